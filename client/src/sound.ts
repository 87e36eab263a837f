import { settings } from "./settings";
import { type Outlet, SOUNDS, type Sound } from "./sounds";

export type { Sound } from "./sounds";

let device: { readonly audio: AudioContext; readonly way: GainNode } | null = null;

/** How loud a volume from 0 to 100 is: an ear hears steps that are equal shares, not equal differences. */
export function loudness(volume: number): number {
  return (Math.max(0, Math.min(100, volume)) / 100) ** 2 * 2;
}

/** The sound device, once the player has touched the page; browsers allow none before. */
function outlet(): Outlet | null {
  const { sound: on, volume } = settings.value;
  if (!on || volume <= 0 || !navigator.userActivation?.hasBeenActive) return null;
  try {
    if (!device) {
      const audio = new AudioContext();
      const way = audio.createGain();
      way.connect(audio.destination);
      device = { audio, way };
    }
    device.way.gain.value = loudness(volume);
    if (device.audio.state === "suspended") void device.audio.resume();
    return device;
  } catch {
    return null;
  }
}

export function sound(which: Sound): void {
  const out = outlet();
  if (!out) return;
  // What has been heard can be seen by tests, which have no ears.
  document.body.setAttribute("data-heard", which);
  SOUNDS[which](out);
}
