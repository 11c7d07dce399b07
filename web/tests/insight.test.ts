import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Insight } from "../src/insight/insight.svelte";
import { change, points } from "../src/insight/numbers";
import Overview from "../src/insight/Overview.svelte";
import { drawnInsight } from "../src/insight/picture";
import Ribbon from "../src/insight/Ribbon.svelte";
import {
  bandsOf,
  HIGH,
  marksOf,
  nextPoint,
  placeOf,
  pointBefore,
  sharesAt,
  turnShares,
} from "../src/insight/ribbon";
import { headline, linesOf, stepLine } from "../src/insight/saying";
import { barsOf, PARTS, spanOf } from "../src/insight/waterfall";
import type { Ledger, LedgerEntry, SeatLedger } from "../src/wire/generated";
import { speak } from "../src/words/words.svelte";

const NAMES = ["Anna", "Ben"];
const entry = (at: number, seat: number, from: number, to: number, more: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ at, do: "roll", kind: "chance", seat },
  ...{ before: [from, 1 - from], value: [from, 1 - from], after: [to, 1 - to], drift: [0, 0], ...more },
});
const seat = (name: string, row: Partial<SeatLedger>): SeatLedger => ({
  ...{ name, start: 0.5, own_luck: 0, others_luck: 0, mistakes: 0, gifts: 0, drift: 0, result: 0 },
  ...{ decisions: 1, mattered: 1, labels: {}, accuracy: 0.75, ...row },
});
const ledger: Ledger = {
  ...{ format: 1, game: "knights", players: 2, finished: true },
  seats: [
    seat("Anna", { own_luck: 0.25, mistakes: -0.15, gifts: 0.2, drift: 0.2, result: 1 }),
    seat("Ben", { others_luck: -0.25, gifts: 0.15, mistakes: -0.2, drift: -0.2 }),
  ],
  entries: [
    entry(0, 0, 0.5, 0.75, { luck: [0.25, -0.25], exact: true, turn: true }),
    entry(1, 0, 0.75, 0.6, { kind: "decision", cost: -0.15, loss: 0.15, label: "blunder", gifts: [0, 0.15] }),
    entry(2, 1, 0.6, 0.8, { kind: "decision", cost: -0.2, loss: 0.2, gifts: [0.2, 0], turn: true }),
    entry(3, 1, 0.8, 1, { kind: "decision", cost: 0, loss: 0, exact: true, drift: [0.2, -0.2] }),
  ],
  highlights: { luck: 0, mistake: 1, find: null },
  error: 0.021,
  points: [
    { at: 0, kind: "luck", seat: 1, change: -0.25, exact: true },
    {
      ...{ at: 1, kind: "mistake", seat: 0, change: -0.15, exact: false },
      played: { code: "knights-action-stop", facts: { dice: "2 5 5" } },
      better: [{ code: "knights-action-defend" }, { code: "knights-action-end" }],
      why: [{ code: "analysis-why-keep", facts: { chance: 34, better: 71 } }],
    },
  ],
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

describe("the waterfall", () => {
  it("begins each part where the one before ended, and ends at the result", () => {
    for (const row of ledger.seats) {
      const bars = barsOf(row);
      expect(bars.map(({ part }) => part)).toEqual([...PARTS]);
      for (const [place, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBeCloseTo(bars[place]!.to, 12);
      expect(bars.at(-2)!.to).toBeCloseTo(row.result, 12);
      expect(bars.at(-1)).toMatchObject({ from: 0, to: row.result, whole: true });
    }
  });

  it("has room for the deepest fall and the highest rise of all", () => {
    const wild = seat("Ben", { mistakes: -2, gifts: 3 });
    const [low, high] = spanOf([...ledger.seats, wild]);
    expect([low, high]).toEqual([-1.5, 1.5]);
    expect(spanOf(ledger.seats)[1]).toBe(1);
  });
});

describe("the ribbon", () => {
  it("has a band for each seat; together they fill it from edge to edge", () => {
    const [first, second] = bandsOf(ledger).map((path) => path.slice(1, -1).split("L"));
    const [upper, lower] = [first!.slice(0, 5), first!.slice(5).reverse()];
    expect(upper.every((corner) => corner.endsWith(" 0.0"))).toBe(true);
    expect(second!.slice(0, 5)).toEqual(lower);
    expect(second!.slice(5).every((corner) => corner.endsWith(` ${HIGH.toFixed(1)}`))).toBe(true);
    expect(lower[1]).toBe("250.0 75.0");
  });

  it("draws no more steps of a very long match than can be seen, but always the last", () => {
    const long = { ...ledger, entries: Array.from({ length: 7001 }, (_, at) => entry(at, 0, 0.5, 0.5, {})) };
    const corners = bandsOf(long)[0]!.split("L");
    expect(corners.length).toBeLessThan(3010);
    expect(corners.some((corner) => corner.startsWith("1000.0"))).toBe(true);
  });

  it("knows the beginning, the end and what lies beyond", () => {
    expect([0, 1, 4, 99].map((at) => sharesAt(ledger, at)[0])).toEqual([0.5, 0.75, 1, 1]);
    expect(placeOf({ entries: [] }, 0)).toBe(0);
    expect(bandsOf({ ...ledger, entries: [] })).toEqual(["", ""]);
  });

  it("marks each turning point after its step, and leads from one to the next", () => {
    expect(marksOf(ledger).map(({ at, kind, place }) => [at, kind, place])).toEqual([
      [1, "luck", 0.25],
      [2, "mistake", 0.5],
    ]);
    expect([0, 1, 2].map((at) => nextPoint(ledger, at))).toEqual([1, 2, undefined]);
    expect([1, 2, 4].map((at) => pointBefore(ledger, at))).toEqual([undefined, 1, 2]);
  });

  it("is a list by turns, too", () => {
    expect(turnShares(ledger).map(({ at, seat, shares }) => [at, seat, shares[0]])).toEqual([
      [0, null, 0.5],
      [2, 0, 0.6],
      [4, 1, 1],
    ]);
  });

  it("is a slider that says everybody's chance, and walks", async () => {
    const show = vi.fn();
    render(Ribbon, { ledger, names: NAMES, at: 1, show });
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Step 1 of 4: Anna 75% and Ben 25%");
    slider.value = "3";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(show).toHaveBeenCalledWith(3);
  });
});

describe("in words", () => {
  it("a turning point says what it was, whether that is exact, what was better, and why", () => {
    expect(ledger.points!.map((point) => headline(point, NAMES))).toEqual([
      "Bad luck for Ben: −25.0 pp (exact)",
      "A mistake by Anna: −15.0 pp (estimate)",
    ]);
    expect(linesOf(ledger.points![1]!, NAMES)).toEqual([
      "Played: stop with 2 5 5",
      "Better: roll to keep the castle · end the turn",
      "The chance to win this contest is 34% as played, and 71% with the better choice.",
    ]);
    expect(linesOf(ledger.points![0]!, NAMES)).toEqual([]);
  });

  it("any other step says what it brought or cost, or nothing", () => {
    expect(ledger.entries.map((each) => stepLine(each, NAMES))).toEqual([
      "Luck, for Anna: +25.0 pp (exact)",
      "Anna's choice: −15.0 pp (estimate)",
      "Ben's choice: −20.0 pp (estimate)",
      "Ben's choice: nothing given away (exact)",
    ]);
    expect(stepLine(entry(0, 0, 0.5, 0.5, { luck: [0, 0] }), NAMES)).toBe("");
  });

  it("numbers are written as the reader's language writes them", async () => {
    await speak("de");
    expect([points(0.125), change(-0.125), change(0)]).toEqual(["12,5", "−12,5", "0,0"]);
  });
});

const shown = (insight: Insight) =>
  render(Overview, { insight, names: NAMES, at: 2, own: null, beside: true, onchosen: () => undefined });

describe("the overview", () => {
  it("follows the server until the ledger is there, then shows it for every seat", async () => {
    const answers = [
      { done: 2, of: 4 },
      { done: 4, of: 4, ledger },
    ];
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answers.shift())));
    const insight = new Insight("x");
    shown(insight);
    const begun = insight.begin();
    expect(await screen.findByText("The match is being looked at: 2 of 4 steps.")).toBeTruthy();
    await begun;
    const table = await screen.findByRole("table", { name: "How Anna got there" });
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.lastElementChild!.textContent),
    ).toEqual(["50.0", "+25.0", "0.0", "−15.0", "+20.0", "+20.0", "100.0"]);
    await userEvent.click(screen.getByRole("button", { name: "Ben" }));
    expect(await screen.findByRole("table", { name: "How Ben got there" })).toBeTruthy();
    const links = screen.getAllByRole("link", { name: /luck|mistake/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/x/happened?at=1", "/t/x/happened?at=2"]);
    expect(links[1]!.getAttribute("aria-current")).toBe("step");
  });

  it("says that the budget is used up, and can try again", async () => {
    const spent = { code: "too-many-requests", facts: { seconds: 30 } };
    let asked = 0;
    vi.stubGlobal("fetch", async () => {
      asked += 1;
      return asked === 1
        ? new Response(JSON.stringify(spent), { status: 429 })
        : new Response(JSON.stringify({ done: 4, of: 4, ledger }));
    });
    const insight = new Insight("x");
    shown(insight);
    await insight.begin();
    expect((await screen.findByRole("alert")).textContent).toContain("budget");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "How Anna got there" })).toBeTruthy();
  });

  it("stops asking when nobody looks any more", async () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify({ done: 0, of: 4 })));
    vi.stubGlobal("fetch", fetch);
    const insight = new Insight("x");
    const begun = insight.begin();
    insight.end();
    await begun;
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it("the picture has every seat, and nobody's name can write into it", () => {
  const svg = drawnInsight(
    {
      ...{ game: "Knights", headline: "<b>Anna</b> wins.", turned: "Luck", ledger, address: "http://x/t/x" },
      ...{ columns: ["Own luck"], rows: NAMES.map((name) => ({ name, numbers: ["+1.0"] })) },
    },
    (name) => name,
  );
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("parsererror, b")).toBeNull();
  expect([...drawn.querySelectorAll("text")].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(["Anna", "Ben", "<b>Anna</b> wins.", "http://x/t/x"]),
  );
});
