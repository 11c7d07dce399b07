/** How dice are thrown: seeded, so that a replay looks as the match did; a die is in the middle of its place when it lies still. */

/** Where a die is at a moment of its throw: lengths in edges of the die, angles in degrees. */
export interface Pose {
  /** From the place where it comes to rest. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Turned like a wheel in the direction in which it is thrown; 0 shows its number. */
  readonly roll: number;
  /** Turned like a top. */
  readonly spin: number;
}

/** A throw as the share of the way that is left, the height and the turns at any time from 0 to 1. */
interface Style {
  readonly way: (time: number) => number;
  readonly height: (time: number) => number;
  readonly roll: (time: number) => number;
  readonly spin: (time: number) => number;
}

const QUARTER = 90;
const TURN = 360;

const between = (time: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));
const smooth = (share: number): number => share * share * (3 - 2 * share);
/** Something that slows down until it rests. */
const fading = (time: number, power: number): number => (1 - time) ** power;
/** A jump from the ground back to the ground. */
const hop = (time: number, from: number, to: number, high: number): number => {
  const share = between(time, from, to);
  return 4 * high * share * (1 - share);
};
/** How high the middle of a cube lies that rolls over its edges. */
const overEdges = (degrees: number): number => {
  const angle = (degrees * Math.PI) / (2 * QUARTER);
  return (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) - 1) / 2;
};
const nothing = (): number => 0;

const STYLES: readonly Style[] = [
  // Rolls in over its edges.
  rolling(
    (time) => -5 * QUARTER * fading(time, 2.2),
    (time) => fading(time, 2.2),
  ),
  // Flies in high and bounces.
  {
    way: (time) => fading(time, 1.5),
    height: (time) => {
      const falls = between(time, 0, 0.42);
      const first = 2.4 * (1 - falls * falls);
      return first + hop(time, 0.42, 0.74, 0.7) + hop(time, 0.74, 0.92, 0.18);
    },
    roll: (time) => -2 * TURN * (1 - smooth(between(time, 0, 0.92))),
    spin: (time) => 200 * fading(time, 2),
  },
  // Dances on a corner and falls over.
  {
    way: (time) => fading(time, 2) * Math.cos(time * 5),
    height: (time) => 0.3 * (1 - smooth(between(time, 0.6, 0.92))),
    roll: (time) => -225 * (1 - smooth(between(time, 0.55, 0.94))),
    spin: (time) => 1080 * fading(time, 1.7),
  },
  // Runs against the edge of the table and comes back.
  rolling(
    (time) => QUARTER * (time < 0.5 ? 5 - 14 * time : -2 + 2 * smooth(between(time, 0.5, 0.95))),
    (time) => (time < 0.5 ? 1 - 2.7 * time : -0.35 + 0.35 * smooth(between(time, 0.5, 0.95))),
  ),
  // Drops out of the hand and tumbles where it falls.
  {
    way: (time) => 0.22 * fading(time, 1.2),
    height: (time) => {
      const falls = between(time, 0, 0.36);
      return 3.4 * (1 - falls * falls) + hop(time, 0.36, 0.66, 0.9) + hop(time, 0.66, 0.86, 0.25);
    },
    roll: (time) => -TURN * 1.25 * fading(between(time, 0, 0.88), 1.25),
    spin: (time) => -320 * fading(time, 1.6),
  },
  // Slides in on its side and tips over at the end.
  {
    way: (time) => fading(time, 2.6),
    height: (time) => overEdges(QUARTER * (1 - smooth(between(time, 0.62, 0.92)))),
    roll: (time) => -QUARTER * (1 - smooth(between(time, 0.62, 0.92))),
    spin: (time) => 420 * fading(between(time, 0, 0.7), 2.4),
  },
];
export const MANNERS = STYLES.length;

function rolling(roll: Style["roll"], way: Style["way"]): Style {
  return { way, roll, height: (time) => overEdges(roll(time)), spin: nothing };
}

/** Numbers from 0 to 1 that look like chance, always the same for the same seeds. */
export function seeded(...seeds: readonly number[]): () => number {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ (seed + 0x9e3779b9), 0x85ebca6b), 0x1b873593);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Throw {
  /** The direction of the throw in degrees: 0 goes to the right, 90 towards oneself. */
  readonly direction: number;
  /** From the first moment to the last, at equal intervals. */
  readonly poses: readonly Pose[];
}

const SAMPLES = 26;
const NEAR = 2.6;

/**
 * The throw of one die. Dice of the same throw have the same `seed` and fly in the same manner, each in its own way;
 * the next seed is another manner. `towards` is where they are thrown, in degrees.
 */
export function throwOf(seed: number, die: number, towards: number): Throw {
  const { way, height, roll, spin } = STYLES[seed % MANNERS]!;
  const chance = seeded(seed, die + 1);
  const direction = towards + (chance() - 0.5) * 50;
  const far = NEAR + chance() * 1.4;
  const side = chance() < 0.5 ? -1 : 1;
  const angle = (direction * Math.PI) / 180;
  const poses = Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const time = sample / SAMPLES;
    const left = far * way(time);
    return {
      x: -Math.cos(angle) * left,
      y: -Math.sin(angle) * left,
      height: height(time),
      roll: roll(time),
      spin: side * spin(time),
    };
  });
  return { direction, poses };
}

/** How crooked a die lies when it has come to rest, in degrees. */
export const crookedness = (seed: number, die: number): number => (seeded(seed, die + 1, 7)() - 0.5) * 16;

/** The six numbers as they lie: on top, below, in front, behind, on the left, on the right; opposite ones make seven. */
export function facesOf(top: number): readonly number[] {
  const [front, right] = NEIGHBOURS[top] ?? [0, 0];
  const opposite = (number: number): number => (number ? 7 - number : 0);
  return [top, opposite(top), front, opposite(front), opposite(right), right];
}

/** What lies in front and on the right, by the number on top, on a die whose 1, 2 and 3 go round against the clock. */
const NEIGHBOURS: Readonly<Record<number, readonly [number, number]>> = {
  1: [2, 3],
  2: [3, 1],
  3: [1, 2],
  4: [2, 1],
  5: [1, 3],
  6: [3, 2],
};
