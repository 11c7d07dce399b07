import { expect, test } from "vitest";
import { HEIGHT, lineOf, WIDTH } from "../src/practice/trend";
import { solved } from "../src/practice/solved.svelte";

test("a line goes from edge to edge, and higher shares lie higher", () => {
  const points = lineOf([0, 1, 0.5])
    .split(" ")
    .map((point) => point.split(",").map(Number) as [number, number]);
  expect(points.map(([x]) => x)).toEqual([0, WIDTH / 2, WIDTH]);
  const [low, high, middle] = points.map(([, y]) => y) as [number, number, number];
  expect(high).toBeLessThan(middle);
  expect(middle).toBeLessThan(low);
  expect(low).toBeLessThan(HEIGHT);
  expect(lineOf([])).toBe("");
});

test("the first answer of a day counts, and another day begins anew", () => {
  solved.keep("knights", 7, false);
  solved.keep("knights", 7, true);
  expect(solved.of("knights", 7)).toEqual({ day: 7, found: false });
  expect(solved.of("knights", 8)).toBeUndefined();
  expect(solved.of("court", 7)).toBeUndefined();
});
