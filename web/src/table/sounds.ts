/** Dice on wood, stone on stone, a horn on your turn, and what a phone lets feel of them: what a beat sounds like. */

import { LANDS } from "../look/tumbling";
import { settings } from "../settings/settings.svelte";
import { blow, BOARD, DRUM, knock, STONE, swish, tumble, tune, WOOD } from "./instruments";

/** Each begins at a time, and is as long as the stage's tempo lets it be. */
const SOUNDS = {
  dice: (at, tempo) => tumble(at, (LANDS / 1000) * tempo),
  stone: (at) => (knock(at, STONE, 0.5), knock(at + 0.05, STONE, 0.2)),
  piece: (at) => (knock(at, WOOD, 0.25), knock(at, BOARD, 0.25)),
  card: (at, tempo) => (swish(at, 0.24 * tempo, 0.12), knock(at + 0.26 * tempo, BOARD, 0.12)),
  capture: (at, tempo) => (swish(at, 0.34 * tempo, 0.2), knock(at + 0.38 * tempo, BOARD, 0.5)),
  miss: (at) => (knock(at, BOARD, 0.3), knock(at + 0.14, BOARD, 0.2)),
  drum: (at) => (knock(at, DRUM, 0.6), knock(at + 0.22, DRUM, 0.35), knock(at + 0.33, DRUM, 0.5)),
  fanfare: (at) => blow(at, [196, 262, 330], 0.15, 0.1),
  turn: (at) => blow(at, [220, 330], 0.17, 0.09),
  won: (at) => blow(at, [262, 262, 330, 392, 523], 0.15, 0.12),
} satisfies Record<string, (at: number, tempo: number) => void>;
type Sound = keyof typeof SOUNDS;

/** How long a phone trembles, and pauses, in milliseconds. */
const TREMBLES: Partial<Record<Sound, number[]>> = {
  dice: [12, 40, 12, 60, 12],
  capture: [35],
  turn: [25, 60, 25],
  won: [40, 60, 40, 60, 90],
};
/** What begins within so many milliseconds of the same sound is not heard again: an instant tells many beats. */
const SOON = 90;

/** What is heard of each event; a game says it by the last part of an event's code. */
export type Sounds<Name extends string = string> = Readonly<Partial<Record<Name, Sound>>>;

const last = new Map<Sound, number>();

/** Let what happens in a beat be heard, once each. */
export function hear(sounds: Sounds, moved: readonly { code: string }[], tempo: number): void {
  const found = moved.map(({ code }) => sounds[code.split("-event-")[1] ?? ""]);
  for (const sound of new Set(found)) if (sound) perform(sound, tempo);
}

/** Let something be heard and felt, as far as that is wished; browsers allow neither before the first click. */
export function perform(sound: Sound, tempo = 1): void {
  const now = performance.now();
  if (now - (last.get(sound) ?? -SOON) < SOON || navigator.userActivation?.hasBeenActive === false) return;
  last.set(sound, now);
  const { volume, haptics } = settings.wishes;
  const at = tune(volume);
  if (at !== undefined) SOUNDS[sound](at, tempo || 1);
  const trembles = TREMBLES[sound];
  if (haptics && trembles) navigator.vibrate?.(trembles);
}
