import { expect, test } from "vitest";
import { CELLS } from "../src/games/torres/cells";
import { tinted } from "../src/games/torres/tints";
import { frame, fromBehind, hiding, pointOf } from "../src/games/torres/towers";
import { along } from "../src/games/torres/travel";
import type { Castle } from "../src/games/torres/generated";

const castle = (...cells: string[]): Castle => ({
  id: cells[0]!,
  cells,
  area: cells.length,
  highest: 1,
  king: false,
});

test("castles near each other have different greys", () => {
  const tints = tinted([castle("a1", "a2"), castle("b3"), castle("c4")], {});
  expect(new Set([tints.a1, tints.b3, tints.c4]).size).toBe(3);
  expect(tints.a2).toBe(tints.a1);
});

test("castles far from each other may share a grey", () => {
  const tints = tinted([castle("a1"), castle("h8")], {});
  expect(tints.a1).toBe(tints.h8);
});

test("a castle that grows keeps its grey", () => {
  const before = tinted([castle("a1"), castle("b3")], {});
  const after = tinted([castle("a1"), castle("b3", "c3")], before);
  expect(after.c3).toBe(before.b3);
});

test("what lies behind is drawn first", () => {
  const order = fromBehind(0);
  expect(order[0]).toBe("a8");
  expect(order.at(-1)).toBe("h1");
  expect(new Set(order).size).toBe(CELLS.length);
});

test("a higher level lies higher in the picture", () => {
  expect(pointOf("d4", 2, 0).y).toBeLessThan(pointOf("d4", 0, 0).y);
});

test("a tall tower in front hides a cell, a low one or one behind does not", () => {
  expect(hiding("d4", { e3: 4 }, 0)).toEqual(["e3"]);
  expect(hiding("d4", { h1: 1 }, 0)).toEqual([]);
  expect(hiding("d4", { c5: 6 }, 0)).toEqual([]);
  expect(hiding("d4", { c5: 6 }, 2)).toEqual(["c5"]);
});

test("a tower is not hidden by one that is no higher, unless it stands right before it", () => {
  expect(hiding("d4", { d4: 4, f2: 4 }, 0)).toEqual([]);
});

test("the picture grows with a tower that needs more room", () => {
  expect(frame(3)).toBe(frame(6));
  expect(frame(12)).not.toBe(frame(6));
});

test("half of a way with three points ends at the middle one", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(along(way, 0.5)).toEqual({ x: 10, y: 0 });
  expect(along(way, 1)).toEqual({ x: 10, y: 10 });
});
