import { expect, test } from "vitest";
import { breakable, unbroken } from "../src/look/breaking";

const broken = (name: string) => breakable(name).replaceAll("\u00ad", "-");

test.each([
  ["Anna", "Anna"],
  ["Annegret", "Annegret"],
  ["Maximilian", "Maxi-milian"],
  ["Christopher", "Chris-topher"],
  ["Wilhelmine", "Wilhel-mine"],
  ["Rentmeester 2", "Rent-meester 2"],
  ["Kirschenmann", "Kirschen-mann"],
  ["Seneschal 2", "Seneschal 2"],
  ["Prinzessin Annabella", "Prin-zessin Annabella"],
  ["Erzsébetke", "Erzsé-betke"],
  ["Xxxxxxxxxxxx", "Xxxxxxxxxxxx"],
])("%s may be broken as %s", (name, wanted) => {
  expect(broken(name)).toBe(wanted);
});

test("what stays together counts its hyphen", () => {
  expect(unbroken("Maximilian")).toBe(6);
  expect(unbroken("Anna Lena")).toBe(4);
});
