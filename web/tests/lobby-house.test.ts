import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { housePlayers, inOneLine, opponents } from "../src/lobby/house.svelte";
import HouseChoice from "../src/lobby/HouseChoice.svelte";
import type { GameInfo } from "../src/wire/generated";

const FIVE = ["page", "squire", "steward", "marshal", "sovereign"];
const gameOf = (name: string, bots: string[]) => ({ name, bots }) as GameInfo;

beforeEach(() => localStorage.clear());

test("the house is told weakest first, each with a strength and a character", () => {
  const players = housePlayers(gameOf("knights", FIVE));
  expect(players.map(({ strength }) => strength)).toEqual([1, 2, 3, 4, 5]);
  expect(players.every(({ character }) => character)).toBe(true);
  expect(inOneLine(players[2]!)).toMatch(/^Steward \(3\/5\) – Weighs/);
});

test("a house of one has no strength to compare", () => {
  const [only] = housePlayers(gameOf("pig", ["steward"]));
  expect(inOneLine(only!)).toMatch(/^Bot: Steward/);
});

test("one plays against the middle of the house until one chooses, and the choice is remembered", () => {
  const game = gameOf("court", FIVE);
  expect(opponents.of(game)).toBe("steward");
  opponents.choose("court", "sovereign");
  expect(opponents.of(game)).toBe("sovereign");
  expect(JSON.parse(localStorage.getItem("tafelrunde.opponents")!)).toMatchObject({ court: "sovereign" });
});

test("whoever is no longer of the house is not played against", () => {
  opponents.choose("torres", "jester");
  expect(opponents.of(gameOf("torres", FIVE))).toBe("steward");
});

test("an opponent is chosen from the list, and the heading follows", async () => {
  const user = userEvent.setup();
  render(HouseChoice, { game: gameOf("knights", FIVE) });
  await user.click(screen.getByRole("radio", { name: /marshal/i, hidden: true }));
  expect(opponents.of(gameOf("knights", FIVE))).toBe("marshal");
  expect(screen.getAllByRole("img", { name: "Strength 4 of 5", hidden: true })).toHaveLength(2);
});

test("where there is nobody to choose from, nothing is asked", () => {
  const { container } = render(HouseChoice, { game: gameOf("pig", ["steward"]) });
  expect(container.textContent).toBe("");
});
