import { describe, expect, it } from "vitest";
import { arenaOf, type Frame, framesBetween, keep, thrown } from "../src/games/knights/stage";
import type { Event, WrittenContest } from "../src/games/knights/generated";
import type { KnightsView } from "../src/games/knights/view";
import type { Fact } from "../src/wire/generated";
import { position, seat } from "./knights-position";

const view = (changes: Partial<KnightsView> = {}) => position(["red 3-3-3+1"], changes);

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
const still = (shown: KnightsView): Frame => ({ view: shown, arena: arenaOf(shown), told: [], length: 0 });
const lying = (frame: Frame, lies: string): number[] =>
  frame.arena!.dice.filter((die) => die.lies === lies).map((die) => die.value);

describe("the frames between two positions", () => {
  it("let sixes of the first roll fall dead", () => {
    const after = view({ phase: "keep", contest: contest() });
    const events = [
      event("announce", { seat: 0, card: "catapult 2-2-2+1" }),
      event("roll", { seat: 0, dice: "2 2 3 4 5 6" }),
    ];
    const frames = framesBetween(still(view()), after, events);
    expect(frames).toHaveLength(2);
    expect(lying(frames[0]!, "dead")).toEqual([6]);
    expect(lying(frames[1]!, "fresh")).toEqual([2, 2, 3, 4, 5]);
    expect(frames[1]!.arena!.mark).toBe("2-2-2+1");
  });

  it("show the last roll and its verdict before the cards move", () => {
    const before = view({ phase: "keep", contest: contest({ rolls_left: 1 }) });
    const after = view({ seats: [{ ...seat("red 3-3-3+1"), specials: ["catapult 2-2-2+1"] }, seat()] });
    const events = [
      event("keep", { seat: 0, dice: "2 2" }),
      event("roll", { seat: 0, dice: "1 2 6" }),
      event("beaten", { seat: 0, result: "2-2-2+1", mark: "2-2-2+1" }),
      event("gains", { seat: 0, card: "catapult 2-2-2+1" }),
    ];
    const [roll, verdict, last] = framesBetween(still(before), after, events);
    expect(roll!.view).toBe(before);
    expect(lying(roll!, "kept")).toEqual([2, 2]);
    expect(verdict!.view).toBe(before);
    expect(verdict!.arena!.verdict).toBe("beaten");
    expect(last!.view).toBe(after);
    expect(last!.told.map((told) => told.code)).toEqual(["knights-event-beaten", "knights-event-gains"]);
  });

  it("hand a tournament on: the next one rolls fresh dice against the leader's result", () => {
    const before = view({
      phase: "keep",
      contest: contest({ kind: "tournament", stack: "right", like: "tournament", mark: "none", leader: 0 }),
    });
    const after = view({
      phase: "keep",
      contest: contest({
        kind: "tournament",
        stack: "right",
        like: "tournament",
        roller: 1,
        mark: "2-2+5",
        leader: 0,
        dice: [1, 1, 1, 3, 4],
      }),
    });
    const events = [
      event("stop", { seat: 0, dice: "2 2 3 4 5" }),
      event("leads", { seat: 0, result: "2-2+5", mark: "none" }),
      event("roll", { seat: 1, dice: "1 1 1 3 4 6" }),
    ];
    const [leads, roll, last] = framesBetween(still(before), after, events);
    expect(still(before).arena!.leader).toBeNull();
    expect(leads!.arena).toMatchObject({ leader: 0, verdict: "leads", results: { 0: "2-2+5" } });
    expect(roll!.arena).toMatchObject({ roller: 1, mark: "2-2+5", verdict: null, throws: 1 });
    expect(last!.arena!.results).toEqual({ 0: "2-2+5" });
    expect(lying(last!, "fresh")).toEqual([1, 1, 1, 3, 4]);
  });

  it("keep an attack on the table while its owner decides, and set the mark of the defence", () => {
    const attack = { kind: "castle", stack: null, seat: 1, like: "white" } as const;
    const before = view({ phase: "keep", contest: contest({ ...attack, mark: "4-4-4+1" }) });
    const asked = view({ phase: "defend", contest: contest({ ...attack, mark: "5-5-5+1", dice: [] }) });
    const beaten = [
      event("roll", { seat: 0, dice: "5" }),
      event("beaten", { seat: 0, result: "5-5-5+1", mark: "4-4-4+1" }),
    ];
    const waits = framesBetween(still(before), asked, beaten).at(-1)!;
    expect(waits.arena).toMatchObject({ verdict: "beaten", result: "5-5-5+1", card: "white 4-4-4+1" });
    const defence = contest({ ...attack, kind: "defence", roller: 1, mark: "5-5-5+1", dice: [1, 2, 3, 4, 5] });
    const after = view({ phase: "keep", contest: defence });
    const events = [event("defend", { seat: 1 }), event("roll", { seat: 1, dice: "1 2 3 4 5 6" })];
    const [roll] = framesBetween(waits, after, events);
    expect(roll!.arena).toMatchObject({ kind: "defence", roller: 1, mark: "5-5-5+1", verdict: null });
  });

  it("take the last contest off the table when somebody tucks", () => {
    const before = { ...still(view()), arena: arenaOf(view({ phase: "keep", contest: contest() })) };
    const frames = framesBetween(before, view(), [event("tuck", { seat: 1, stack: "left", card: "tournament" })]);
    expect(frames).toHaveLength(1);
    expect(frames[0]!.arena).toBeNull();
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
