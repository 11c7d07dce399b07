import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import Board from "../src/games/torres/Board.svelte";
import Plate from "../src/games/torres/Plate.svelte";
import { stopsOf } from "../src/games/torres/stops";
import type { TorresChoice, TorresScene, TorresView } from "../src/games/torres/view";
import { extras, person } from "./snippets";
import { LEGAL, on, sceneOf, VIEW } from "./torres-scene";

const cell = (name: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-cell=${name}]`)!;
const label = (name: string) => cell(name).getAttribute("aria-label");

beforeEach(() => localStorage.setItem("tafelrunde.torres.views", "plan"));

test("a cell says its level, who stands on it and what may be done", () => {
  render(Board, { scene: sceneOf(), extras, person });
  expect(label("c3")).toBe("c3, level 1, knight of Anna, you may take this up");
  expect(label("d3")).toBe("d3, ground, you may build here");
  expect(label("f6")).toBe("f6, level 1, the king");
  expect(label("a1")).toBe("a1, ground");
});

test("what is in hand decides what a click does", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras, person });
  await userEvent.click(cell("d3"));
  expect(scene.play).toHaveBeenLastCalledWith("B d3");
  await userEvent.click(screen.getByText("New knight"));
  await userEvent.click(cell("d3"));
  expect(scene.play).toHaveBeenLastCalledWith("D d3");
});

test("a click where nothing is allowed asks why", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras, person });
  await userEvent.click(cell("h8"));
  expect(scene.play).not.toHaveBeenCalled();
  expect(scene.why).toHaveBeenCalledWith("B h8");
});

test("a spectator's click does nothing", async () => {
  const scene = sceneOf({ legal: [], you: null });
  render(Board, { scene, extras, person });
  await userEvent.click(cell("h8"));
  expect(scene.why).not.toHaveBeenCalled();
});

test("arrow keys walk over the plan and enter acts", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras, person });
  cell("d4").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(cell("d3"));
  await userEvent.keyboard("{Enter}");
  expect(scene.play).toHaveBeenCalledWith("B d3");
});

test("a piece that is taken up can be put back", async () => {
  const undo = vi.fn();
  const view: TorresView = { ...VIEW, phase: "place", picked: "c3" };
  render(Board, { scene: sceneOf({ view, undo, legal: [on("to", "to", "d3")] }), extras, person });
  await userEvent.click(cell("c3"));
  await userEvent.keyboard("{Escape}");
  expect(undo).toHaveBeenCalledTimes(2);
});

test("a card that cannot be played now explains itself", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras, person });
  await userEvent.click(screen.getByText("Vault"));
  expect(scene.play).toHaveBeenLastCalledWith("play vault");
  await userEvent.click(screen.getByText("Stairs"));
  expect(scene.why).toHaveBeenLastCalledWith("play stairs");
});

test("both views show the same, and the keyboard needs only one", () => {
  localStorage.setItem("tafelrunde.torres.views", "both");
  render(Board, { scene: sceneOf(), extras, person });
  const tower = document.querySelector("path[data-cell=c3]")!;
  expect(tower.getAttribute("aria-label")).toBe(label("c3"));
  expect(tower.closest("[aria-hidden=true]")).toBeTruthy();
});

test("what a turn offers stays in its place, and says why it cannot be done", async () => {
  const scene = sceneOf();
  render(Board, { scene, extras, person });
  const dock = () => [...document.querySelectorAll<HTMLElement>(".dock .now button")].map((one) => one.title);
  expect(dock()).toEqual(["Buy a card", "Track +2", "End the turn"]);
  await userEvent.click(screen.getByTitle("Buy a card"));
  expect(scene.play).not.toHaveBeenCalled();
  expect(scene.why).toHaveBeenLastCalledWith("buy");
  await userEvent.click(screen.getByTitle("End the turn"));
  expect(scene.play).toHaveBeenLastCalledWith("end");
});

test("in the master version nobody buys, and the master card lies in the pile's place", () => {
  const view: TorresView = { ...VIEW, variant: "master", master: "edge" };
  render(Board, { scene: sceneOf({ view }), extras, person });
  expect(screen.queryByTitle("Buy a card")).toBeNull();
  expect(screen.queryByTitle(/^Pile:/)).toBeNull();
});

test("the pile is bought from with a click, or says why not", async () => {
  const seats = [{ ...VIEW.seats[0]!, pile: [null, null, "raise"] }, VIEW.seats[1]!];
  const buy: TorresChoice = { do: "buy", action: { type: "buy" } };
  const scene = sceneOf({ view: { ...VIEW, seats }, legal: [...LEGAL, buy] });
  const { rerender } = render(Board, { scene, extras, person });
  await userEvent.click(screen.getByTitle("Pile: 3"));
  expect(scene.play).toHaveBeenLastCalledWith("buy");
  const later = sceneOf({ version: 2, view: { ...VIEW, seats } });
  await rerender({ scene: later, extras, person });
  await userEvent.click(screen.getByTitle("Pile: 3"));
  expect(later.why).toHaveBeenLastCalledWith("buy");
});

test("the stacks that may be named are taken from the tray", async () => {
  const legal: TorresChoice[] = [...LEGAL, { do: "stack 3", action: { type: "stack", size: 3 } }];
  const scene = sceneOf({ legal, view: { ...VIEW, named: null } });
  render(Board, { scene, extras, person });
  await userEvent.click(screen.getByTitle("Take the stack of 3 this turn"));
  expect(scene.play).toHaveBeenLastCalledWith("stack 3");
});

test("nothing jumps at the end: dock and tray keep their room", () => {
  const outcome = { winners: [0], scores: [9, 3] } as unknown as TorresScene["outcome"];
  render(Board, { scene: sceneOf({ outcome, legal: [] }), extras, person });
  expect(document.querySelector(".dock .now span")).toBeTruthy();
  expect(document.querySelector("[data-tool=build]")).toBeTruthy();
});

test("a step on the track says what it brings", () => {
  render(Board, { scene: sceneOf(), extras, person });
  expect(screen.getByRole("button", { name: "Track +2" })).toBeTruthy();
});

test("the year's scoring stops at each castle and can be skipped", async () => {
  const { now, castles } = sceneOf().aids!;
  const picture = { year: 1, stops: stopsOf(now!, castles), at: 0 };
  const skip = vi.fn();
  render(Board, { scene: sceneOf({ version: 2, picture, skip }), extras, person });
  expect(screen.getByText("Year 1 is scored")).toBeTruthy();
  expect(screen.getByText(/2 × 1 =/)).toBeTruthy();
  await userEvent.click(screen.getByText("Skip"));
  expect(skip).toHaveBeenCalledOnce();
});

test("a plate tells hidden cards by their number only, and what the year would bring", () => {
  render(Plate, { scene: sceneOf(), seat: 1 });
  expect(screen.getByText("2 cards in hand")).toBeTruthy();
  expect(screen.getByText("+5")).toBeTruthy();
  expect(screen.getByText(/now \(8\)/)).toBeTruthy();
});
