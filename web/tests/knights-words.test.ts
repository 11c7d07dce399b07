import { describe, expect, it } from "vitest";
import { bestKeep, chances } from "../src/games/knights/advice";
import type { Goal } from "../src/games/knights/generated";
import { written } from "../src/games/knights/notation";
import { diceOf, ownedCard } from "../src/games/knights/view";
import { cardLines, inWords, missingWords, needs } from "../src/games/knights/wording";

describe("what a card asks for", () => {
  it("is a set and a kicker", () => {
    expect(diceOf("3-3-3+2")).toEqual({ set: [3, 3, 3], kicker: 2 });
    expect(diceOf("5-5")).toEqual({ set: [5, 5], kicker: null });
    expect(diceOf("none")).toEqual({ set: [], kicker: null });
    expect(diceOf(null)).toEqual({ set: [], kicker: null });
  });

  it("is told in words, with what the card does", () => {
    expect(inWords("3-3-3+2")).toBe("3 × 3 and a 2");
    expect(cardLines("die-4 3-3-3+2")).toEqual(["Beat 3 × 3 and a 2.", "Counts as one more 4 whenever you roll."]);
    expect(cardLines("tournament")).toHaveLength(1);
    expect(cardLines("king")[0]).toBe("Beat 4 × 5 and a 1.");
  });
});

describe("what is missing", () => {
  it("names every nearest way", () => {
    const ways = [
      { number: 3, more: 1 },
      { number: 4, more: 0, kicker: 2 },
    ];
    expect(missingWords(ways)).toBe("Missing: one more 3 or a 2 or higher beside them.");
    expect(missingWords([{ number: 5, more: 2, kicker: 5 }])).toBe("Missing: 2 more 5s and a 5 beside them.");
  });

  it("names the nearest way to win first", () => {
    const goals: Goal[] = [
      { ending: "four-castles", castles: 3, tournaments: 0 },
      { ending: "tournaments", castles: 1, tournaments: 1 },
      { ending: "king", castles: 2, tournaments: 0 },
    ];
    expect(needs(goals)).toEqual([
      "one castle and one tournament",
      "3 castles",
      "2 castles and a victory over the king",
    ]);
  });
});

describe("the coach", () => {
  const advice = {
    choices: [
      { do: "keep 4-4", exact: true, best: true, chance: 0.5 },
      { do: "keep 4-4-5", exact: true, best: true, chance: 0.5 },
      { do: "keep none", exact: true, chance: 0.1 },
    ],
  };

  it("keeps the most dice among equally good ones", () => {
    expect(bestKeep(advice)).toEqual([4, 4, 5]);
    expect(bestKeep({ choices: [{ do: "keep none", exact: true, best: true, chance: 1 }] })).toEqual([]);
  });

  it("says nothing where nothing hangs on dice", () => {
    expect(bestKeep(undefined)).toBeUndefined();
    expect(bestKeep({})).toBeUndefined();
    expect(chances({}).size).toBe(0);
    expect(chances(advice).get("keep none")).toBe(0.1);
  });
});

describe("the table", () => {
  it("writes dice to keep in the game's notation", () => {
    expect(written({ type: "keep", dice: [5, 2, 5] })).toBe("keep 2-5-5");
    expect(written({ type: "keep", dice: [] })).toBe("keep none");
  });

  it("finds a player's card by its kind", () => {
    const seat = {
      castles: ["red 3-3-3+1"],
      specials: ["die-4 3-3-3+2"],
      tournaments: 0,
      castle_guard: [],
      card_guard: null,
    };
    expect(ownedCard(seat, "die-4")).toBe("die-4 3-3-3+2");
    expect(ownedCard(seat, "catapult")).toBe("catapult");
  });
});
