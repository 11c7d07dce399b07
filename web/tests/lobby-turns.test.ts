import { expect, test } from "vitest";
import { inTurns, type Row } from "../src/lobby/turns";

const listed = (id: string, host: string, created: number): Row => ({
  id,
  host,
  created,
  game: "knights",
  status: "open",
  summary: { seats: [], options: {}, clock: { kind: "none" }, watch: true, ending: null, brought: false },
});

test("all hosts take turns in the lobby, the newest table of each first", () => {
  const flood = Array.from({ length: 60 }, (_, number) => listed(`f${number}`, "mallory", 100 + number));
  const shown = inTurns([...flood, listed("honest", "ada", 1), listed("older", "ada", 0)]).map(({ id }) => id);
  expect(shown.slice(0, 4)).toEqual(["f59", "honest", "f58", "older"]);
});

test("tables of the same moment stand in a fixed order", () => {
  expect(inTurns([listed("b", "x", 1), listed("a", "y", 1)]).map(({ id }) => id)).toEqual(["a", "b"]);
});
