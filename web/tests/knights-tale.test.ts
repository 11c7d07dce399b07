import { describe, expect, it } from "vitest";
import { keep, thrown } from "../src/games/knights/dice";
import type { Aids, Event, Tournament, WrittenContest } from "../src/games/knights/generated";
import { arenaOf, beats, still as pictured, type Picture, type Position } from "../src/games/knights/tale";
import type { KnightsView } from "../src/games/knights/view";
import type { Fact } from "../src/wire/generated";
import { position, seat } from "./knights-position";

const contest = (changes: Partial<WrittenContest> = {}): WrittenContest => ({
  kind: "stack",
  roller: 0,
  rolls_left: 2,
  dice: [2, 2, 3, 4, 5],
  to_roll: 0,
  stack: "left",
  seat: null,
  like: "catapult",
  mark: "2-2-2+1",
  leader: null,
  ...changes,
});

const event = (code: string, facts: Record<string, Fact> = {}): Event =>
  ({ code: `knights-event-${code}`, facts }) as unknown as Event;
/** A position with what the server says of its contest. */
function at(changes: Partial<KnightsView> = {}, tournament?: Tournament): Position {
  const view = position(["red 3-3-3+1"], changes);
  const { contest } = view;
  const mark = contest?.mark && contest.mark !== "none" ? result(contest.mark) : undefined;
  const rolling = contest ? { roller: contest.roller, cards: [], dead: 6 - contest.dice.length, mark } : undefined;
  return { view, aids: { seats: [], rolling, tournament } as Aids };
}
const result = (text: string) => ({ text, size: 0, number: 0, kicker: 0, dice: [] });
type Moment = Position & { picture: Picture };
const still = (now: Position): Moment => ({ ...now, picture: pictured(now) });
const beatsBetween = (from: Moment, after: Position, events: Event[]) => beats(from, { ...after, by: 0, events });
const lying = (moment: Moment, lies: string): number[] =>
  moment.picture.arena!.dice.filter((die) => die.lies === lies).map((die) => die.value);

describe("after a reload", () => {
  const rolled = [
    event("announce", { seat: 0, card: "catapult 2-2-2+1" }),
    event("roll", { seat: 0, dice: "2 2 3 4 5 6" }),
    event("keep", { seat: 0, dice: "2 2" }),
    event("roll", { seat: 0, dice: "1 3 6" }),
  ];
  const now = at({ phase: "keep", contest: contest({ dice: [1, 2, 2, 3], rolls_left: 1 }) });

  it("kept dice lie on their rail as the log tells it, and nothing is thrown again", () => {
    const { arena } = pictured(now, rolled);
    const moment = { ...now, picture: { arena, told: [] } };
    expect(lying(moment, "kept")).toEqual([2, 2]);
    expect(lying(moment, "fresh")).toEqual([1, 3]);
    expect(lying(moment, "dead")).toEqual([6, 6]);
    expect(arena!.dice.every((die) => die.throw < arena!.throws)).toBe(true);
  });

  it("a log that tells of other dice is not believed", () => {
    const moment = { ...now, picture: pictured(now, rolled.slice(0, 2)) };
    expect(lying(moment, "kept")).toEqual([]);
    expect(lying(moment, "fresh")).toEqual([1, 2, 2, 3]);
  });

  it("what somebody reached in a tournament is still known, and a turn that is over has no contest", () => {
    const joust = [
      event("organise", { seat: 1, card: "tournament" }),
      event("roll", { seat: 1, dice: "4 4 4 2 1 6" }),
      event("leads", { seat: 1, result: "4-4-4+2", mark: "none" }),
    ];
    const next = at({
      phase: "keep",
      turn: 1,
      contest: contest({ kind: "tournament", stack: "right", leader: 1 }),
    });
    expect(pictured(next, [...rolled, ...joust]).arena!.results).toEqual({ 1: "4-4-4+2" });
    expect(pictured(at(), [...rolled, event("end", { seat: 0 })]).arena).toBeNull();
    expect(pictured(now).arena!.dice).toHaveLength(6);
  });
});

describe("the beats between two positions", () => {
  it("let sixes of the first roll fall dead", () => {
    const after = at({ phase: "keep", contest: contest() });
    const events = [
      event("announce", { seat: 0, card: "catapult 2-2-2+1" }),
      event("roll", { seat: 0, dice: "2 2 3 4 5 6" }),
    ];
    const found = beatsBetween(still(at()), after, events);
    expect(found.map(({ kind }) => kind)).toEqual(["cause", "throw", "consequence"]);
    expect(lying(found[1]!, "dead")).toEqual([6]);
    expect(lying(found[2]!, "fresh")).toEqual([2, 2, 3, 4, 5]);
    expect(found[2]!.picture.arena!.mark).toBe("2-2-2+1");
  });

  it("show the last roll and its verdict before the cards move", () => {
    const before = at({ phase: "keep", contest: contest({ rolls_left: 1 }) });
    const after = at({ seats: [{ ...seat("red 3-3-3+1"), specials: ["catapult 2-2-2+1"] }, seat()] });
    const events = [
      event("keep", { seat: 0, dice: "2 2" }),
      event("roll", { seat: 0, dice: "1 2 6" }),
      event("beaten", { seat: 0, result: "2-2-2+1", mark: "2-2-2+1" }),
      event("gains", { seat: 0, card: "catapult 2-2-2+1" }),
    ];
    const [kept, roll, verdict, last] = beatsBetween(still(before), after, events);
    expect(kept!.told).toEqual(events.slice(0, 1));
    expect(roll!.told).toEqual([]);
    expect(roll!.view).toBe(before.view);
    expect(lying(roll!, "kept")).toEqual([2, 2]);
    expect(verdict!.view).toBe(before.view);
    expect(verdict!.picture.arena!.verdict).toBe("beaten");
    expect(last!.view).toBe(after.view);
    expect(verdict!.told).toEqual(events.slice(1, 3));
    expect(last!.told).toEqual(events.slice(3));
    expect(last!.picture.told).toEqual(events.slice(2));
  });

  it("hand a tournament on: the next one rolls fresh dice against the leader's result", () => {
    const joust = { kind: "tournament", stack: "right", like: "tournament", leader: 0 } as const;
    const organises = contest({ ...joust, mark: "none" });
    const follows = contest({ ...joust, roller: 1, mark: "2-2+5", dice: [1, 1, 1, 3, 4] });
    const before = at({ phase: "keep", contest: organises }, { leader: null, rolled: [], order: [0, 1] });
    const after = at({ phase: "keep", contest: follows }, { leader: 0, rolled: [0], order: [1] });
    const events = [
      event("stop", { seat: 0, dice: "2 2 3 4 5" }),
      event("leads", { seat: 0, result: "2-2+5", mark: "none" }),
      event("roll", { seat: 1, dice: "1 1 1 3 4 6" }),
    ];
    const [, leads, roll, last] = beatsBetween(still(before), after, events);
    expect(still(before).picture.arena).toMatchObject({ leader: null, mark: null, order: [0, 1] });
    expect(leads!.picture.arena).toMatchObject({ leader: 0, verdict: "leads", results: { 0: "2-2+5" } });
    expect(roll!.picture.arena).toMatchObject({ roller: 1, mark: "2-2+5", verdict: null, throws: 1 });
    expect(last!.picture.arena).toMatchObject({ leader: 0, order: [0, 1], results: { 0: "2-2+5" } });
    expect(lying(last!, "fresh")).toEqual([1, 1, 1, 3, 4]);
  });

  it("judge a roll that fell dead as a whole by what had to be beaten", () => {
    const events = [
      event("announce", { seat: 0, card: "catapult 2-2-2+1" }),
      event("roll", { seat: 0, dice: "6 6 6 6 6 6" }),
      event("missed", { seat: 0, result: "none", mark: "2-2-2+1" }),
    ];
    const [, roll, verdict] = beatsBetween(still(at()), at({ turn: 1 }), events);
    expect(roll!.picture.arena!.mark).toBe("2-2-2+1");
    expect(verdict!.picture.arena).toMatchObject({ verdict: "missed", result: "none", mark: "2-2-2+1" });
  });

  it("tell what follows from a position only once that is shown", () => {
    const before = at({ phase: "keep", contest: contest() });
    const after = at();
    const found = beatsBetween(still(before), after, [event("missed", { seat: 0, result: "2-2", mark: "3-3-3" })]);
    expect(found.map(({ aids }) => aids)).toEqual([before.aids, after.aids]);
  });

  it("keep an attack on the table while its owner decides, and set the mark of the defence", () => {
    const attack = { kind: "castle", stack: null, seat: 1, like: "white" } as const;
    const before = at({ phase: "keep", contest: contest({ ...attack, mark: "4-4-4+1" }) });
    const asked = at({ phase: "defend", contest: contest({ ...attack, mark: "5-5-5+1", dice: [] }) });
    const beaten = [
      event("roll", { seat: 0, dice: "5" }),
      event("beaten", { seat: 0, result: "5-5-5+1", mark: "4-4-4+1" }),
    ];
    const waits = beatsBetween(still(before), asked, beaten).at(-1)!;
    expect(waits.picture.arena).toMatchObject({ verdict: "beaten", result: "5-5-5+1", card: "white 4-4-4+1" });
    const defence = contest({ ...attack, kind: "defence", roller: 1, mark: "5-5-5+1", dice: [1, 2, 3, 4, 5] });
    const after = at({ phase: "keep", contest: defence });
    const events = [event("defend", { seat: 1 }), event("roll", { seat: 1, dice: "1 2 3 4 5 6" })];
    const [, roll] = beatsBetween(waits, after, events);
    expect(roll!.picture.arena).toMatchObject({ kind: "defence", roller: 1, mark: "5-5-5+1", verdict: null });
  });

  it("take the last contest off the table when somebody tucks", () => {
    const arena = arenaOf(at({ phase: "keep", contest: contest() }));
    const before = { ...still(at()), picture: { arena, told: [] } };
    const found = beatsBetween(before, at(), [event("tuck", { seat: 1, stack: "left", card: "tournament" })]);
    expect(found).toHaveLength(1);
    expect(found[0]!.picture.arena).toBeNull();
  });
});

describe("dice", () => {
  const dice = thrown([], [3, 3, 5, 6, 1, 3], 1);

  it("keep their places when some of them are rolled again", () => {
    const again = thrown(keep(dice, [3, 3]), [6, 4, 2], 2);
    expect(again.map((die) => die.value)).toEqual([3, 3, 6, 6, 4, 2]);
    expect(again.map((die) => die.throw)).toEqual([1, 1, 2, 1, 2, 2]);
    expect(again.filter((die) => die.lies === "dead").map((die) => die.id)).toEqual([2, 3]);
  });

  it("stay in the tray before an equal one joins them", () => {
    const tray = dice.map((die) => (die.id === 5 ? { ...die, lies: "kept" as const } : die));
    expect(keep(tray, [3]).find((die) => die.lies === "kept")!.id).toBe(5);
  });

  it("cannot be kept once dead", () => {
    expect(keep(dice, [6]).every((die) => die.lies !== "kept")).toBe(true);
  });
});
