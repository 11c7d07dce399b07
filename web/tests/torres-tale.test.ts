import { expect, test } from "vitest";
import { ways } from "../src/games/torres/tale";
import type { Event } from "../src/games/torres/generated";

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
