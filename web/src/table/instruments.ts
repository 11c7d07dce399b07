/** What sounds are made of, on the spot: knocks on wood and stone, paper, a drum, a horn. Nothing is recorded. */

let audio: AudioContext | undefined;
let loudness: GainNode | undefined;

/** The loudest that anything gets, before it is evened out. */
const LOUDEST = 1.4;
const SILENCE = 0.0001;

/** Get ready to play; nothing comes back where nothing can be heard. */
export function tune(volume: number): number | undefined {
  if (!volume || !("AudioContext" in globalThis)) return undefined;
  if (!audio || !loudness) {
    audio = new AudioContext();
    loudness = new GainNode(audio);
    // Many dice at once are no louder than a few.
    loudness.connect(new DynamicsCompressorNode(audio, { threshold: -18, ratio: 6 })).connect(audio.destination);
  }
  if (audio.state === "suspended") void audio.resume();
  loudness.gain.value = (volume / 100) ** 1.5 * LOUDEST;
  return audio.currentTime;
}

/** How a body answers to a knock: its tones, how long they ring in seconds, and how much of the knock itself is heard. */
interface Body {
  readonly tones: readonly number[];
  readonly ring: number;
  readonly click: number;
  readonly bright: number;
}

export const WOOD: Body = { tones: [310, 620, 1130], ring: 0.07, click: 0.5, bright: 2400 };
export const BOARD: Body = { tones: [150, 240], ring: 0.11, click: 0.25, bright: 1100 };
export const STONE: Body = { tones: [190, 870, 1640], ring: 0.09, click: 0.8, bright: 3600 };
export const DRUM: Body = { tones: [74, 111], ring: 0.5, click: 0.12, bright: 500 };

const somewhat = (value: number, by = 0.12): number => value * (1 - by + Math.random() * 2 * by);

/** Something falls on something. */
export function knock(at: number, body: Body, loud: number): void {
  const tuned = somewhat(1, 0.08);
  body.tones.forEach((tone, place) => {
    const sounding = new OscillatorNode(audio!, { type: "sine", frequency: tone * tuned * 1.15 });
    sounding.frequency.exponentialRampToValueAtTime(tone * tuned, at + 0.02);
    sounding.connect(fading(at, body.ring / (place + 1), (loud * 0.5) / (place + 1))).connect(loudness!);
    lasts(sounding, at, body.ring);
  });
  const sheen = new BiquadFilterNode(audio!, { type: "bandpass", frequency: somewhat(body.bright), Q: 1.2 });
  const hit = new AudioBufferSourceNode(audio!, { buffer: noise() });
  hit
    .connect(sheen)
    .connect(fading(at, 0.025, loud * body.click))
    .connect(loudness!);
  lasts(hit, at, 0.03);
}

/** Dice: a hard knock, then smaller and quicker ones until they lie still after so many seconds. */
export function tumble(at: number, seconds: number): void {
  let [wait, loud] = [0, 0.5];
  for (let gap = seconds * 0.26; wait < seconds && gap > 0.012; gap *= 0.8) {
    knock(at + wait, WOOD, loud);
    knock(at + wait + somewhat(0.012, 0.6), BOARD, loud * 0.6);
    wait += somewhat(gap, 0.3);
    loud *= 0.86;
  }
}

/** A card goes over the table. */
export function swish(at: number, seconds: number, loud: number): void {
  const paper = new AudioBufferSourceNode(audio!, { buffer: noise(), loop: true });
  const band = new BiquadFilterNode(audio!, { type: "bandpass", frequency: 900, Q: 0.8 });
  band.frequency.setValueAtTime(900, at);
  band.frequency.exponentialRampToValueAtTime(3800, at + seconds * 0.6);
  band.frequency.exponentialRampToValueAtTime(1500, at + seconds);
  const swell = new GainNode(audio!, { gain: SILENCE });
  swell.gain.setValueAtTime(SILENCE, at);
  swell.gain.exponentialRampToValueAtTime(loud, at + seconds * 0.55);
  swell.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  paper.connect(band).connect(swell).connect(loudness!);
  lasts(paper, at, seconds);
}

/** A horn blows some notes, each so many seconds after the one before. */
export function blow(at: number, notes: readonly number[], apart: number, loud: number): void {
  notes.forEach((note, place) => {
    const start = at + place * apart;
    const length = place < notes.length - 1 ? apart * 1.2 : apart * 3;
    const mellow = new BiquadFilterNode(audio!, { type: "lowpass", frequency: note * 2, Q: 0.6 });
    mellow.frequency.setValueAtTime(note * 1.5, start);
    mellow.frequency.linearRampToValueAtTime(note * 4, start + length * 0.3);
    const breath = new GainNode(audio!, { gain: SILENCE });
    breath.gain.setValueAtTime(SILENCE, start);
    breath.gain.exponentialRampToValueAtTime(loud, start + 0.06);
    breath.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    for (const [type, detune] of [
      ["sawtooth", -4],
      ["triangle", 4],
    ] as const) {
      const tone = new OscillatorNode(audio!, { type, frequency: note, detune });
      tone.connect(mellow);
      lasts(tone, start, length);
    }
    mellow.connect(breath).connect(loudness!);
  });
}

function lasts(source: AudioScheduledSourceNode, from: number, seconds: number): void {
  source.start(from);
  source.stop(from + seconds + 0.02);
}

function fading(at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(audio!, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  return gain;
}

let hiss: AudioBuffer | undefined;

function noise(): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio!.createBuffer(1, audio!.sampleRate / 2, audio!.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return hiss;
}
