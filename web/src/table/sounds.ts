/** Dice on wood, stone on stone, a quiet horn, and what a phone lets feel of them; made on the spot. */

import { settings } from "../settings/settings.svelte";

let context: AudioContext | undefined;

const SOUNDS = {
  dice: () => rattle(4, 1800, 0.05),
  stone: () => rattle(1, 420, 0.12),
  piece: () => rattle(1, 900, 0.05),
  capture: () => rattle(2, 700, 0.08),
  turn: () => horn([220, 330]),
  won: () => horn([262, 330, 392]),
};
type Sound = keyof typeof SOUNDS;

/** How long a phone trembles, and pauses, in milliseconds. */
const TREMBLES: Partial<Record<Sound, number[]>> = {
  dice: [12, 40, 12, 60, 12],
  capture: [35],
  turn: [25, 60, 25],
};
/** The loudest that anything gets. */
const LOUDEST = 1.6;

/** What is heard of each event; a game says it by the last part of an event's code. */
export type Sounds<Name extends string = string> = Readonly<Partial<Record<Name, Sound>>>;

export const soundOf = (sounds: Sounds, code: string): Sound | undefined => sounds[code.split("-event-")[1] ?? ""];

/** Let something be heard and felt, as far as that is wished; browsers allow neither before the first click. */
export function perform(sound: Sound | undefined): void {
  if (!sound || navigator.userActivation?.hasBeenActive === false) return;
  const { volume, haptics } = settings.wishes;
  if (volume && "AudioContext" in globalThis) SOUNDS[sound]();
  const trembles = TREMBLES[sound];
  if (haptics && trembles) navigator.vibrate?.(trembles);
}

/** Short knocks of filtered noise. */
function rattle(knocks: number, pitch: number, length: number): void {
  const audio = (context ??= new AudioContext());
  for (let knock = 0; knock < knocks; knock += 1) {
    const start = audio.currentTime + knock * 0.07 + Math.random() * 0.03;
    const noise = new AudioBufferSourceNode(audio, { buffer: crackle(audio, length) });
    const body = new BiquadFilterNode(audio, {
      type: "bandpass",
      frequency: pitch * (0.8 + Math.random() * 0.4),
      Q: 3,
    });
    noise
      .connect(body)
      .connect(faded(audio, start, length, 0.5))
      .connect(audio.destination);
    noise.start(start);
  }
}

function crackle(audio: AudioContext, length: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function horn(notes: number[]): void {
  const audio = (context ??= new AudioContext());
  notes.forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.16;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    tone.connect(faded(audio, start, 0.4, 0.12)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}

function faded(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const wanted = (loudness * LOUDEST * settings.wishes.volume) / 100;
  const gain = new GainNode(audio, { gain: wanted });
  gain.gain.setValueAtTime(wanted, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  return gain;
}
