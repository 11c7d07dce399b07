import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Counsel from "../src/insight/Counsel.svelte";
import type { TableModel } from "../src/table/table.svelte";
import type { Coaching } from "../src/wire/generated";

const modelOf = (counsel: Coaching | undefined, more: object = {}): TableModel =>
  ({ counsel, legal: [], names: ["Anna", "Ben"], myTurn: true, you: 0, ...more }) as unknown as TableModel;

const lines = () => screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim());

it("says what actions are worth, by how much less than the best, and how sure that is", () => {
  const legal = [{ do: "end", action: {}, label: { code: "knights-action-end" } }];
  const worths = [
    { do: "end", win: 0.5, exact: false },
    { do: "x", win: 0.25, exact: true },
  ];
  render(Counsel, { model: modelOf({ counsel: { error: 0.027, worths } }, { legal }) });
  expect(lines()).toEqual(["end the turn 50% to win (estimate)", "x 25% to win (exact): −25.0 pp"]);
  expect(screen.getByText(/usually corrected by 2\.7 pp/)).toBeTruthy();
});

it("says which character to aim at: how likely it is, and what it is worth; nothing of what cannot be had", () => {
  const aims = ["general", "knight", "bishop"].map((target) => ({ do: target, win: 0.6, exact: true }));
  const prospects = [
    { target: "general", chance: 0.345, exact: true },
    { target: "knight", chance: 0.5, exact: false },
    { target: "bishop", chance: 0.001, exact: true },
  ];
  render(Counsel, { model: modelOf({ prospects, counsel: { error: 0.04, aims } }) });
  expect(lines()).toEqual([
    "Knight: at least 50% to get it Once claimed: 60% to win (estimate)",
    "General: 34.5% to get it (exact) Once claimed: 60% to win (estimate)",
  ]);
});

it("says whole turns in words, what they bring at once and what they are worth", () => {
  const told = [{ code: "torres-action-buy" }, { code: "torres-action-end" }];
  const turn = { do: ["buy", "end"], win: 0.7, gains: [1, 5], told };
  render(Counsel, { model: modelOf({ counsel: { error: 0.12, lines: [turn] } }, { you: 1 }) });
  expect(lines()).toEqual(["buy a card · end the turn 5 points at once · 70% to win (estimate)"]);
});

it("says why there is nothing to say", async () => {
  const { rerender } = render(Counsel, { model: modelOf(undefined, { myTurn: false }) });
  expect(screen.getByText("Advice comes with your next decision.")).toBeTruthy();
  await rerender({ model: modelOf(undefined) });
  expect(screen.getByText("The coach is thinking…")).toBeTruthy();
  await rerender({ model: modelOf({}) });
  expect(screen.getByText(/no win chances for this decision/)).toBeTruthy();
});
