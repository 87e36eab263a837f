// All sounds are made here: a tile on stone is a knock of filtered noise over a low, short tone; points ring.

/** Where sounds go: a device, and what they pass on their way to it, which sets how loud they are. */
export interface Outlet {
  readonly audio: AudioContext;
  readonly way: AudioNode;
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
  { audio, way }: Outlet,
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
  source.connect(gain).connect(way);
  source.start(start);
  source.stop(start + length);
}

/** Noise that dies away, by its length in seconds; it is made once, for it takes longer than a board is drawn. */
const noises = new Map<number, AudioBuffer>();

function noise(audio: AudioContext, length: number): AudioBuffer {
  const known = noises.get(length);
  if (known) return known;
  const made = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  noises.set(length, made);
  return made;
}

interface Knock {
  /** The pitch around which the noise lies. */
  readonly brightness: number;
  readonly volume: number;
  readonly length?: number;
  readonly kind?: BiquadFilterType;
}

function knock(
  { audio, way }: Outlet,
  { brightness, volume, length = 0.06, kind = "bandpass" }: Knock,
): void {
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise(audio, length);
  filter.type = kind;
  filter.frequency.value = brightness;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(way);
  source.start();
}

export type Sound = keyof typeof SOUNDS;

export const SOUNDS = {
  pick: (out: Outlet) => knock(out, { brightness: 2600, volume: 0.12 }),
  turn: (out: Outlet) => knock(out, { brightness: 3600, volume: 0.08 }),
  lay: (out: Outlet) => {
    knock(out, { brightness: 1300, volume: 0.5 });
    tone(out, { pitch: 190, to: 95, length: 0.12, volume: 0.22 });
  },
  /** A move that waits for its turn: a tile that is set down softly, twice. */
  set: (out: Outlet) => {
    knock(out, { brightness: 1500, volume: 0.16 });
    tone(out, { pitch: 330, length: 0.08, volume: 0.05, after: 0.09 });
  },
  land: (out: Outlet) => knock(out, { brightness: 1700, volume: 0.22 }),
  flip: (out: Outlet) => {
    knock(out, { brightness: 4200, volume: 0.12 });
    knock(out, { brightness: 2400, volume: 0.1 });
  },
  theirs: (out: Outlet) => {
    knock(out, { brightness: 900, volume: 0.42 });
    tone(out, { pitch: 150, to: 75, length: 0.14, volume: 0.2 });
  },
  /** A volcano opens: a rumble below a hiss. */
  eruption: (out: Outlet) => {
    knock(out, { brightness: 240, volume: 0.7, length: 0.5, kind: "lowpass" });
    knock(out, { brightness: 2200, volume: 0.07, length: 0.3 });
    tone(out, { pitch: 70, to: 38, length: 0.45, volume: 0.3 });
  },
  /** Corner meets corner: the spark between two tiles. */
  contact: (out: Outlet) => {
    knock(out, { brightness: 5200, volume: 0.1 });
    tone(out, { pitch: 1568, to: 2093, length: 0.09, volume: 0.06, shape: "triangle", after: 0.05 });
    tone(out, { pitch: 2093, length: 0.22, volume: 0.05, shape: "triangle", after: 0.12 });
  },
  point: (out: Outlet) => {
    tone(out, { pitch: 988, length: 0.16, volume: 0.07, shape: "triangle", after: 0.06 });
    tone(out, { pitch: 1319, length: 0.2, volume: 0.06, shape: "triangle", after: 0.13 });
  },
  no: (out: Outlet) => tone(out, { pitch: 130, to: 98, length: 0.16, volume: 0.16, shape: "triangle" }),
  /** Time runs low: twice, so that it is no move. */
  low: (out: Outlet) => {
    tone(out, { pitch: 660, length: 0.12, volume: 0.1, shape: "triangle" });
    tone(out, { pitch: 660, length: 0.12, volume: 0.1, shape: "triangle", after: 0.18 });
  },
  tick: (out: Outlet) => knock(out, { brightness: 2000, volume: 0.1 }),
  won: (out: Outlet) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries())
      tone(out, { pitch, length: 0.3, volume: 0.09, shape: "triangle", after: i * 0.11 });
  },
  lost: (out: Outlet) => {
    for (const [i, pitch] of [392, 330, 262].entries())
      tone(out, { pitch, length: 0.34, volume: 0.08, shape: "triangle", after: i * 0.15 });
  },
} satisfies Readonly<Record<string, (out: Outlet) => void>>;
