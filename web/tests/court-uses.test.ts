import { describe, expect, test } from "vitest";
import { joins, mostDice, outcomes, picks, plainUse, usesOf, type UseChoice } from "../src/games/court/uses";
import type { CourtChoice } from "../src/games/court/view";

const use = (character: string, before: number[], after: number[]): CourtChoice => ({
  do: `use ${character} ${before.join("-")}>${after.join("-")}`,
  action: { type: "use", character, before, after },
});
const ROLL: CourtChoice = { do: "roll", action: { type: "roll" } };
const ADD: CourtChoice = { do: "add laborer", action: { type: "add", character: "laborer", number: null } };
const QUEEN = [1, 2, 3].map((number): CourtChoice => ({
  do: `add queen ${number}`,
  action: { type: "add", character: "queen", number },
}));

describe("a character's uses", () => {
  const legal = [
    ROLL,
    ADD,
    ...QUEEN,
    use("alchemist", [1, 5], [3, 3]),
    use("alchemist", [1, 5], [2, 4]),
    use("alchemist", [2, 5, 5], [4, 4, 4]),
    use("magician", [1], [6]),
  ];
  const alchemist = usesOf(legal, "alchemist");

  test("are those of the legal actions that name it", () => {
    expect(alchemist).toHaveLength(3);
    expect(usesOf(legal, "knight")).toEqual([]);
  });

  test("happen at once where nothing is to be chosen", () => {
    expect(plainUse(usesOf(legal, "laborer"))?.do).toBe("add laborer");
    expect(plainUse(usesOf(legal, "queen"))).toBeUndefined();
    expect(plainUse(usesOf(legal, "magician"))).toBeUndefined();
    expect(plainUse([])).toBeUndefined();
  });

  test("take as many dice as the largest of them", () => {
    expect(mostDice(alchemist)).toBe(3);
    expect(mostDice(usesOf(legal, "queen"))).toBe(0);
  });

  test("offer only dice that can lead to something", () => {
    expect(joins(alchemist, [], 2)).toBe(true);
    expect(joins(alchemist, [], 6)).toBe(false);
    expect(joins(alchemist, [2, 5], 5)).toBe(true);
    expect(joins(alchemist, [2, 2], 1)).toBe(false);
  });

  test("show what becomes of all chosen dice, also of one that stays", () => {
    const dice = outcomes(alchemist, [1, 2, 5]).map((outcome) => outcome.dice);
    expect(dice).toEqual([
      [2, 3, 3],
      [2, 2, 4],
    ]);
  });

  test("show nothing before enough dice are chosen", () => {
    expect(outcomes(alchemist, [5])).toEqual([]);
  });

  test("of the Queen are the numbers of a new die", () => {
    const queen: UseChoice[] = usesOf(legal, "queen");
    expect(outcomes(queen, []).map((outcome) => outcome.dice)).toEqual([[1], [2], [3]]);
  });
});

test("dice are picked from the lowest number to the highest, and then it is done", () => {
  expect(picks([5, 2, 5, 1])).toEqual(["pick 1x1", "pick 1x2", "pick 2x5", "done"]);
});
