import { expect, test } from "vitest";
import { FACTS } from "../src/games/court/generated";
import { thingsOf } from "../src/games/court/view";
import { COLUMNS, placesOf, STAIRS } from "../src/games/court/seating";

const RANKS = ["V", "IV", "III", "II", "I", "fools"];
const places = RANKS.flatMap(placesOf);

test("everybody has one place on the stairs, and nobody stands in another's", () => {
  expect(places.map(({ facts }) => facts.character).sort()).toEqual(
    FACTS.characters.map(({ character }) => character).sort(),
  );
  for (const { row } of STAIRS) {
    const standing = places.filter((place) => place.row === row).sort((one, other) => one.column - other.column);
    standing.reduce((end, { column, span }) => {
      expect(column).toBeGreaterThanOrEqual(end);
      return column + span;
    }, 1);
  }
});

test("the court is a pyramid: whole columns, in the middle, and no step is narrower than the one above", () => {
  let above = 0;
  for (const { column, span } of STAIRS) {
    expect(Number.isInteger(column)).toBe(true);
    expect(column - 1).toBe(COLUMNS - (column - 1 + span));
    expect(span).toBeGreaterThanOrEqual(above);
    above = span;
  }
});

test("where there is little height everybody stands in an order of their own", () => {
  expect(new Set(places.map(({ order }) => order)).size).toBe(FACTS.characters.length);
  expect(Math.min(...places.map(({ order }) => order))).toBe(0);
});

test("who is won flies alone: nobody else gets another name by it, and the royal pair keeps its own", () => {
  expect(thingsOf(["farmer", "fool", "fool"], 1)).toEqual(["farmer-1-0", "fool-1-0", "fool-1-1"]);
  expect(thingsOf(["farmer", "guard", "fool", "fool"], 1).slice(-2)).toEqual(["fool-1-0", "fool-1-1"]);
  expect(thingsOf(["king", "queen"], 0)).toEqual(thingsOf(["king", "queen"], 2));
});
