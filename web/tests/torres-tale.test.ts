import { expect, test } from "vitest";
import { tale, ways } from "../src/games/torres/tale";
import type { Event } from "../src/games/torres/generated";
import type { TorresView } from "../src/games/torres/view";
import { VIEW } from "./torres-scene";

const moved = (code: "move" | "gate", from: string, to: string): Event => ({
  code: `torres-event-${code}`,
  facts: { seat: 0, from, to, level: 0 },
});

test("a plain move goes straight", () => {
  const events = [moved("move", "c3", "c4")];
  expect(ways(events, [])).toEqual({ c4: ["c3", "c4"] });
});

test("a move through gates goes through the castle", () => {
  const events = [moved("gate", "c4", "d1")];
  const passages = [{ to: "d1", cells: ["c4", "c3", "c2", "c1", "d1"] }];
  expect(ways(events, passages).d1).toEqual(["c4", "c3", "c2", "c1", "d1"]);
});

test("a passage of another knight is not taken", () => {
  const events = [moved("gate", "h8", "d1")];
  expect(ways(events, [{ to: "d1", cells: ["c4", "c3", "d1"] }]).d1).toEqual(["h8", "d1"]);
});

test("a block that is shifted goes no knight's way", () => {
  const facts = { seat: 0, from: "a1", to: "b2", level: 1 };
  expect(ways([{ code: "torres-event-shift", facts }], [])).toEqual({});
});

const BUY: Event = { code: "torres-event-buy", facts: { seat: 0 } };
const moment = (changes: Partial<TorresView>) => ({
  view: { ...VIEW, ...changes },
  aids: undefined,
  picture: null,
});
/** What moves on the way from one position to another. */
const moves = (from: Partial<TorresView>, to: Partial<TorresView>, events: Event[] = []) =>
  tale.beats(moment(from), { by: 0, ...moment(to), events }).map((beat) => beat.events);

test("a purchase is told first; cards move when they are turned up, and when one is kept", () => {
  expect(moves({}, { phase: "draw" }, [BUY])).toEqual([[]]);
  expect(moves({ phase: "draw" }, { phase: "keep", drawn: ["vault", "raise"] })).toEqual([[BUY]]);
  expect(moves({ phase: "keep" }, { phase: "return" })).toEqual([[BUY]]);
  expect(moves({ phase: "draw", variant: "luck" }, {})).toEqual([[BUY]]);
});

test("nothing moves for those who do not see what is drawn", () => {
  expect(moves({ phase: "draw" }, { phase: "keep", drawn_hidden: 3 })).toEqual([[]]);
});
