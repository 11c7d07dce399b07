import { describe, expect, it } from "vitest";
import { FACTS } from "../src/games/knights/generated";
import { layoutOf, shared, TOUCH } from "../src/games/knights/layout";
import { stepOf } from "../src/games/knights/overlap";

/** What is left for the board on each screen that we care for, beside edge and dock. */
const BOARDS = {
  "360x640": [360, 513],
  "390x844": [390, 717],
  "844x390": [684, 326],
  "820x1180": [820, 1060],
  "1180x820": [1180, 700],
  "1280x720": [1280, 600],
  "1440x900": [1440, 780],
  "1440x900 with the log": [1160, 780],
  "2560x1440": [2560, 1320],
  "a lesson on a phone": [390, 520],
  "a lesson on a phone on its side": [434, 390],
  "a replay on a phone on its side": [668, 330],
} as const;
const CASES = Object.entries(BOARDS).flatMap(([screen, [width, height]]) =>
  [2, 3, 4, 5, 6].map((players) => ({ screen, width, height, players })),
);

describe.each(CASES)("$screen with $players", ({ width, height, players }) => {
  const others = players - 1;
  const layout = layoutOf(width, height, others);
  const { mode, pad, gap, seat, own, arena, stacks, duel, dice } = layout;

  it("has room for everybody and for the cloth, one beside or below the other", () => {
    const beside = mode === "wide" ? others : 1;
    const below = others / beside;
    const seats = {
      width: beside * seat.width + (beside - 1) * gap,
      height: below * seat.height + (below - 1) * gap,
    };
    const across =
      mode === "short" ? seats.width + gap + arena.width : Math.max(seats.width, arena.width, own.width);
    const down = mode === "short" ? Math.max(seats.height, arena.height) : seats.height + gap + arena.height;
    expect(across).toBeLessThanOrEqual(width - 2 * pad);
    expect(down + gap + own.height).toBeLessThanOrEqual(height - 2 * pad);
  });

  it("has room on the cloth for stacks, duel and dice", () => {
    const piles = mode === "wide" ? 0 : stacks.height + gap;
    expect(piles + duel.height + gap + dice.height + 2 * gap).toBeLessThanOrEqual(arena.height + 1);
    const across = dice.columns * dice.die + (mode === "wide" ? stacks.width + 2 * duel.face : 0);
    expect(across).toBeLessThanOrEqual(arena.width);
    expect(dice.columns * Math.ceil(FACTS.dice / dice.columns)).toBe(FACTS.dice);
  });

  it("lets a finger hit every card", () => {
    for (const { card, cardHeight, height: high, rows, head } of [seat, own]) {
      expect(Math.min(card, cardHeight)).toBeGreaterThanOrEqual(TOUCH);
      const above = mode === "wide" && rows * cardHeight + head < high ? head : 0;
      expect(rows * cardHeight + above).toBeLessThanOrEqual(high);
    }
    expect(stacks.card).toBeGreaterThanOrEqual(TOUCH);
  });

  it("has large dice", () => {
    expect(dice.die).toBeGreaterThanOrEqual(mode === "wide" && width >= 1160 ? 84 : 56);
    expect(dice.slide).toBeGreaterThan(0);
  });
});

it("shares what is left by what each part wishes, and never takes from the least", () => {
  const parts = [
    { least: 10, ideal: 30 },
    { least: 20, ideal: 60 },
  ];
  expect(shared(30, parts)).toEqual([10, 20]);
  expect(shared(60, parts)).toEqual([20, 40]);
  expect(shared(500, parts)).toEqual([30, 60]);
  expect(shared(0, parts)).toEqual([10, 20]);
});

it("lays cards side by side, and over each other only where they have no room", () => {
  expect(stepOf(3, 50, 400, 4)).toBe(54);
  const step = stepOf(9, 50, 250, 4);
  expect(8 * step + 50).toBeLessThanOrEqual(250);
  expect(step).toBeGreaterThan(12);
});
