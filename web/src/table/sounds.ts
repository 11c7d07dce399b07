/** Dice on wood, stone on stone, a quiet horn: made on the spot, off until asked for. */

import { settings } from "../settings/settings.svelte";

let context: AudioContext | undefined;

const SOUNDS: [RegExp, () => void][] = [
  [/-event-roll$/, () => rattle(4, 1800, 0.05)],
  [/-event-(build|foundation|shift|raise)/, () => rattle(1, 420, 0.12)],
  [/-event-(keep|aside|move|deploy|king)/, () => rattle(1, 900, 0.05)],
  [/^your-turn$/, () => horn([220, 330])],
  [/-event-won$/, () => horn([262, 330, 392])],
];

export function play(code: string): void {
  if (settings.wishes.sound) SOUNDS.find(([pattern]) => pattern.test(code))?.[1]();
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
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  return gain;
}
