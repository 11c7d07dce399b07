import { expect, test } from "vitest";
import { breakable, longest, unbroken } from "../src/look/breaking";

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
  ["Anna-Katharina", "Anna-Katharina"],
  ["Karl-Maximilian", "Karl-Maxi-milian"],
])("%s may be broken as %s", (name, wanted) => {
  expect(broken(name)).toBe(wanted);
});

test("what stays together counts its hyphen", () => {
  expect(unbroken("Maximilian")).toBe(6);
  expect(unbroken("Anna Lena")).toBe(4);
  expect(unbroken("Anna-Lena")).toBe(5);
});

test("the longest word of a name ends at a space or at a hyphen", () => {
  expect(longest("Anna-Katharina von Au")).toBe(9);
});
