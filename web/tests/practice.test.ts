import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ExerciseModel } from "../src/practice/exercise.svelte";
import ExercisePanel from "../src/practice/ExercisePanel.svelte";
import Practice from "../src/practice/Practice.svelte";
import { HEIGHT, lineOf, WIDTH } from "../src/practice/trend";
import { solved } from "../src/practice/solved.svelte";
import type { Graded, Me } from "../src/wire/generated";
import { self } from "../src/wire/me.svelte";
import { speakOf } from "../src/words/words.svelte";
import { extras } from "./snippets";

afterEach(() => {
  vi.unstubAllGlobals();
  self.me = null;
});

const unreachable = () => Promise.reject(new TypeError("no network"));

test("a line goes from edge to edge, and higher shares lie higher", () => {
  const points = lineOf([0, 1, 0.5])
    .split(" ")
    .map((point) => point.split(",").map(Number) as [number, number]);
  expect(points.map(([x]) => x)).toEqual([0, WIDTH / 2, WIDTH]);
  const [low, high, middle] = points.map(([, y]) => y) as [number, number, number];
  expect(high).toBeLessThan(middle);
  expect(middle).toBeLessThan(low);
  expect(low).toBeLessThan(HEIGHT);
  expect(lineOf([])).toBe("");
});

test("the first answer of a day counts, and another day begins anew", () => {
  solved.keep("knights", 7, false);
  solved.keep("knights", 7, true);
  expect(solved.of("knights", 7)).toEqual({ day: 7, found: false });
  expect(solved.of("knights", 8)).toBeUndefined();
  expect(solved.of("court", 7)).toBeUndefined();
});

test("whoever has no connection hears that cards are kept, not that there are none", async () => {
  await speakOf("practice");
  self.me = { id: "p", name: "Anna", portrait: null } as Me;
  vi.stubGlobal("fetch", unreachable);
  render(Practice);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The server cannot be reached right now. Your cards are kept on the server; none of them is lost.",
  );
  expect(screen.queryByText(/There are none/)).toBeNull();
});

test("whoever has no cards is told how to get some", async () => {
  await speakOf("practice");
  self.me = { id: "p", name: "Anna", portrait: null } as Me;
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address.endsWith("/me/flashcards") ? { cards: [], due: 0, total: 0, next: null } : []),
  );
  render(Practice);
  expect(await screen.findByText(/There are none/)).toBeTruthy();
});

const missed: Graded = {
  ...{ do: "keep 5", win: 0.4, loss: 0.1, found: false, best: "stop" },
  why: [{ code: "analysis-why-keep", facts: { chance: 34, better: 71 } }],
};
const studied = {
  ...{ position: {}, view: { seats: [{}, {}] }, to_act: 0, events: [] },
  legal: [{ do: "keep 5", action: { type: "keep" }, label: { code: "x" } }],
};

test("an exercise that could not be fetched can be begun again, and says why something was missed", async () => {
  await speakOf("practice");
  const exercise = { game: "pig", position: {}, lead: [] };
  const model = new ExerciseModel({ exercise, seat: 0, grade: async () => missed });
  vi.stubGlobal("fetch", unreachable);
  await model.begin();
  render(ExercisePanel, { model, heading: "Card", ways: extras });
  expect(await screen.findByText("The server cannot be reached right now.")).toBeTruthy();
  vi.stubGlobal("fetch", async () => Response.json(studied));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(model.ready).toBe(true));
  expect(screen.queryByText("The server cannot be reached right now.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  model.play("keep 5");
  const reason = "The chance to win this contest is 34% as played, and 71% with the better choice.";
  expect(await screen.findByText(reason)).toBeTruthy();
  model.end();
});
