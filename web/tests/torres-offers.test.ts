import { expect, test } from "vitest";
import { offered, toolIn, wish } from "../src/games/torres/offers";
import type { TorresChoice } from "../src/games/torres/view";

const choice = (written: string, type: string, cell?: string): TorresChoice => ({
  do: written,
  action: { type, ...(cell ? { cell } : {}) } as TorresChoice["action"],
});
const LEGAL = [
  choice("take c3", "take", "c3"),
  choice("D d3", "deploy", "d3"),
  choice("B d3", "build", "d3"),
  choice("B e5", "build", "e5"),
  choice("end", "end"),
];

test("the tool in hand decides what a cell with two possibilities does", () => {
  expect(offered(LEGAL, "build").d3?.do).toBe("B d3");
  expect(offered(LEGAL, "deploy").d3?.do).toBe("D d3");
  expect(offered(LEGAL, "deploy").e5).toBeUndefined();
});

test("knights on the board can be taken up whatever is in hand", () => {
  expect(offered(LEGAL, "build").c3?.do).toBe("take c3");
  expect(offered(LEGAL, "deploy").c3?.do).toBe("take c3");
});

test("a tool without any use gives way to the other one", () => {
  expect(toolIn(LEGAL, "deploy")).toBe("deploy");
  expect(toolIn([choice("B e5", "build", "e5")], "deploy")).toBe("build");
  expect(toolIn([choice("end", "end")], "build")).toBeNull();
});

test("what somebody wanted follows from the moment", () => {
  expect(wish("place", null, false)).toBe("to");
  expect(wish("kings-move", null, false)).toBe("king");
  expect(wish("turn", "deploy", false)).toBe("deploy");
  expect(wish("turn", "build", true)).toBe("take");
  expect(wish("card", null, true)).toBe("take");
  expect(wish("card", "build", false)).toBe("build");
  expect(wish("foundations", "build", false)).toBe("build");
  expect(wish("knights", "deploy", false)).toBe("deploy");
});
