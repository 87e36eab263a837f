import { settings } from "./settings";

// All sounds are made here: a tile on stone is a knock of filtered noise over a low, short tone; points ring.

let context: AudioContext | null = null;

/** The sound device, once the player has touched the page; browsers allow none before. */
function device(): AudioContext | null {
  if (!settings.value.sound || !navigator.userActivation?.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

interface Tone {
  readonly pitch: number;
  readonly to?: number;
  readonly length: number;
  readonly volume: number;
  readonly shape?: OscillatorType;
  readonly after?: number;
}

function tone(
  audio: AudioContext,
  { pitch, to = pitch, length, volume, shape = "sine", after = 0 }: Tone,
): void {
  const start = audio.currentTime + after;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

function knock(audio: AudioContext, brightness: number, volume: number): void {
  const length = 0.06;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = brightness;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export type Sound =
  | "pick"
  | "turn"
  | "lay"
  | "land"
  | "flip"
  | "theirs"
  | "point"
  | "no"
  | "tick"
  | "won"
  | "lost";

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  pick: (audio) => knock(audio, 2600, 0.12),
  turn: (audio) => knock(audio, 3600, 0.08),
  lay: (audio) => {
    knock(audio, 1300, 0.5);
    tone(audio, { pitch: 190, to: 95, length: 0.12, volume: 0.22 });
  },
  land: (audio) => knock(audio, 1700, 0.22),
  flip: (audio) => {
    knock(audio, 4200, 0.12);
    knock(audio, 2400, 0.1);
  },
  theirs: (audio) => {
    knock(audio, 900, 0.42);
    tone(audio, { pitch: 150, to: 75, length: 0.14, volume: 0.2 });
  },
  point: (audio) => {
    tone(audio, { pitch: 988, length: 0.16, volume: 0.07, shape: "triangle", after: 0.06 });
    tone(audio, { pitch: 1319, length: 0.2, volume: 0.06, shape: "triangle", after: 0.13 });
  },
  no: (audio) => tone(audio, { pitch: 130, to: 98, length: 0.16, volume: 0.16, shape: "triangle" }),
  tick: (audio) => knock(audio, 2000, 0.1),
  won: (audio) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries())
      tone(audio, { pitch, length: 0.3, volume: 0.09, shape: "triangle", after: i * 0.11 });
  },
  lost: (audio) => {
    for (const [i, pitch] of [392, 330, 262].entries())
      tone(audio, { pitch, length: 0.34, volume: 0.08, shape: "triangle", after: i * 0.15 });
  },
};

export function sound(which: Sound): void {
  const audio = device();
  if (audio) SOUNDS[which](audio);
}
