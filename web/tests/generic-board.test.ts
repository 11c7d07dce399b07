import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasBoard, partsOf } from "../src/games/boards";
import Board from "../src/games/generic/Board.svelte";
import { grouped, offersOf } from "../src/games/generic/choices";
import Plate from "../src/games/generic/Plate.svelte";
import type { Choice, Scene } from "../src/games/scene";
import { games } from "../src/wire/games.svelte";
import type { GameInfo, Words } from "../src/wire/generated";
import { extras, person } from "./snippets";

const PIG = {
  name: "pig",
  title: "Pig",
  layout: {
    table: [
      { name: "phase", kind: "name" },
      { name: "turn", kind: "seat" },
      { name: "dice", kind: "dice" },
      { name: "turn_total", kind: "number" },
      { name: "last", kind: "flag" },
    ],
    seats: [{ name: "score", kind: "number" }],
    aids: [{ name: "after_hold", kind: "number" }],
    aids_seats: [],
  },
} as unknown as GameInfo;
const WORDS: Words = {
  board: "  A  12\n> B   7",
  prompt: "Ben, roll or hold?",
  legal: ["roll", "hold 8"],
  events: ["Ben rolls a 4."],
};
const choices = (...actions: string[]): Choice[] => actions.map((action) => ({ do: action, action: {} }));

const play = vi.fn();
const scene = (changes: Partial<Scene> = {}): Scene => ({
  game: "pig",
  options: {},
  version: 1,
  view: { phase: "turn", turn: 1, dice: [4, 4], turn_total: 8, last: false, seats: [{ score: 12 }, { score: 0 }] },
  aids: { after_hold: 15 },
  events: [],
  legal: choices("roll", "hold"),
  words: WORDS,
  you: 1,
  toAct: 1,
  names: ["Anna", "Ben"],
  outcome: undefined,
  advice: undefined,
  moves: false,
  play,
  why: vi.fn(),
  consult: vi.fn(),
  ...changes,
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([PIG])));
  games.all = [PIG];
});
afterEach(() => {
  games.all = [];
  vi.unstubAllGlobals();
});

test("a game without a folder has no board of its own, and gets the generic one", async () => {
  expect(["knights", "court", "torres"].map(hasBoard)).toEqual([true, true, true]);
  expect(hasBoard("pig")).toBe(false);
  expect(hasBoard("generic")).toBe(false);
  expect((await partsOf("pig")).Board).toBe(Board);
});

test("the server's board is the picture, and figures are drawn by their kinds", () => {
  render(Board, { scene: scene(), extras, person });
  expect(document.querySelector("pre")!.textContent).toBe(WORDS.board);
  const state = within(screen.getByRole("region", { name: "The state of play" }));
  expect(state.getByText("turn total").nextElementSibling!.textContent).toBe("8");
  expect(state.getByText("turn").nextElementSibling!.textContent).toContain("Ben");
  expect(state.getByRole("img", { name: "4, 4" })).toBeDefined();
  expect(state.getByText("after hold").nextElementSibling!.textContent).toBe("15");
  expect(state.queryByText("last")).toBeNull();
  expect(state.queryByText("phase")).toBeNull();
  expect(screen.getByText("Ben rolls a 4.")).toBeDefined();
});

test("what belongs to a seat is on its plate, nothing included", () => {
  render(Plate, { scene: scene(), seat: 1 });
  expect(screen.getByText("score").nextElementSibling!.textContent).toBe("0");
});

test("legal actions are buttons in the server's words", async () => {
  render(Board, { scene: scene(), extras, person });
  await userEvent.click(screen.getByRole("button", { name: "hold 8" }));
  expect(play).toHaveBeenCalledExactlyOnceWith("hold");
});

test("the coach's choice is marked, with its chance", () => {
  const advice = {
    choices: [
      { do: "roll", exact: true, best: true, chance: 0.5 },
      { do: "hold", exact: true, chance: 0.25 },
    ],
  };
  render(Board, { scene: scene({ advice }), extras, person });
  expect(screen.getByRole("button", { name: "roll 50%" }).className).toContain("best");
  expect(screen.getByRole("button", { name: "hold 8 25%" }).className).not.toContain("best");
});

test("many actions are grouped by their first word, single ones stand apart", () => {
  const legal = choices(
    ...Array.from({ length: 9 }, (_, number) => `build a${number}`),
    "move b1",
    "move b2",
    "end",
  );
  const groups = grouped(offersOf(scene({ legal, words: undefined })));
  expect(groups.map(({ verb, offers }) => [verb, offers.length])).toEqual([
    ["build", 9],
    ["move", 2],
    ["", 1],
  ]);
  render(Board, { scene: scene({ legal, words: undefined }), extras, person });
  expect(screen.getByText("9 choices")).toBeDefined();
  expect(screen.getByRole("button", { name: "end" })).toBeDefined();
});

test("a spectator sees the board and has nothing to press", () => {
  render(Board, { scene: scene({ legal: [], you: null }), extras, person });
  expect(screen.queryAllByRole("button")).toEqual([]);
});
