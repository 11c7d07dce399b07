import { expect, test } from "vitest";
import { facesOf, houseFace, PEOPLE, personFace } from "../src/look/faces/cast";
import { dyesOf, strokesOf } from "../src/look/faces/kit";
import { PORTRAITS } from "../src/wire/generated";

const HOUSE = ["page", "squire", "steward", "marshal", "sovereign", "steward-1", "random"];
const drawn = (look: (typeof PEOPLE)["baker"]) => JSON.stringify([strokesOf(look), dyesOf(look), look.ground]);

test("every portrait is drawn, and no two are alike", () => {
  const all = [...PORTRAITS.map((portrait) => PEOPLE[portrait]), ...HOUSE.map((bot) => houseFace(bot))].map(drawn);
  expect(new Set(all).size).toBe(PORTRAITS.length + HOUSE.length);
});

test("two of one office who sit at the same table are two people", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => drawn(houseFace("steward", seat)))).size).toBe(6);
});

test("a page has no beard, whoever it is", () => {
  for (const seat of [0, 1, 2, 3, 4, 5]) expect(houseFace("page", seat).beard).toBe("none");
});

test("whoever has chosen no portrait has one all the same, and always the same", () => {
  expect(personFace({ id: "a1b2", portrait: null })).toBe(personFace({ id: "a1b2" }));
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => personFace({ id }));
  expect(new Set(ids).size).toBeGreaterThan(3);
  expect(personFace({ id: "a1b2", portrait: "smith" })).toBe(PEOPLE.smith);
});

test("people keep their face when a bot plays on for them", () => {
  const anna = { kind: "human", name: "Anna", who: "a1b2", portrait: "archer", bot: "steward" } as const;
  expect(facesOf([anna])).toEqual([PEOPLE.archer]);
});

test("nobody at a table is mistaken for another", () => {
  const seat = { kind: "human", name: "Ben", who: "a1b2", device: true } as const;
  const faces = facesOf([{ ...seat, device: false }, seat, seat, { kind: "human", who: "c", portrait: "baker" }]);
  expect(new Set(faces).size).toBe(4);
});
