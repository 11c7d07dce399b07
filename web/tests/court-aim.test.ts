import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "../src/games/court/Board.svelte";
import { Aim, roughChanceOf } from "../src/games/court/aim.svelte";
import type { Aids } from "../src/games/court/generated";
import { stepsOf } from "../src/games/court/plan";
import { pointer } from "../src/words/pointer.svelte";
import { FakeScene } from "./court-scene.svelte";
import { extras, person } from "./snippets";

const user = userEvent.setup();
const button = (words: RegExp) => screen.getByRole("button", { name: words });
const PROSPECTS = [
  { target: "farmer", chance: 0.5, exact: true },
  { target: "king", chance: 0.01, exact: false },
];
const NOBODY: Aids = { seats: [] };

function shown(active: number[], legal: string[], aids = NOBODY): FakeScene {
  const scene = new FakeScene({ active }, legal, aids);
  render(Board, { scene, extras, person });
  return scene;
}

/** The coach's answer for one character. */
const answer = (target: string, ...plan: string[]) => ({
  target,
  choices: [{ do: plan[0]!, chance: 0.5, exact: true, best: true }],
  plan,
});

afterEach(() => (pointer.kind = "mouse"));

test("a click on a character aims at it: its chance, whether it is exact, and the dice to set aside", async () => {
  const scene = shown([5, 5, 2], ["aside 2", "aside 5"]);
  scene.advice = { prospects: PROSPECTS };
  await tick();
  expect(button(/Farmer.*Chance 50%, exact/)).toBeTruthy();
  expect(button(/King.*Chance at least 1%/)).toBeTruthy();
  await user.click(button(/^Farmer/));
  expect(scene.consult).toHaveBeenCalledWith("farmer");
  scene.advice = answer("farmer", "aside 5", "aside 5", "roll");
  await tick();
  expect(screen.getByText(/Best now: set aside 5 5, roll/)).toBeTruthy();
  expect(screen.getByText("50%", { selector: ".aim .chance" })).toBeTruthy();
  expect(screen.getByText("exactly")).toBeTruthy();
  const marked = [...document.querySelectorAll<HTMLElement>("[data-die].best")].map((die) => die.dataset.die);
  expect(marked).toEqual(["5", "5"]);
  expect(button(/^Farmer.*your aim/)).toBeTruthy();
  await user.click(button(/set these aside/));
  expect(scene.play).toHaveBeenCalledWith("aside 5");
});

test("the aim stays while one rolls on, is asked about anew, and can be dropped", async () => {
  const scene = shown([5, 5, 2], ["aside 5"]);
  scene.advice = { prospects: PROSPECTS };
  await tick();
  await user.click(button(/^Farmer/));
  scene.advice = undefined;
  scene.next({ active: [3, 2], aside: [5] }, ["aside 2", "aside 3"]);
  await tick();
  expect(document.querySelector(".best")).toBeNull();
  scene.advice = { prospects: PROSPECTS };
  await tick();
  expect(scene.consult).toHaveBeenCalledTimes(2);
  await user.click(button(/Drop the aim/));
  expect(screen.queryByRole("button", { name: /your aim/ })).toBeNull();
  scene.advice = { prospects: PROSPECTS };
  await tick();
  expect(scene.consult).toHaveBeenCalledTimes(2);
});

test("in the final round only the King can be aimed at, and one's own roll asks for it", async () => {
  const mark = { alike: 7, number: 4, holder: 1, order: [0], passed: [1], tie: 1, beaten: false };
  const scene = new FakeScene({ final: true, active: [4, 4] }, ["aside 4"], { seats: [], mark });
  const turn = vi.fn();
  scene.coach = { on: false, told: false, turn };
  render(Board, { scene, extras, person });
  expect(screen.queryByText(/click a character/i)).toBeNull();
  expect(screen.getByText(/Only the King counts now/)).toBeTruthy();
  await user.click(button(/^Go for it$/));
  expect(turn).toHaveBeenCalledWith(true);
  scene.coach = { on: true, told: false, turn };
  scene.advice = { prospects: [{ target: "king", chance: 0.25, exact: true }] };
  await tick();
  expect(scene.consult).toHaveBeenCalledWith("king");
  scene.view = { ...scene.view, turn: 1 };
  scene.toAct = 1;
  await tick();
  expect(screen.queryByText(/Only the King counts now/)).toBeNull();
});

test("what is had or gone is aimed at no longer", async () => {
  const scene = shown([5], ["aside 5"]);
  scene.advice = { prospects: PROSPECTS };
  await tick();
  await user.click(button(/^Farmer/));
  scene.aids = { seats: [], offers: [{ character: "farmer", met: true, barred: "sold-out" }] };
  scene.next({}, ["aside 5"]);
  await tick();
  expect(screen.queryByRole("button", { name: /your aim/ })).toBeNull();
});

test("alone with house players the coach is turned on at once; in company only if one says so", async () => {
  const scene = shown([5], ["aside 5"]);
  const turn = vi.fn();
  scene.coach = { on: false, told: false, turn };
  await user.click(button(/^Farmer/));
  expect(turn).toHaveBeenCalledWith(true);
  turn.mockClear();
  scene.coach = { on: false, told: true, turn };
  await user.click(button(/^Guard/));
  expect(turn).not.toHaveBeenCalled();
  expect(screen.getByText(/the others see that it is on/)).toBeTruthy();
  await user.click(button(/^Coach on$/));
  expect(turn).toHaveBeenCalledWith(true);
});

test("where there is no coach nothing is said of chances, and nothing is aimed at", async () => {
  const scene = shown([5], ["aside 5"]);
  expect(screen.getByText(/how likely it is/)).toBeTruthy();
  scene.coach = undefined;
  await tick();
  expect(screen.queryByText(/how likely it is/)).toBeNull();
  await user.click(button(/^Farmer/));
  expect(screen.queryByRole("button", { name: /your aim/ })).toBeNull();
  expect(scene.consult).not.toHaveBeenCalled();
});

test("why-not asks about a character, with a finger, too", async () => {
  const scene = shown([5], ["aside 5"]);
  scene.asking = true;
  await user.click(button(/^King/));
  expect(scene.why).toHaveBeenCalledWith("claim king");
});

test("a finger reads first: one tap shows price and ability, and aims from there", async () => {
  const scene = shown([5], ["aside 5"]);
  scene.advice = { prospects: PROSPECTS };
  pointer.kind = "touch";
  await tick();
  await user.pointer([{ keys: "[TouchA]", target: button(/^Farmer/) }]);
  const words = screen.getByRole("dialog", { name: "Farmer" });
  expect(words.textContent).toMatch(/A pair.*one more die/);
  expect(scene.consult).not.toHaveBeenCalled();
  await user.click(button(/^Go for it$/));
  expect(scene.consult).toHaveBeenCalledWith("farmer");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an answer for what is no longer aimed at is not heeded", () => {
  const scene = new FakeScene({ active: [5] }, ["aside 5"]);
  const aim = new Aim(() => scene);
  aim.at("guard");
  scene.advice = answer("farmer", "aside 5");
  aim.heed();
  expect(aim.plan).toEqual([]);
});

test("a plan is told in few steps", () => {
  const words = (...plan: string[]) => stepsOf(plan).map((step) => step.words);
  expect(words("aside 5", "aside 5", "roll")).toEqual(["set aside 5 5", "roll"]);
  expect(words("use merchant", "pick 1x2", "done")).toEqual(["use: Merchant"]);
  expect(words("add guard", "aside 2", "finish")).toEqual(["use: Guard", "set aside 2", "finish"]);
  expect(words()).toEqual([]);
});

test("a rough chance is never told as none or certain either", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(roughChanceOf)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
});
