import { expect, test } from "vitest";
import { stopsOf } from "../src/games/torres/stops";
import type { Castle, Year } from "../src/games/torres/generated";

const CASTLES: Castle[] = [
  { id: "a1", cells: ["a1", "a2", "a3"], area: 3, highest: 2, king: true },
  { id: "e5", cells: ["e5"], area: 1, highest: 1, king: false },
  { id: "h8", cells: ["h8"], area: 1, highest: 1, king: false },
];
const YEAR: Year = {
  year: 2,
  seats: [
    { castles: [{ castle: "a1", area: 3, level: 2, points: 6 }], king: 10, master: 0, total: 16 },
    { castles: [{ castle: "e5", area: 1, level: 1, points: 1 }], king: 0, master: 0, total: 1 },
  ],
};

test("a scoring walks from castle to castle, the richest last, then to the king", () => {
  const stops = stopsOf(YEAR, CASTLES);
  expect(stops.map(({ what, castle }) => castle ?? what)).toEqual(["e5", "a1", "king"]);
  expect(stops.map(({ sums }) => sums)).toEqual([
    [0, 1],
    [6, 1],
    [16, 1],
  ]);
  expect(stops[1]!.gains).toEqual([{ seat: 0, level: 2, points: 6 }]);
  expect(stops[2]!.cells).toEqual(["a1", "a2", "a3"]);
});

test("the last sums are the totals of the year", () => {
  expect(stopsOf(YEAR, CASTLES).at(-1)!.sums).toEqual(YEAR.seats.map(({ total }) => total));
});

test("a year without any points has no stops", () => {
  const nothing = { castles: [], king: 0, master: 0, total: 0 };
  expect(stopsOf({ year: 1, seats: [nothing, nothing] }, CASTLES)).toEqual([]);
});
