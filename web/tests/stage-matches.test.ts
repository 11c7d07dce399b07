import { beforeAll, describe, expect, it } from "vitest";
import { CHANCE, legsOf, type Leg, type Tale, type Told } from "../src/stage/beats";
import { Stage, type Shown } from "../src/stage/stage.svelte";
import { HandClock } from "./hand-clock";
import { GAMES, taleOf, toldMatch, type ToldMatch } from "./told-matches";

/** What of an event is a throw, which has to be seen before anything is said of it. */
const isThrow = ({ code }: { code: string }) => code.endsWith("-event-roll");

/** What stands on everybody's plate, whatever the game. */
const seatsOf = (view: unknown) => (view as { seats: Record<string, unknown>[] }).seats;

interface Seen {
  shown: Shown;
  log: Told[];
  behind: boolean;
  at: number;
}

/** Everything that is seen of a match, beat by beat, by somebody who only looks on. */
function watched(match: ToldMatch, tale: Tale): Seen[] {
  const clock = new HandClock();
  const seen: Seen[] = [];
  const log: Told[] = [];
  const note = () => seen.push({ shown: stage.shown!, log: [...log], behind: stage.behind, at: clock.at });
  const stage = new Stage({
    ...{ clock, pace: () => 1, you: () => null },
    onbeat: (told) => {
      log.push(...told);
      note();
    },
    onquestion: note,
  });
  stage.tellAs(tale);
  const [start, ...updates] = match.updates;
  stage.settle(start!);
  for (const update of updates) stage.take(update);
  while (clock.next());
  return seen;
}

describe.each(GAMES)("a whole match of %s", (game) => {
  const match = toldMatch(game);
  const legs: Leg[] = match.updates.flatMap((update, place) =>
    legsOf(update, match.updates[place - 1]?.to_act ?? CHANCE),
  );
  let tale: Tale;
  let seen: Seen[];

  beforeAll(async () => {
    tale = await taleOf(game);
    seen = watched(match, tale);
  });

  it("is told whole and in order, and ends where the server's match ends", () => {
    const last = match.updates.at(-1)!;
    const all = match.updates.slice(1).flatMap(({ events }) => events.map(({ code, facts }) => ({ code, facts })));
    expect(seen.at(-1)!.log.map(({ code, facts }) => ({ code, facts }))).toEqual(all);
    expect(seen.at(-1)!.shown.view).toEqual(last.view);
    expect(seen.at(-1)!.shown.asked?.outcome).toEqual(last.outcome);
  });

  it("lets the headline say what the log told last", () => {
    for (const { shown, log } of seen) if (shown.said) expect(shown.said).toBe(log.at(-1));
  });

  it("shows on board and plates a known position, none before what led to it was told", () => {
    let at = 0;
    for (const { shown, log } of seen) {
      while (at < legs.length - 1 && shown.view === legs[at + 1]!.view) at += 1;
      const before = legs.slice(0, at + 1).reduce((sum, leg) => sum + leg.events.length, 0);
      // All of it is told by now, but for dice that are still falling.
      const untold = before - log.length;
      expect(untold).toBeLessThanOrEqual(shown.events.some(isThrow) ? 1 : 0);
      if (shown.view !== legs[at]!.view) expect(seatsOf(shown.view)).toHaveLength(match.names.length);
    }
  });

  it("tells of dice when they lie still, and of a verdict never before its dice", () => {
    let thrown = 0;
    for (const { shown, log } of seen) {
      if (shown.events.some(isThrow)) thrown += 1;
      expect(log.filter(isThrow).length).toBeLessThanOrEqual(thrown);
      if (shown.events.some(isThrow) && !shown.asked) expect(log.filter(isThrow)).toHaveLength(thrown - 1);
    }
  });

  it("tells nobody how it ended before the last beat", () => {
    for (const { shown, behind } of seen.slice(0, -1)) {
      expect(behind ? shown.asked : shown.asked?.outcome).toBeUndefined();
    }
  });

  it("crowns the winner when all else was shown, and only then", () => {
    const last = match.updates.at(-1)!;
    const crowned = seen.filter(({ shown }) => shown.crowned);
    expect(crowned.map(({ shown }) => shown.crowned)).toEqual([last.outcome]);
    expect(seen.indexOf(crowned[0]!)).toBe(seen.length - 2);
    expect(crowned[0]!.log).toEqual(seen.at(-1)!.log);
    expect(crowned[0]!.shown.view).toEqual(last.view);
  });

  it("tells a turn in about its time, however long it is", () => {
    const turns = new Map<unknown, number>();
    seen.slice(0, -1).forEach(({ shown, at }, place) => {
      const turn = tale.turnOf(shown.view);
      turns.set(turn, (turns.get(turn) ?? 0) + seen[place + 1]!.at - at);
    });
    const lengths = [...turns.values()].sort((one, other) => one - other);
    const median = lengths[Math.floor(lengths.length / 2)]!;
    expect(median).toBeLessThan(tale.turn * 1.35);
    expect(median).toBeGreaterThan(tale.turn * 0.5);
  });
});

it("a year of Torres is counted castle by castle before anything of the next is seen", async () => {
  const match = toldMatch("torres");
  const seen = watched(match, await taleOf("torres"));
  const walks = seen.filter(({ shown }) => shown.picture);
  expect(walks.length).toBeGreaterThan(3);
  for (const { shown } of walks) {
    const { view, picture } = shown as unknown as {
      view: { year: number; seats: { score: number }[] };
      picture: { year: number; stops: { sums: number[] }[]; at: number };
    };
    expect(view.year).toBe(picture.year);
    const scored = match.updates.find(
      ({ aids }) => (aids as { scored?: { year: number } }).scored?.year === picture.year,
    )!;
    const before = match.updates[match.updates.indexOf(scored) - 1]!;
    const sums = picture.stops[picture.at]!.sums;
    expect(view.seats.map(({ score }) => score)).toEqual(
      seatsOf(before.view).map(({ score }, seat) => (score as number) + sums[seat]!),
    );
  }
});

it("what a year of Torres brings is told while it is counted, to the last point and never before", async () => {
  const seen = watched(toldMatch("torres"), await taleOf("torres"));
  const isScore = ({ code }: Told) => /-event-(castles|king-bonus|master-bonus)$/.test(code);
  let before = 0;
  for (const { shown, log } of seen) {
    const picture = shown.picture as { year: number; stops: { sums: number[] }[]; at: number } | null;
    const scores = log.filter(isScore);
    if (!picture) expect(scores).toHaveLength(before);
    before = scores.length;
    if (!picture) continue;
    const ofYear = scores.filter(({ facts }) => facts?.year === picture.year);
    const told = picture.stops[0]!.sums.map((_, seat) =>
      ofYear.filter(({ facts }) => facts?.seat === seat).reduce((sum, { facts }) => sum + Number(facts?.points), 0),
    );
    const counted = picture.stops[picture.at]!.sums;
    if (picture.at === picture.stops.length - 1) expect(told).toEqual(counted);
    told.forEach((points, seat) => expect(points).toBeLessThanOrEqual(counted[seat]!));
  }
});
