import { expect, test } from "vitest";
import { seatNames } from "../src/table/names";
import type { Seat } from "../src/wire/generated";

const human = (name: string): Seat => ({ kind: "human", name }) as Seat;
const bot = (bot: string): Seat => ({ kind: "bot", bot }) as Seat;

test("a player of the house is called by its name, and by its seat only where two would be alike", () => {
  expect(seatNames([human("Anna"), bot("page"), bot("squire")])).toEqual(["Anna", "Page", "Squire"]);
  expect(seatNames([human("Anna"), bot("page"), bot("page")])).toEqual(["Anna", "Page 2", "Page 3"]);
});

test("people keep their names, whoever else is called so", () => {
  expect(seatNames([human("Page"), bot("page"), human("Page")])).toEqual(["Page", "Page 2", "Page"]);
});
