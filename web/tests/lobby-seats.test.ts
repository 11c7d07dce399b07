import { beforeEach, expect, test } from "vitest";
import { opponents } from "../src/lobby/house.svelte";
import { seatsOf, usualSitters } from "../src/lobby/seats";

const FIVE = ["page", "squire", "steward", "marshal", "sovereign"];
const gameFor = (players: number[], bots = FIVE) => ({ name: "some", players, bots });

beforeEach(() => opponents.choose("some", "steward"));

test("a table begins with you and two players of the house", () => {
  expect(usualSitters(gameFor([2, 3, 4]))).toEqual(["you", "bot steward", "bot steward", "none"]);
  expect(usualSitters(gameFor([2]))).toEqual(["you", "bot steward"]);
  expect(usualSitters(gameFor([4, 5]))).toEqual(["you", ...Array<string>(3).fill("bot steward"), "none"]);
});

test("they are those whom one played against last", () => {
  opponents.choose("some", "page");
  expect(usualSitters(gameFor([2, 3]))).toEqual(["you", "bot page", "bot page"]);
});

test("where the house has no player, seats are open", () => {
  expect(usualSitters(gameFor([2, 3], []))).toEqual(["you", "open", "open"]);
});

test("nobody takes no seat, and yours is the first that is open", () => {
  expect(seatsOf(["you", "bot page", "reserved", "none", "open"])).toEqual([
    { kind: "open" },
    { kind: "bot", bot: "page" },
    { kind: "reserved" },
    { kind: "open" },
  ]);
});
