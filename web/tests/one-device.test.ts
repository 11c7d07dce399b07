import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { familyNames, rememberFamily, seatsOf } from "../src/lobby/seats";
import { awaitedHand, handsOf, isShared, seatAt } from "../src/room/device";
import HandOver from "../src/room/HandOver.svelte";
import type { Seat, TableInfo } from "../src/wire/generated";

const HUMAN = { kind: "human" } as const;
const seats: Seat[] = [
  { ...HUMAN, name: "Ben", who: "ada", device: true },
  { ...HUMAN, name: "Ada", who: "ada" },
  { ...HUMAN, name: "Bob", who: "bob" },
  { ...HUMAN, name: "Eva", who: "ada", device: true, bot: "steward" },
];
const at = (status: TableInfo["status"]) => ({ seats, status });

test("a device plays its own seat and those of others, but for those that a bot has taken over", () => {
  expect(handsOf({ seats }, "ada")).toEqual([1, 0]);
  expect(handsOf({ seats }, "bob")).toEqual([2]);
  expect(handsOf({ seats }, "eve")).toEqual([]);
  expect(handsOf({ seats: [{ ...HUMAN }] }, undefined)).toEqual([]);
  expect([isShared({ seats }, "ada"), isShared({ seats }, "bob"), isShared({ seats }, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the server says as which seat a shared device sees the match", () => {
  expect(seatAt(at("open"), null, "ada")).toBe(1);
  expect(seatAt(at("running"), { you: 0 }, "ada")).toBe(0);
  expect(seatAt(at("running"), {}, "ada")).toBeNull();
  expect(seatAt(at("running"), {}, "bob")).toBe(2);
  expect(seatAt(at("running"), {}, undefined)).toBeNull();
});

test("it is passed on when another hand on it is asked, and only then", () => {
  expect(awaitedHand(at("running"), { to_act: 0 }, "ada")).toBe(0);
  expect(awaitedHand(at("running"), { to_act: 0, you: 1 }, "ada")).toBe(0);
  expect(awaitedHand(at("running"), { to_act: 0, you: 0 }, "ada")).toBeNull();
  expect(awaitedHand(at("running"), { to_act: 2 }, "ada")).toBeNull();
  expect(awaitedHand(at("running"), { to_act: 3 }, "ada")).toBeNull();
  expect(awaitedHand(at("over"), { to_act: null }, "ada")).toBeNull();
  expect(awaitedHand(at("running"), { to_act: 2 }, "bob")).toBeNull();
});

test("whoever takes the device says so with one button", async () => {
  const take = vi.fn(() => Promise.resolve());
  const undo = vi.fn();
  render(HandOver, { seat: 0, name: "Ben", undo, take });
  screen.getByRole("heading", { name: "Pass the device to Ben" });
  screen.getByRole("button", { name: "Undo" }).click();
  expect(undo).toHaveBeenCalled();
  screen.getByRole("button", { name: "I am Ben" }).click();
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
});

beforeEach(() => localStorage.clear());

test("at a new table somebody on this device has a name, which is remembered", () => {
  const names = ["", "Ben", " "];
  expect(seatsOf(["you", "device", "device", "none"], names)).toEqual([
    { kind: "open" },
    { kind: "device", name: "Ben" },
    { kind: "device" },
  ]);
  expect(familyNames()).toEqual([]);
  rememberFamily(names);
  expect(familyNames()).toEqual(names);
  localStorage.setItem("tafelrunde.family", "{oops");
  expect(familyNames()).toEqual([]);
});
