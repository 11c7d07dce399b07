import { expect, test } from "vitest";
import { apart, beside, CELLS, cellSeen, spotOf, steered, turned } from "../src/games/torres/cells";

test("the plan begins at a8 and ends at h1", () => {
  expect(CELLS).toHaveLength(64);
  expect([CELLS[0], CELLS[7], CELLS[63]]).toEqual(["a8", "h8", "h1"]);
});

test("every cell is found again from every side", () => {
  for (const turn of [0, 1, 2, 3] as const) {
    for (const cell of CELLS) expect(cellSeen(spotOf(cell, turn), turn)).toBe(cell);
  }
});

test("a quarter turn clockwise brings a8 to the top right", () => {
  expect(spotOf("a8", 1)).toEqual({ column: 7, row: 0 });
});

test("four quarter turns lead back, in both directions", () => {
  expect(turned(3, 1)).toBe(0);
  expect(turned(0, -1)).toBe(3);
});

test("beside the board there is no cell", () => {
  expect(cellSeen({ column: 8, row: 0 })).toBeUndefined();
  expect(beside("a8", "north")).toBeUndefined();
  expect(beside("a8", "south")).toBe("a7");
});

test("arrow keys lead from cell to cell and stop at the edge", () => {
  expect(steered("d4", "ArrowUp")).toBe("d5");
  expect(steered("d4", "ArrowLeft")).toBe("c4");
  expect(steered("h1", "ArrowRight")).toBe("h1");
  expect(steered("d4", "Home")).toBe("a4");
  expect(steered("d4", "x")).toBeUndefined();
});

test("arrow keys follow the eye when the board is turned", () => {
  expect(steered("d4", "ArrowUp", 2)).toBe("d3");
});

test("corners count as one step", () => {
  expect(apart("a1", "b2")).toBe(1);
  expect(apart("a1", "a4")).toBe(3);
});
