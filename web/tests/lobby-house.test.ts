import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { housePlayers, noteAgainstHouse, opponents, shortly } from "../src/lobby/house.svelte";
import HouseChoice from "../src/lobby/HouseChoice.svelte";
import type { GameInfo, Seat, TableInfo } from "../src/wire/generated";

const FIVE = ["page", "squire", "steward", "marshal", "sovereign"];
const gameOf = (name: string, bots: string[]) => ({ name, bots }) as GameInfo;

beforeEach(() => localStorage.clear());

test("the house is told weakest first, each with a strength and a character", () => {
  const players = housePlayers(gameOf("knights", FIVE));
  expect(players.map(({ strength }) => strength)).toEqual([1, 2, 3, 4, 5]);
  expect(players.every(({ character }) => character)).toBe(true);
  expect(shortly(players[2]!)).toBe("Steward (3/5)");
});

test("a house of one has no strength to compare", () => {
  const [only] = housePlayers(gameOf("pig", ["steward"]));
  expect(shortly(only!)).toBe("Bot: Steward");
});

test("a newcomer meets the weakest of the house, and a choice is remembered", () => {
  const game = gameOf("court", FIVE);
  expect(opponents.of(game)).toBe("page");
  opponents.choose("court", "sovereign");
  expect(opponents.of(game)).toBe("sovereign");
  expect(JSON.parse(localStorage.getItem("tafelrunde.opponents")!)).toMatchObject({ court: "sovereign" });
});

test("whoever is no longer of the house is not played against", () => {
  opponents.choose("torres", "jester");
  expect(opponents.of(gameOf("torres", FIVE))).toBe("page");
});

test("two wins in a row call for a stronger player, four losses for a weaker one", () => {
  const game = gameOf("some", FIVE);
  opponents.choose("some", "squire");
  opponents.note("some", "squire", true);
  expect(opponents.suggested(game)).toBeUndefined();
  opponents.note("some", "squire", true);
  expect(opponents.suggested(game)).toEqual({ bot: "steward", won: true });
  opponents.choose("some", "steward");
  expect(opponents.suggested(game)).toBeUndefined();
  for (let match = 0; match < 4; match += 1) opponents.note("some", "steward", false);
  expect(opponents.suggested(game)).toEqual({ bot: "squire", won: false });
});

test("a match counts when one has played alone against players of the house who are alike", () => {
  const game = gameOf("counted", FIVE);
  opponents.choose("counted", "page");
  const [you, page, squire, ben]: Seat[] = [
    { kind: "human", who: "me" },
    { kind: "bot", bot: "page" },
    { kind: "bot", bot: "squire" },
    { kind: "human", who: "ben" },
  ];
  const play = (...seats: Seat[]) =>
    noteAgainstHouse({ game: "counted", seats } as TableInfo, 0, { winners: [0], scores: [], ending: "" });
  for (const seats of [
    [you!, page!, squire!],
    [you!, ben!],
    [you!, page!],
  ])
    play(...seats);
  expect(opponents.suggested(game)).toBeUndefined();
  play(you!, page!, page!);
  expect(opponents.suggested(game)).toEqual({ bot: "squire", won: true });
});

test("there is nobody below the weakest and nobody above the strongest", () => {
  for (const [bot, won] of [
    ["page", false],
    ["sovereign", true],
  ] as const) {
    opponents.choose("edge", bot);
    for (let match = 0; match < 5; match += 1) opponents.note("edge", bot, won);
    expect(opponents.suggested(gameOf("edge", FIVE))).toBeUndefined();
  }
});

test("a suggestion is taken with one click", async () => {
  const user = userEvent.setup();
  opponents.choose("knights", "page");
  for (let match = 0; match < 2; match += 1) opponents.note("knights", "page", true);
  render(HouseChoice, { game: gameOf("knights", FIVE) });
  await user.click(screen.getByRole("button", { name: /Squire/ }));
  expect(opponents.of(gameOf("knights", FIVE))).toBe("squire");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an opponent is chosen by their face, and tells of themselves", async () => {
  const user = userEvent.setup();
  render(HouseChoice, { game: gameOf("knights", FIVE) });
  await user.click(screen.getByRole("radio", { name: "Marshal (4/5)" }));
  expect(opponents.of(gameOf("knights", FIVE))).toBe("marshal");
  expect(screen.getByRole("img", { name: "Strength 4 of 5" })).toBeTruthy();
  expect(screen.getByText(/Plans whole turns/)).toBeTruthy();
});

test("where there is nobody to choose from, nothing is asked", () => {
  const { container } = render(HouseChoice, { game: gameOf("pig", ["steward"]) });
  expect(container.textContent).toBe("");
});
