import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../src/games/boards";
import { FACTS } from "../src/games/knights/generated";
import TableScreen from "../src/table/TableScreen.svelte";
import { self } from "../src/wire/me.svelte";
import type { State, Update } from "../src/wire/generated";
import { FakeSocket } from "./fake-socket";
import { HandClock } from "./hand-clock";
import { GAMES, toldMatch, type ToldMatch } from "./told-matches";

interface View {
  seats: Record<string, unknown>[];
  aside: number[];
  towers: Record<string, number>;
  stacks: Record<string, { top: string | null }>;
}

const COLOURS = FACTS.colours;
const count = (selector: string) => document.querySelectorAll(selector).length;
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const long = (list: unknown) => (list as unknown[]).length;

/** What can be read of each seat on its plate, and on the board; and the same in a position. */
interface Reading {
  plate: (plate: Element) => number;
  seat: (seat: Record<string, unknown>) => number;
  board: () => number;
  view: (view: View) => number;
}

const READ: Record<string, Reading> = {
  court: {
    plate: (plate) => plate.querySelectorAll(".plate ul li").length,
    seat: ({ characters, fools, charlatans }) => long(characters) + (fools as number) + (charlatans as number),
    board: () => count(".tray li.kept"),
    view: ({ aside }) => aside.length,
  },
  knights: {
    plate: (plate) => plate.querySelectorAll("[data-castle]").length,
    seat: ({ castles }) => long(castles),
    board: () => sum(COLOURS.map((colour) => count(`[data-card^="${colour}"]`))),
    view: ({ seats, stacks }) =>
      sum(seats.map(({ castles }) => long(castles))) +
      Object.values(stacks).filter(({ top }) => COLOURS.includes(top?.split(" ")[0] ?? "")).length,
  },
  torres: {
    plate: (plate) => Number.parseInt(plate.querySelector(".score")!.textContent!, 10),
    seat: ({ score }) => score as number,
    board: () =>
      sum(
        [...document.querySelectorAll("[data-cell]")].map((cell) =>
          Number(cell.getAttribute("aria-label")!.match(/level (\d)/)?.[1] ?? 0),
        ),
      ),
    view: ({ towers }) => sum(Object.values(towers)),
  },
};

/** How many updates of a match are looked at on the screen, from its start on and before its end. */
const FIRST = 40;
const LAST = 25;

const stateOf = ({ game, names }: ToldMatch, match: Update): State => ({
  ...{ t: "state", you: null, now: 0, match, log: [], chat: [] },
  table: {
    ...{ t: "table", id: "told", game, options: { players: names.length }, status: "running", host: "" },
    ...{ clock: { kind: "none" }, listed: true, watch: true, commitment: "", created: 0 },
    seats: names.map((name) => ({ kind: "human", name, who: name })),
  },
});

const lines = () => [...document.querySelectorAll(".log li")].map((line) => line.textContent!);
const headline = () => document.querySelector(".sentence p")!.textContent!;
const isBehind = () => document.querySelector(".sentence button") !== null;

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

async function arrived(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    flushSync();
    await Promise.resolve();
  }
}

let clock: HandClock;

beforeEach(() => {
  FakeSocket.made = [];
  clock = new HandClock();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("[]"));
  Element.prototype.scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { animate: () => new Arrived(), getAnimations: () => [] });
  self.me = null;
});
afterEach(() => vi.unstubAllGlobals());

describe.each(GAMES)("the screen of %s", (game) => {
  const match = toldMatch(game);

  it.each([
    ["beginning", match.updates.slice(0, FIRST)],
    ["end", match.updates.slice(-LAST)],
  ])(
    "says, logs and shows the same at every beat of the %s",
    { timeout: 120_000 },
    async (_, [start, ...updates]) => {
      localStorage.setItem("tafelrunde.torres.views", "plan");
      const read = READ[game]!;
      await partsOf(game);
      render(TableScreen, { id: "told", clock });
      FakeSocket.last.say(stateOf(match, start!));
      await vi.waitFor(() => expect(document.querySelector("[role=toolbar]")).not.toBeNull());
      document.querySelector<HTMLElement>("[data-key=l]")!.click();
      let told = 0;
      let newest = "";
      let from = start!;
      for (const update of updates) {
        const positions = [from, ...(update.steps ?? []), update].map(({ view }) => view as unknown as View);
        const plated = positions.map(({ seats }) => seats.map(read.seat));
        const laid = positions.map(read.view);
        FakeSocket.last.say(update);
        do {
          await arrived();
          const last = lines().at(-1) ?? "";
          told += Number(last !== newest);
          newest = last;
          if (isBehind() && told) expect(headline()).toBe(last);
          // Plates and board show a position on the way, or points on their way from one to the other.
          const plates = [...document.querySelectorAll("ol > [data-seat]")].map(read.plate);
          plates.forEach((value, seat) => {
            const values = plated.map((seats) => seats[seat]!);
            expect(value).toBeGreaterThanOrEqual(Math.min(...values));
            expect(value).toBeLessThanOrEqual(Math.max(...values));
          });
          expect(laid).toContain(read.board());
        } while (clock.next());
        await arrived();
        expect(isBehind()).toBe(false);
        expect([...document.querySelectorAll("ol > [data-seat]")].map(read.plate)).toEqual(plated.at(-1));
        expect(read.board()).toBe(laid.at(-1));
        from = update;
      }
      expect(told).toBeGreaterThan(updates.length / 3);
    },
  );
});
