import { describe, expect, it } from "vitest";
import { eventsOf } from "../src/ends/story";
import { turnsOfAnyGame } from "../src/ends/turns";
import { duelOf } from "../src/games/court/duel";
import type { Event as CourtEvent, WrittenPosition as CourtPosition } from "../src/games/court/generated";
import { turns as courtTurns } from "../src/games/court/turns";
import { accountOf as knightsAccount, castlesOf } from "../src/games/knights/account";
import type { Event as KnightsEvent, WrittenPosition as KnightsPosition } from "../src/games/knights/generated";
import { turns as knightsTurns } from "../src/games/knights/turns";
import { accountOf as torresAccount, totalOf } from "../src/games/torres/account";
import type { Event as TorresEvent, WrittenPosition as TorresPosition } from "../src/games/torres/generated";
import { turns as torresTurns } from "../src/games/torres/turns";
import { CHANCE, legsOf } from "../src/stage/beats";
import type { StoryEntry } from "../src/wire/generated";
import { taleOf, toldMatch } from "./told-matches";

/** Every entry of a match from the first question on, with the position that it led to. */
function steps<View>(game: string): { entry: StoryEntry; view: View; before: View; upTo: StoryEntry[] }[] {
  const { updates, story } = toldMatch(game);
  const legs = updates.slice(1).flatMap((update, place) => legsOf(update, updates[place]!.to_act ?? CHANCE));
  const first = story.length - legs.length;
  return legs.map(({ view }, place) => ({
    entry: story[first + place]!,
    view: view as View,
    before: (legs[place - 1]?.view ?? updates[0]!.view) as View,
    upTo: story.slice(0, first + place + 1),
  }));
}

describe("the account of Torres", () => {
  it("adds up to where the markers stand, after every entry of a whole match", () => {
    for (const { view, upTo } of steps<TorresPosition>("torres")) {
      const years = torresAccount(eventsOf<TorresEvent>(upTo), view.seats.length);
      expect(view.seats.map((_, seat) => totalOf(years, seat))).toEqual(view.seats.map(({ score }) => score));
    }
  });

  it("has three years, each with its own points", () => {
    const { story, updates } = toldMatch("torres");
    const years = torresAccount(eventsOf<TorresEvent>(story), 3);
    expect(years).toHaveLength(3);
    const scored = updates.flatMap(
      ({ aids }) => (aids as { scored?: { year: number; seats: never[] } }).scored ?? [],
    );
    for (const { year, seats } of scored as {
      year: number;
      seats: { king: number; castles: { points: number }[] }[];
    }[])
      seats.forEach(({ king, castles }, seat) => {
        expect(years[year - 1]!.king[seat]).toBe(king);
        expect(years[year - 1]!.castles[seat]).toBe(castles.reduce((sum, { points }) => sum + points, 0));
      });
  });

  it("counts to the track what a marker gains on an occupied space", () => {
    const castles = (seat: number, points: number, score: number): TorresEvent => ({
      code: "torres-event-castles",
      facts: { seat, year: 1, points, score },
    });
    const [year] = torresAccount([castles(0, 4, 4), castles(1, 4, 5)], 2);
    expect(year!.castles).toEqual([4, 4]);
    expect(year!.track).toEqual([0, 1]);
  });
});

describe("the account of Knights", () => {
  it("adds up to the castles and tournaments of everybody, after every entry of a whole match", () => {
    for (const { view, upTo } of steps<KnightsPosition>("knights")) {
      const seats = knightsAccount(eventsOf<KnightsEvent>(upTo), view.seats.length);
      expect(seats.map(castlesOf)).toEqual(view.seats.map(({ castles }) => castles.length));
      expect(seats.map(({ tournaments }) => tournaments)).toEqual(view.seats.map(({ tournaments }) => tournaments));
    }
  });
});

describe("the duel of Court", () => {
  it("leads from the King's first owner to the winner, by the marks that the server tells", () => {
    const { story, updates, names } = toldMatch("court");
    const duel = duelOf(eventsOf<CourtEvent>(story), names.length)!;
    const last = updates.at(-1)!.view as unknown as CourtPosition;
    const marks = [duel.first, ...duel.rolls.filter(({ takes }) => takes)];
    expect([marks.at(-1)!.alike, marks.at(-1)!.number]).toEqual(last.mark);
    expect(marks.at(-1)!.seat).toBe(last.winner);
    expect([...duel.rolls.map(({ seat }) => seat), ...duel.others].sort()).toEqual([0, 1, 2, 3]);
  });

  it("is none before the King was taken", () => {
    const { story, names } = toldMatch("court");
    expect(duelOf(eventsOf<CourtEvent>(story.slice(0, 100)), names.length)).toBeUndefined();
  });
});

describe.each([
  ["court", courtTurns],
  ["knights", knightsTurns],
  ["torres", torresTurns],
])("the turns of %s", (game, turns) => {
  it("begin where the server's position says so", async () => {
    const tale = await taleOf(game);
    const all = steps(game);
    const expected = all.flatMap(({ entry, before }, place) => {
      const changed = !place || tale.turnOf(before) !== tale.turnOf(all[place - 1]!.before);
      return changed ? [entry.at] : [];
    });
    const found = turns(toldMatch(game).story);
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(expected);
  });
});

it("turns of a game of which nothing is known begin with another player", () => {
  const entry = (at: number, by: number): StoryEntry => ({ at, by, events: [] });
  expect(turnsOfAnyGame([entry(1, -1), entry(2, 0), entry(3, -1), entry(4, 0), entry(5, 1), entry(6, 0)])).toEqual([
    2, 5, 6,
  ]);
});
