import { describe, expect, test } from "vitest";
import { follow, without } from "../src/games/court/dice";
import type { CourtView } from "../src/games/court/view";
import type { Event } from "../src/games/court/generated";

const view = (active: number[], aside: number[] = []) => ({ active, aside }) as unknown as CourtView;
const rolled = (...dice: number[]): Event[] => [
  { code: "court-event-roll", facts: { seat: 0, dice: dice.join(" ") } },
];
const shown = (dice: ReturnType<typeof follow>, place: string) =>
  dice.filter((die) => die.place === place).map((die) => die.value);

describe("the dice of a turn", () => {
  test("a first roll brings dice that are all thrown", () => {
    const dice = follow([], view([2, 3, 5]), rolled(2, 3, 5));
    expect(dice.map((die) => die.thrown)).toEqual([true, true, true]);
    expect(new Set(dice.map((die) => die.id)).size).toBe(3);
  });

  test("a die that is set aside stays the same die", () => {
    const before = follow([], view([2, 3, 5]), rolled(2, 3, 5));
    const dice = follow(before, view([2, 5], [3]), []);
    expect(dice.find((die) => die.place === "aside")?.id).toBe(before[1]!.id);
    expect(dice.some((die) => die.thrown)).toBe(false);
  });

  test("rolling again throws every active die and none that is set aside", () => {
    const first = follow([], view([2, 3, 5]), rolled(2, 3, 5));
    const kept = follow(first, view([2, 5], [3]), []);
    const dice = follow(kept, view([2, 5], [3]), rolled(2, 5));
    expect(dice.filter((die) => die.thrown).map((die) => die.value)).toEqual([2, 5]);
    expect(dice.filter((die) => die.place === "active").map((die) => die.throws)).toEqual([2, 2]);
  });

  test("the fool throws one die and leaves the others alone", () => {
    const before = follow([], view([2, 3, 5]), rolled(2, 3, 5));
    const dice = follow(before, view([2, 4, 5]), [
      { code: "court-event-use", facts: { seat: 0, character: "fool" } },
      ...rolled(4),
    ]);
    expect(dice.map((die) => [die.id, die.value, die.thrown])).toEqual([
      [before[0]!.id, 2, false],
      [before[1]!.id, 4, true],
      [before[2]!.id, 5, false],
    ]);
  });

  test("a changed die keeps its place and is not thrown", () => {
    const before = follow([], view([1, 4, 6]), rolled(1, 4, 6));
    const dice = follow(before, view([1, 5, 6]), [
      { code: "court-event-change", facts: { seat: 0, character: "magician", before: "4", after: "5" } },
    ]);
    expect(dice.map((die) => die.value)).toEqual([1, 5, 6]);
    expect(dice[1]!.id).toBe(before[1]!.id);
    expect(dice[1]!.thrown).toBe(false);
  });

  test("an added die is new and comes last", () => {
    const before = follow([], view([4, 6]), rolled(4, 6));
    const dice = follow(before, view([1, 4, 6]), [
      { code: "court-event-add", facts: { seat: 0, character: "laborer" } },
    ]);
    expect(dice.map((die) => die.value)).toEqual([4, 6, 1]);
    expect(before.map((die) => die.id)).not.toContain(dice[2]!.id);
  });

  test("whatever jump a replay makes, the dice are those of the position, each once", () => {
    const before = follow([], view([1, 1, 6], [5, 5]), []);
    for (const [active, aside] of [
      [
        [6, 6],
        [1, 1, 1, 5],
      ],
      [[], [2, 2]],
      [[3], []],
    ] as const) {
      const dice = follow(before, view([...active], [...aside]), []);
      expect(shown(dice, "active")).toEqual(active);
      expect(shown(dice, "aside")).toEqual(aside);
      expect(new Set(dice.map((die) => die.id)).size).toBe(dice.length);
    }
  });

  test("numbers are taken away as often as they occur", () => {
    expect(without([5, 5, 2], [5, 1])).toEqual([5, 2]);
  });
});
