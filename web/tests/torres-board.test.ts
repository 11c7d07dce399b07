import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Board from "../src/games/torres/Board.svelte";
import Plate from "../src/games/torres/Plate.svelte";
import type { Action, WrittenSeat } from "../src/games/torres/generated";
import { stopsOf } from "../src/games/torres/stops";
import type { TorresChoice, TorresScene, TorresView } from "../src/games/torres/view";

const extras = createRawSnippet(() => ({ render: () => "<span></span>" }));

const seat = (knights: string[]): WrittenSeat => ({
  knights,
  score: 3,
  stacks: [3, 2],
  carried: 0,
  hand: [],
  hidden: 0,
  played: [],
  pile: [],
});

const VIEW: TorresView = {
  phase: "turn",
  seats: [
    { ...seat(["c3"]), hand: ["vault", "stairs"] },
    { ...seat(["d8"]), hidden: 2 },
  ],
  towers: { c3: 1, c4: 2, d8: 1, f6: 1 },
  supply: 50,
  turn: 0,
  starter: 0,
  turns_left: 0,
  foundation_spacing: "steps",
  first: null,
  fresh_hidden: 0,
  year: 1,
  round: 2,
  variant: "basic",
  master_all_six: true,
  master: null,
  king: "f6",
  ap: 5,
  named: 2,
  bought: 0,
  fresh: [],
  card_played: false,
  card: null,
  picked: null,
  drawn: [],
  drawn_hidden: 0,
};

const on = (type: string, written: string, cell: string): TorresChoice => ({
  do: `${written} ${cell}`,
  action: { type, cell } as Action,
});
const LEGAL: TorresChoice[] = [
  on("take", "take", "c3"),
  on("build", "B", "d3"),
  on("deploy", "D", "d3"),
  { do: "play vault", action: { type: "play", card: "vault" } },
  { do: "track", action: { type: "track" } },
  { do: "end", action: { type: "end" } },
];

function sceneOf(changes: Partial<TorresScene> = {}): TorresScene {
  return {
    game: "torres",
    options: {},
    version: 1,
    view: VIEW,
    aids: {
      castles: [{ id: "c3", cells: ["c3", "c4"], area: 2, highest: 2, king: false }],
      now: {
        year: 1,
        seats: [
          { castles: [{ castle: "c3", area: 2, level: 1, points: 2 }], king: 0, master: 0, total: 2 },
          { castles: [], king: 5, master: 0, total: 5 },
        ],
      },
      track: [5, 8],
      rounds: 4,
      step: 2,
    },
    events: [],
    legal: LEGAL,
    you: 0,
    toAct: 0,
    names: ["Anna", "Ben"],
    outcome: undefined,
    advice: undefined,
    moves: false,
    play: vi.fn(),
    why: vi.fn(),
    consult: vi.fn(),
    ...changes,
  };
}

const cell = (name: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-cell=${name}]`)!;
const label = (name: string) => cell(name).getAttribute("aria-label");

beforeEach(() => localStorage.setItem("tafelrunde.torres.views", "plan"));

test("a cell says its level, who stands on it and what may be done", () => {
  render(Board, { scene: sceneOf(), extras });
  expect(label("c3")).toBe("c3, level 1, knight of Anna, you may take this up");
  expect(label("d3")).toBe("d3, ground, you may build here");
  expect(label("f6")).toBe("f6, level 1, the king");
  expect(label("a1")).toBe("a1, ground");
});

test("what is in hand decides what a click does", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras });
  await userEvent.click(cell("d3"));
  expect(scene.play).toHaveBeenLastCalledWith("B d3");
  await userEvent.click(screen.getByText("New knight"));
  await userEvent.click(cell("d3"));
  expect(scene.play).toHaveBeenLastCalledWith("D d3");
});

test("a click where nothing is allowed asks why", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras });
  await userEvent.click(cell("h8"));
  expect(scene.play).not.toHaveBeenCalled();
  expect(scene.why).toHaveBeenCalledWith("B h8");
});

test("a spectator's click does nothing", async () => {
  const scene = sceneOf({ legal: [], you: null });
  render(Board, { scene, extras });
  await userEvent.click(cell("h8"));
  expect(scene.why).not.toHaveBeenCalled();
});

test("arrow keys walk over the plan and enter acts", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras });
  cell("d4").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(cell("d3"));
  await userEvent.keyboard("{Enter}");
  expect(scene.play).toHaveBeenCalledWith("B d3");
});

test("a piece that is taken up can be put back", async () => {
  const undo = vi.fn();
  const view: TorresView = { ...VIEW, phase: "place", picked: "c3" };
  render(Board, { scene: sceneOf({ view, undo, legal: [on("to", "to", "d3")] }), extras });
  await userEvent.click(cell("c3"));
  await userEvent.keyboard("{Escape}");
  expect(undo).toHaveBeenCalledTimes(2);
});

test("a card that cannot be played now explains itself", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras });
  await userEvent.click(screen.getByText("Vault"));
  expect(scene.play).toHaveBeenLastCalledWith("play vault");
  await userEvent.click(screen.getByText("Stairs"));
  expect(scene.why).toHaveBeenLastCalledWith("play stairs");
});

test("both views show the same, and the keyboard needs only one", () => {
  localStorage.setItem("tafelrunde.torres.views", "both");
  render(Board, { scene: sceneOf(), extras });
  const tower = document.querySelector("path[data-cell=c3]")!;
  expect(tower.getAttribute("aria-label")).toBe(label("c3"));
  expect(tower.closest("[aria-hidden=true]")).toBeTruthy();
});

test("a step on the track says what it brings", () => {
  render(Board, { scene: sceneOf(), extras });
  expect(screen.getByText("Track +2")).toBeTruthy();
});

test("the year's scoring stops at each castle and can be skipped", async () => {
  const { now, castles } = sceneOf().aids!;
  const picture = { year: 1, stops: stopsOf(now!, castles), at: 0 };
  const skip = vi.fn();
  render(Board, { scene: sceneOf({ version: 2, picture, skip }), extras });
  expect(screen.getByText("Year 1 is scored")).toBeTruthy();
  expect(screen.getByText(/2 × 1 =/)).toBeTruthy();
  await userEvent.click(screen.getByText("Skip"));
  expect(skip).toHaveBeenCalledOnce();
});

test("the result tells everybody's points", () => {
  const outcome = { winners: [1], scores: [21, 34], ending: "most-points" };
  render(Board, { scene: sceneOf({ outcome, legal: [], toAct: null }), extras });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " "));
  expect(rows[0]).toMatch(/1\..*Ben.*34/);
  expect(rows[1]).toMatch(/2\..*Anna.*21/);
});

test("a plate tells hidden cards by their number only, and what the year would bring", () => {
  render(Plate, { scene: sceneOf(), seat: 1 });
  expect(screen.getByText("2 cards in hand")).toBeTruthy();
  expect(screen.getByText("+5")).toBeTruthy();
  expect(screen.getByText(/now \(8\)/)).toBeTruthy();
});
