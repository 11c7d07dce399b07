import { expect, test } from "vitest";
import { asTheyCame } from "../src/games/came.svelte";

test("things lie in the order in which they came", () => {
  expect(asTheyCame(["fool", "guard"], ["farmer", "guard", "fool"])).toEqual(["fool", "guard", "farmer"]);
  expect(asTheyCame(["fool", "king"], ["fool"])).toEqual(["fool"]);
  expect(asTheyCame([], ["farmer", "fool"])).toEqual(["farmer", "fool"]);
});
