import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endingOf } from "../src/ends/endings";
import { partsOf } from "../src/games/boards";
import TableScreen from "../src/table/TableScreen.svelte";
import type { State, Update } from "../src/wire/generated";
import { self } from "../src/wire/me.svelte";
import { FakeSocket } from "./fake-socket";
import { HandClock } from "./hand-clock";
import { GAMES, toldMatch, type ToldMatch } from "./told-matches";

/** jsdom moves nothing: whatever should move has arrived. */
class Arrived {
  currentTime = 0;
  startTime = 0;
  onfinish: (() => void) | undefined;
  constructor() {
    queueMicrotask(() => this.onfinish?.());
  }
  cancel(): void {}
}

const stateOf = ({ game, names }: ToldMatch, match: Update, status: "running" | "over"): State => ({
  ...{ t: "state", you: 0, now: 0, match, log: [], chat: [] },
  table: {
    ...{ t: "table", id: "told", game, options: { players: names.length }, status, host: "" },
    ...{ clock: { kind: "none" }, listed: true, watch: true, commitment: "", created: 0 },
    seats: names.map((name) => ({ kind: "human", name, who: name })),
  },
});

let clock: HandClock;

beforeEach(() => {
  FakeSocket.made = [];
  clock = new HandClock();
  vi.stubGlobal("WebSocket", FakeSocket);
  Element.prototype.scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { animate: () => new Arrived(), getAnimations: () => [] });
  self.me = null;
});
afterEach(() => vi.unstubAllGlobals());

/** A table at some moment of a match; its story can be asked for. */
async function sitDown(match: ToldMatch, update: Update, status: "running" | "over"): Promise<void> {
  const told = async (path: string) => new Response(JSON.stringify(path.includes("/story") ? match.story : []));
  vi.stubGlobal("fetch", told);
  await Promise.all([partsOf(match.game), endingOf(match.game)]);
  render(TableScreen, { id: "told", clock });
  FakeSocket.last.say(stateOf(match, update, status));
}

const heading = () => vi.waitFor(() => document.querySelector(".ends h2") ?? expect.fail("there is no result yet"));

describe.each(GAMES)("after a match of %s", (game) => {
  const match = toldMatch(game);
  const last = match.updates.at(-1)!;
  const winner = match.names[last.outcome!.winners[0]!]!;

  it("the winner is crowned on the stage, then the result is there with everybody in it", async () => {
    await sitDown(match, match.updates.at(-2)!, "running");
    await vi.waitFor(() => expect(document.querySelector("[data-board]")).not.toBeNull());
    FakeSocket.last.say(last);
    FakeSocket.last.say(stateOf(match, last, "over").table);
    const ceremony = () => document.querySelector(".ceremony");
    for (flushSync(); !ceremony(); flushSync()) expect(clock.next()).toBe(true);
    expect(ceremony()!.textContent).toContain(`${winner} wins.`);
    expect(document.querySelector(".ends")).toBeNull();
    expect(clock.next()).toBe(true);
    expect((await heading()).textContent).toBe(`${winner} wins.`);
    const sheet = await screen.findByRole("region", { name: "Score sheet" });
    for (const name of match.names) expect(sheet.textContent).toContain(name);
  });

  it("whoever comes later finds the result at once, what happened is one click away, and so is the board", async () => {
    await sitDown(match, last, "over");
    await heading();
    expect(document.querySelector(".ceremony")).toBeNull();
    const link = await screen.findByRole("link", { name: "What happened" });
    expect(link.getAttribute("href")).toBe("/t/told/happened");
    (await screen.findByRole("button", { name: "Board" })).click();
    await vi.waitFor(() => expect(document.querySelector(".ends")).toBeNull());
    (await screen.findByRole("button", { name: "The result" })).click();
    await heading();
  });
});

it("whoever sat there reads that they have won, sees their own numbers, and plays again", async () => {
  const match = toldMatch("torres");
  const last = match.updates.at(-1)!;
  const seat = last.outcome!.winners[0]!;
  self.me = { id: match.names[seat]!, name: match.names[seat]! } as typeof self.me;
  await sitDown(match, last, "over");
  expect((await heading()).textContent).toBe("You win.");
  await screen.findByRole("heading", { name: "Your numbers" });
  const totals = [...document.querySelectorAll("tfoot td")].map((cell) => Number(cell.textContent));
  expect(totals).toEqual([...last.outcome!.scores].sort((one, other) => other - one));
  screen.getByRole("button", { name: "Play again" }).click();
  expect(FakeSocket.last.sent.map(({ t }) => t)).toContain("rematch");
});
