import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/games/torres/Board.svelte";
import type { TorresScene, TorresView } from "../src/games/torres/view";
import { extras, person } from "./snippets";
import { on, sceneOf, VIEW } from "./torres-scene";

const PICKED: TorresView = { ...VIEW, phase: "place", picked: "c3" };
const SHOWN = {
  plan: (cell: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-cell=${cell}]`)!,
  towers: (cell: string) => document.querySelector<HTMLElement>(`path[data-cell=${cell}]`)!,
};
let under: Element[] = [];

beforeEach(() => {
  under = [];
  document.elementsFromPoint = () => under;
});

/** Drag from something to somewhere, or beside the board. */
async function drag(from: Element, to: Element | null, pointerType = "mouse") {
  const pointer = { pointerId: 1, pointerType, button: 0 };
  await fireEvent.pointerDown(from, { ...pointer, clientX: 0, clientY: 0 });
  under = to ? [to] : [];
  await fireEvent.pointerMove(window, { ...pointer, clientX: 90, clientY: 0 });
  await fireEvent.pointerUp(window, { ...pointer, clientX: 90, clientY: 0 });
}

function tableOf(changes: Partial<TorresScene> = {}, shown = "plan") {
  localStorage.setItem("tafelrunde.torres.views", shown);
  let version = 1;
  const scene = sceneOf(changes);
  const { rerender } = render(Board, { scene, extras, person });
  const turn = async (more: Partial<TorresScene>): Promise<TorresScene> => {
    const next = sceneOf({ ...more, version: (version += 1) });
    await rerender({ scene: next, extras, person });
    return next;
  };
  return { scene, turn };
}

describe.each(["plan", "towers"] as const)("on the %s", (shown) => {
  const cell = SHOWN[shown];

  test("a piece is set where it is dropped, as soon as the server knows that it was taken up", async () => {
    const { scene, turn } = tableOf({}, shown);
    await drag(cell("c3"), cell("d3"));
    expect(scene.play).toHaveBeenCalledExactlyOnceWith("take c3");
    const taken = await turn({ view: PICKED, legal: [on("to", "to", "d3")] });
    expect(taken.play).toHaveBeenCalledExactlyOnceWith("to d3");
  });

  test("a piece that a tap took up can be dragged as well, and goes back beside the board", async () => {
    const undo = vi.fn();
    const { scene } = tableOf({ view: PICKED, undo, legal: [on("to", "to", "d3")] }, shown);
    await drag(cell("c3"), cell("d3"));
    expect(scene.play).toHaveBeenCalledExactlyOnceWith("to d3");
    await drag(cell("c3"), null);
    expect(undo).toHaveBeenCalledOnce();
  });

  test("a block that a card has taken up is seen as a block where it would go", async () => {
    const view: TorresView = { ...PICKED, card: "shift_block", picked: "c4" };
    tableOf({ view, legal: [on("to", "to", "d3")] }, shown);
    const before = document.querySelectorAll("[data-board] .block, [data-board] .ghost").length;
    await fireEvent.pointerEnter(cell("d3"));
    expect(document.querySelectorAll("[data-board] .block, [data-board] .ghost")).toHaveLength(before + 1);
  });
});

test("what was dropped before a refusal does not come back with another piece", async () => {
  const seats = [{ ...VIEW.seats[0]!, knights: ["c3", "c4"] }, VIEW.seats[1]!];
  const { turn } = tableOf({ view: { ...VIEW, seats } });
  await drag(SHOWN.plan("c3"), SHOWN.plan("d3"));
  const other = await turn({ view: { ...PICKED, seats, picked: "c4" }, legal: [on("to", "to", "d3")] });
  expect(other.play).not.toHaveBeenCalled();
});

test("a drag onto a knight that a card only points at sets nothing", async () => {
  const { turn } = tableOf();
  await drag(SHOWN.plan("c3"), SHOWN.plan("d3"));
  const label = { code: "torres-action-stack", facts: { size: 3 } };
  const legal: TorresScene["legal"] = [{ do: "stack 3", action: { type: "stack", size: 3 }, label }];
  const asked = await turn({ view: { ...PICKED, phase: "source", card: "raise" }, legal });
  expect(asked.play).not.toHaveBeenCalled();
  expect(asked.why).not.toHaveBeenCalled();
});

test("a drop on the side of a tower is one on the tower", async () => {
  const { scene } = tableOf({ legal: [on("build", "B", "c4")] }, "towers");
  const body = document.querySelector("[data-tower=c4]")!;
  await drag(document.querySelector("[data-tool=build]")!, body);
  expect(scene.play).toHaveBeenCalledExactlyOnceWith("B c4");
});

test("a finger that is lifted points at nothing any more", async () => {
  tableOf();
  const before = document.querySelectorAll("[data-board] .here").length;
  await drag(document.querySelector("[data-tool=build]")!, SHOWN.plan("d3"), "touch");
  expect(document.querySelectorAll("[data-board] .here")).toHaveLength(before);
});
