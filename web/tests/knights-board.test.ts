import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Board from "../src/games/knights/Board.svelte";
import type { Action, Aids } from "../src/games/knights/generated";
import type { KnightsChoice, KnightsScene, KnightsView } from "../src/games/knights/view";
import { pointer } from "../src/words/pointer.svelte";
import { position as positionWith, seat } from "./knights-position";
import { extras, person } from "./snippets";

const position = (changes: Partial<KnightsView> = {}) => positionWith(["red 3-3-3+1", "green 4-4-4+2"], changes);

const choices = (...actions: string[]): KnightsChoice[] =>
  actions.map((action) => ({ do: action, action: {} as Action }));
const play = vi.fn();
const why = vi.fn();

function sit(view: KnightsView, legal: KnightsChoice[], changes: Partial<KnightsScene> = {}) {
  const scene: KnightsScene = {
    game: "knights",
    options: {},
    version: 1,
    view,
    aids: undefined,
    events: [],
    legal,
    you: 0,
    toAct: 0,
    names: ["Anna", "Ben"],
    outcome: undefined,
    advice: undefined,
    moves: false,
    play,
    why,
    consult: vi.fn(),
    ...changes,
  };
  return render(Board, { scene: scene as never, extras, person });
}

const rolling = position({
  phase: "keep",
  contest: {
    kind: "stack",
    roller: 0,
    rolls_left: 2,
    dice: [2, 4, 4, 5],
    to_roll: 0,
    stack: "left",
    seat: null,
    like: "catapult",
    mark: "2-2-2+1",
    leader: null,
  },
});
const keeps = choices("keep none", "keep 4-4", "keep 4-4-5", "keep 2-4-4-5");

const card = (like: string): Element => document.querySelector(`[data-card^="${like}"]`)!;
const dice = (label: string): Element[] => [...document.querySelectorAll(`[aria-label="${label}"]`)];

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
});

it("plays a lit card, and asks why another one is not to be had", async () => {
  sit(position(), choices("take left", "attack B white"));
  await fireEvent.click(card("white"));
  expect(play).toHaveBeenCalledExactlyOnceWith("attack B white");
  await fireEvent.click(card("tournament"));
  expect(why).toHaveBeenCalledExactlyOnceWith("take right");
});

it("asks nothing while others are to act", async () => {
  sit(position({ turn: 1 }), [], { toAct: 1 });
  await fireEvent.click(card("tournament"));
  expect(play).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled();
});

it("keeps the dice that were clicked and rolls the others", async () => {
  sit(rolling, keeps);
  const fours = dice("die 4");
  for (const die of fours) await fireEvent.click(die);
  expect(fours[0]!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByText("Roll 2 dice"));
  expect(play).toHaveBeenCalledExactlyOnceWith("keep 4-4");
});

it("puts a die back that is clicked again, and stops with all of them", async () => {
  sit(rolling, keeps);
  const five = dice("die 5")[0]!;
  await fireEvent.click(five);
  await fireEvent.click(five);
  expect(screen.getByText("Roll 4 dice")).toBeDefined();
  await fireEvent.click(screen.getByText("Stop"));
  expect(play).toHaveBeenCalledExactlyOnceWith("keep 2-4-4-5");
});

it("shows dead sixes, what is missing, and what the coach would keep", async () => {
  const aids: Aids = {
    seats: [],
    rolling: {
      roller: 0,
      cards: [],
      dead: 2,
      result: { text: "4-4+5", size: 2, number: 4, kicker: 5, dice: [4, 4, 5] },
      mark: { text: "2-2-2+1", size: 3, number: 2, kicker: 1, dice: [2, 2, 2, 1] },
      missing: [{ number: 4, more: 1 }],
    },
  };
  const advice = { choices: [{ do: "keep 4-4", exact: true, best: true, chance: 0.25 }] };
  sit(rolling, keeps, { aids, advice });
  expect(dice("dead six")).toHaveLength(2);
  expect(screen.getByText("Missing: one more 4.")).toBeDefined();
  await fireEvent.click(screen.getByText("Keep like the coach"));
  expect(screen.getByText("Chance 25%, exact")).toBeDefined();
  await fireEvent.click(screen.getByText("Roll 2 dice"));
  expect(play).toHaveBeenCalledExactlyOnceWith("keep 4-4");
});

it("gives up the castle that was clicked, under the stack that was chosen", async () => {
  sit(
    position({ phase: "lose" }),
    choices("lose red left", "lose red right", "lose green left", "lose green right"),
  );
  const [left] = screen.getAllByText("Put it under here");
  expect((left as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(card("green"));
  await fireEvent.click(left!);
  expect(play).toHaveBeenCalledExactlyOnceWith("lose green left");
});

it("spreads cards that lie over each other before a finger chooses one", async () => {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("innerHeight", 520);
  pointer.kind = "touch";
  const colours = ["blue", "white", "red", "green", "yellow", "black"];
  const crowded = { ...seat(...colours.map((colour) => `${colour} 4-4-4+1`)), specials: ["betrayal 3-3-3+5"] };
  sit(position({ seats: [seat("red 3-3-3+1"), crowded] }), choices("attack B white"));
  await fireEvent.click(document.querySelector('[data-do="attack B white"]')!);
  expect(play).not.toHaveBeenCalled();
  const dialog = document.querySelector("dialog")!;
  expect(dialog.querySelectorAll("[data-card]")).toHaveLength(7);
  await fireEvent.click(dialog.querySelector('[data-do="attack B white"]')!);
  expect(play).toHaveBeenCalledWith("attack B white");
  expect(document.querySelector("dialog")).toBeNull();
  pointer.kind = "mouse";
  vi.unstubAllGlobals();
});

it("places the castle guard by the castles that were clicked", async () => {
  const guard: KnightsChoice = {
    do: "guard red green",
    action: { type: "guard-castles", colours: ["red", "green"] },
  };
  sit(position({ phase: "guards" }), [guard, ...choices("end")]);
  await fireEvent.click(card("red"));
  expect(screen.queryByText("guard red green")).toBeNull();
  await fireEvent.click(card("green"));
  await fireEvent.click(screen.getByText("guard red green"));
  expect(play).toHaveBeenCalledExactlyOnceWith("guard red green");
});

it("shows a tournament in the order that the server says, with who leads and who is next", () => {
  const names = ["Anna", "Ben", "Cleo", "Dora"];
  const seats = names.map(() => seat("red 3-3-3+1"));
  const contest = { ...rolling.contest!, kind: "tournament", roller: 0, stack: "right", leader: 3 } as const;
  const aids: Aids = { seats: [], tournament: { leader: 3, rolled: [2, 3], order: [0, 1] } };
  sit(position({ phase: "keep", turn: 2, seats, contest }), [], { aids, names });
  const riders = [...document.querySelectorAll(".rider")];
  const parts = riders.map(
    (rider) => `${rider.closest("[data-seat]")!.getAttribute("data-seat")} ${rider.textContent.trim()}`,
  );
  expect(parts).toEqual(["1 next", "2 has rolled", "3 leads", "0 rolls now"]);
});

it("says what a castle asks of whoever owns betrayal, where the server says so", () => {
  const eased = { left: { text: "2-2-2+4", size: 3, number: 2, kicker: 4, dice: [2, 2, 2, 4] } };
  const aids: Aids = { seats: [{ castles: 1, tournaments: 0, colours: [], goals: [], eased }] };
  const view = position();
  view.stacks.left.top = "black 3-3-3+5";
  sit(view, choices("take left"), { aids });
  expect(card("black").textContent).toContain("Betrayal: for you it asks only for 2-2-2+4.");
  expect(card("tournament").textContent).not.toContain("Betrayal");
});

it("says who won and why", () => {
  sit(position({ phase: "over", winner: 1, ending: "tournaments" }), [], { toAct: null });
  expect(screen.getByText("Ben wins the game with two castles and three tournaments.")).toBeDefined();
});
