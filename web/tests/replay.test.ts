import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { partsOf } from "../src/games/boards";
import { ReplayModel } from "../src/replay/replay.svelte";
import Scrubber from "../src/replay/Scrubber.svelte";
import { settings } from "../src/settings/settings.svelte";
import type { Moment, State, StoryEntry } from "../src/wire/generated";

/** Two players in turns of two steps each; the game has no board here, and words of its own. */
const SEATS = [0, 0, 1, 1, 0, 0, 1, 1];
const said = (at: number) => `Step ${at} of ${SEATS[at - 1]}.`;
const story: StoryEntry[] = SEATS.map((by, place) => ({
  ...{ at: place + 1, by, do: "go", events: [{ code: "pig-event-goes" }] },
  words: [said(place + 1)],
}));
const momentAt = (at: number): Moment => ({
  ...{
    at,
    entries: SEATS.length,
    view: { at, seats: [{}, {}] },
    to_act: SEATS[at] ?? -1,
    did: at ? "go" : null,
    by: SEATS[at - 1] ?? null,
  },
  ...{
    events: at ? [{ code: "pig-event-goes" }] : [],
    words: { board: "", prompt: "", legal: [], events: at ? [said(at)] : [] },
  },
});
const seat = (name: string) => ({ kind: "human" as const, name });
const state = {
  ...{ t: "state", you: null, now: 0, match: null, log: [], chat: [] },
  table: { id: "x", game: "pig", options: {}, status: "over", host: "", seats: [seat("Anna"), seat("Ben")] },
} as unknown as State;

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  settings.wishes.pace = "normal";
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const at = Number(new URL(address, "http://x").searchParams.get("at"));
    return new Response(JSON.stringify(address.includes("/story") ? story : momentAt(Math.min(at, SEATS.length))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.wishes.pace = "normal";
});

async function opened(at = 0): Promise<ReplayModel> {
  await partsOf("pig");
  const model = new ReplayModel(state);
  await model.open(at);
  return model;
}
const viewed = (model: ReplayModel) => (model.view as { at: number }).at;

test("whatever led to a moment is told to the board, and nothing of what follows", async () => {
  const model = await opened();
  const settle = vi.spyOn(model.stage, "settle");
  await model.show(6);
  expect(settle.mock.lastCall![1]).toHaveLength(5); // the sixth is shown as it happens
  await model.show(3);
  expect(settle.mock.lastCall![1]).toHaveLength(2);
});

test("a jump shows the last move happen, and says nothing before", async () => {
  const model = await opened();
  await model.show(6);
  expect([model.moment.at, model.behind]).toEqual([6, true]);
  expect(model.events.map(({ code }) => code)).toEqual(["pig-event-goes"]);
  expect(model.sentence).toBe(said(6));
  model.skip();
  expect([viewed(model), model.sentence]).toEqual([6, said(6)]);
});

test("a step back, the beginning and what lies beyond the end are moments like any other", async () => {
  const model = await opened(4);
  for (const [wanted, found] of [
    [3, 3],
    [0, 0],
    [99, 8],
  ] as const) {
    await model.show(wanted);
    model.skip();
    expect([model.moment.at, viewed(model)]).toEqual([found, found]);
  }
  expect(model.atEnd).toBe(true);
});

test("turns lead from one player to the next, and steps between", async () => {
  const model = await opened(3);
  expect([model.turn, model.turns]).toEqual([2, [1, 3, 5, 7]]);
  expect([model.beforeTurn, model.afterTurn]).toEqual([2, 4]);
  const show = vi.fn((at: number) => model.show(at));
  render(Scrubber, { model, show });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Next turn" }));
  await user.click(screen.getByRole("button", { name: "Previous turn" }));
  await user.keyboard("{PageDown}{ArrowRight}");
  expect(show.mock.calls.map(([at]) => at)).toEqual([4, 2, 4, 5]);
  await vi.waitFor(() => expect(screen.getByText(/Turn 3 of 4/)).toBeTruthy());
});
