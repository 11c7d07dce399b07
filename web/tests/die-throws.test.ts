import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Die from "../src/look/Die.svelte";
import { facesOf, MANNERS, throwOf, type Pose } from "../src/look/throws";
import { LANDS } from "../src/look/tumbling";
import { LENGTHS } from "../src/stage/beats";

const SEEDS = Array.from({ length: MANNERS }, (_, seed) => seed);
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** How far the number looks up: 1 if it lies on top. */
const upward = ({ roll }: Pose): number => Math.cos((roll * Math.PI) / 180);
const gap = (a: Pose, b: Pose): number =>
  Math.hypot(a.x - b.x, a.y - b.y, a.height - b.height) + Math.abs(a.roll - b.roll) / 90;
type Vector = readonly [number, number, number];
/** Where the sides look: top, bottom, front, back, left, right. */
const normal = (side: number): Vector => {
  const away = [1, -1, 1, -1, -1, 1][side]!;
  return [0, 1, 2].map((axis) => (axis === Math.floor(side / 2) ? away : 0)) as unknown as Vector;
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

describe("a throw", () => {
  it("comes to rest in its place, with the number on top", () => {
    for (const seed of SEEDS) {
      const { x, y, height, roll, spin } = throwOf(seed, 2, 0).poses.at(-1)!;
      expect(Math.abs(x) + Math.abs(y) + Math.abs(height) + Math.abs(roll) + Math.abs(spin)).toBeCloseTo(0);
    }
  });

  it("shows its number for good only when it nearly lies still", () => {
    for (const seed of SEEDS) {
      const { poses } = throwOf(seed, 0, 0);
      const hidden = poses.findLastIndex((pose) => upward(pose) < 0.8);
      expect(hidden / (poses.length - 1)).toBeGreaterThan(0.45);
    }
  });

  it("is always the same for the same seed, and each die has its own way", () => {
    expect(throwOf(4, 1, 30)).toEqual(throwOf(4, 1, 30));
    expect(throwOf(4, 1, 30)).not.toEqual(throwOf(4, 2, 30));
  });

  it("looks like no other manner", () => {
    expect(MANNERS).toBeGreaterThanOrEqual(4);
    const ways = SEEDS.map((seed) => throwOf(seed, 0, 0).poses);
    for (const a of SEEDS) {
      for (const b of SEEDS.slice(a + 1)) {
        const apart = ways[a]!.reduce((sum, pose, place) => sum + gap(pose, ways[b]![place]!), 0);
        expect(apart / ways[a]!.length).toBeGreaterThan(0.8);
      }
    }
  });

  it("lies still before its beat is over", () => {
    expect(LANDS).toBeLessThan(LENGTHS.throw);
  });
});

describe("a body of a die", () => {
  it("has every number once, and opposite ones make seven", () => {
    for (const top of NUMBERS) {
      const faces = facesOf(top);
      expect(faces[0]).toBe(top);
      expect([...faces].sort()).toEqual(NUMBERS);
      for (const side of [0, 2, 4]) expect(faces[side]! + faces[side + 1]!).toBe(7);
    }
  });

  it("goes round 1, 2 and 3 in the same sense, whatever lies on top", () => {
    const handed = (faces: readonly number[]): number => {
      const [one, two, three] = [1, 2, 3].map((number) => normal(faces.indexOf(number)));
      return dot(one!, cross(two!, three!));
    };
    expect(new Set(NUMBERS.map((top) => handed(facesOf(top)))).size).toBe(1);
  });

  it("is drawn with its number on top, and flat where it is small", () => {
    const { container } = render(Die, { value: 5, solid: true });
    expect(container.querySelectorAll(".face.top .pip")).toHaveLength(5);
    expect(container.querySelectorAll(".face .pip")).toHaveLength(21);
    const flat = render(Die, { value: 5 });
    expect(flat.container.querySelectorAll(".pip")).toHaveLength(5);
  });
});
