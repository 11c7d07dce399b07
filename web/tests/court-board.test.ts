import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import Board from "../src/games/court/Board.svelte";
import { chanceOf } from "../src/games/court/aim.svelte";
import { FakeScene } from "./court-scene.svelte";
import { extras, person } from "./snippets";

const owning = (...characters: string[]) => [
  { characters, fools: 0, charlatans: 0 },
  { characters: [], fools: 0, charlatans: 0 },
];
// Finding things by their spoken names takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup();
const button = (words: RegExp) => screen.getByRole("button", { name: words });

function shown(...parts: ConstructorParameters<typeof FakeScene>): FakeScene {
  const scene = new FakeScene(...parts);
  render(Board, { scene, extras, person });
  return scene;
}

test("a click on an active die sets it aside", async () => {
  const scene = shown({ active: [2, 5] }, ["aside 2", "aside 5"]);
  await user.click(button(/Set the 5 aside/));
  expect(scene.play).toHaveBeenCalledWith("aside 5");
});

test("rolling before a die is set aside asks why not", async () => {
  const scene = shown({ active: [2, 5] }, ["aside 2", "aside 5"]);
  await user.click(button(/^Roll again$/));
  expect(scene.play).not.toHaveBeenCalled();
  expect(scene.why).toHaveBeenCalledWith("roll");
});

test("a character takes a die, and the die a number", async () => {
  const legal = ["aside 2", "aside 5", "use magician 2>6", "use magician 5>6", "use magician 5>1"];
  const scene = shown({ active: [2, 5], seats: owning("magician") }, legal);
  await user.click(screen.getByRole("button", { name: /Magician/, pressed: false }));
  await user.click(button(/Choose the 5/));
  expect(screen.getAllByRole("button", { name: /^use magician 5/ })).toHaveLength(2);
  await user.click(button(/5>6/));
  expect(scene.play).toHaveBeenCalledWith("use magician 5>6");
});

test("with the keyboard alone a character is used, and Escape leaves it", async () => {
  const scene = shown({ active: [2], seats: owning("magician") }, [
    "aside 2",
    "use magician 2>6",
    "use magician 2>5",
  ]);
  screen.getByRole("button", { name: /Magician/, pressed: false }).focus();
  await user.keyboard("{Enter}");
  await tick();
  expect(
    document.activeElement?.getAttribute("data-do") ?? document.activeElement?.getAttribute("data-die"),
  ).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByText(/What shall they become/)).toBeNull();
  expect(scene.play).not.toHaveBeenCalled();
});

test("a character that adds a die does so at once", async () => {
  const scene = shown({ active: [2], seats: owning("guard") }, ["aside 2", "add guard"]);
  await user.click(screen.getByRole("button", { name: /Guard/, pressed: false }));
  expect(scene.play).toHaveBeenCalledWith("add guard");
});

test("a character that was used asks why not", async () => {
  const scene = shown({ active: [2], seats: owning("guard"), used: ["guard"] }, ["aside 2"]);
  await user.click(button(/Guard.*used/));
  expect(scene.why).toHaveBeenCalledWith("add guard");
});

test("dice for the merchant are picked one after the other, as the server answers", async () => {
  const all = ["pick 1x2", "pick 1x5", "pick 2x5"];
  const scene = shown({ phase: "pick", picker: "merchant", active: [2, 5, 5], seats: owning("merchant") }, all);
  expect(button(/Choose the dice to roll again/)).toHaveProperty("disabled", true);
  for (const die of screen.getAllByRole("button", { name: /^Choose the [0-9]/ })) await user.click(die);
  await user.click(button(/Roll 3 dice again/));
  expect(scene.play).toHaveBeenLastCalledWith("pick 1x2");
  scene.next({ picked: [2] }, ["pick 1x5", "pick 2x5", "done"]);
  await tick();
  expect(scene.play).toHaveBeenLastCalledWith("pick 2x5");
  scene.next({ phase: "turn", picker: null, picked: [] }, ["aside 1"]);
  await tick();
  expect(scene.play).toHaveBeenCalledTimes(2);
});

test("setting all dice aside stops where the server does not follow", async () => {
  const scene = shown({ active: [2, 5] }, ["aside 2", "aside 5"]);
  await user.click(button(/Set all 2 aside/));
  scene.next({ phase: "over", active: [] }, []);
  await tick();
  expect(scene.play).toHaveBeenCalledTimes(1);
});

test("what was to follow is forgotten as soon as something else is done", async () => {
  const scene = shown({ active: [2, 5] }, ["aside 2", "aside 5", "roll"]);
  await user.click(button(/Set all 2 aside/));
  await user.click(button(/^roll$/));
  scene.next({ active: [3, 5] }, ["aside 3", "aside 5"]);
  await tick();
  expect(scene.play.mock.calls).toEqual([["aside 2"], ["roll"]]);
});

test("what the dice would pay for is marked, and sold-out cards stay in sight", () => {
  const offers = [
    { character: "farmer", met: true },
    { character: "guard", met: true, barred: "sold-out" as const },
  ];
  shown({ active: [5, 5, 5] }, ["aside 5"], { seats: [], offers });
  expect(button(/Farmer.*would pay/)).toBeTruthy();
  expect(button(/Guard.*sold out/).textContent).not.toContain("would pay");
});

test("a claim is a click on the character; one that is out of reach asks why not", async () => {
  const scene = shown({ phase: "claim", aside: [5, 5] }, ["claim farmer", "claim none"], { seats: [] });
  await user.click(button(/^Farmer/));
  expect(scene.play).toHaveBeenCalledWith("claim farmer");
  await user.click(button(/^King/));
  expect(scene.why).toHaveBeenCalledWith("claim king");
});

test("while another player acts nothing can be pressed by accident", () => {
  const scene = new FakeScene({ turn: 1, active: [2, 5] }, []);
  scene.toAct = 1;
  render(Board, { scene, extras, person });
  expect(screen.queryByRole("button", { name: /aside/ })).toBeNull();
});

test("the final round shows the mark to beat and whether it is beaten", () => {
  const mark = { alike: 7, number: 4, holder: 1, order: [0], passed: [1], tie: 1, beaten: false };
  const result = { dice: [4, 4], pips: 8, alike: 2, number: 4 };
  shown({ final: true, active: [4, 4] }, ["aside 4"], { seats: [], mark, result });
  expect(screen.getByText(/Ben holds the King with 7 dice showing 4/)).toBeTruthy();
  expect(screen.getByText(/Not enough yet/)).toBeTruthy();
  expect(screen.getByText("The mark to beat")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The court" })).toBeNull();
});

test("the end says who won with which dice", () => {
  const mark = { alike: 8, number: 1, holder: 0, order: [], passed: [0, 1], tie: 1, beaten: false };
  shown({ phase: "over", winner: 0, final: true }, [], { seats: [], mark });
  expect(screen.getByRole("heading", { name: /Anna wins/ })).toBeTruthy();
  expect(screen.getByText(/Queen remains with Ben/)).toBeTruthy();
});

test("the court is one stop for the Tab key", () => {
  shown({ active: [2] }, ["aside 2"]);
  const court = screen.getByRole("region", { name: "The court" });
  const stops = [...court.querySelectorAll("button")].filter((card) => card.tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test("a slight chance is not told as none, nor a slight risk as certainty", () => {
  expect(chanceOf(0)).toBe("0%");
  expect(chanceOf(0.00001)).toBe("<0.1%");
  expect(chanceOf(0.99999)).toBe(">99.9%");
  expect(chanceOf(1)).toBe("100%");
});
