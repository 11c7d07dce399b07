import { afterEach, expect, test } from "vitest";
import { render, screen } from "@testing-library/svelte";
import TableRow from "../src/lobby/TableRow.svelte";
import type { Row } from "../src/lobby/turns";
import { self } from "../src/wire/me.svelte";
import type { Me } from "../src/wire/generated";

const seat = (name: string, who: string) => ({ kind: "human", name, bot: null, who }) as const;
const table: Row = {
  id: "t",
  host: "ada-1",
  created: 0,
  game: "torres",
  status: "running",
  summary: {
    seats: [seat("Ada", "ada-1"), seat("Ben", "ben-1")],
    options: {},
    clock: { kind: "none" },
    watch: true,
    ending: null,
    brought: false,
  },
};

afterEach(() => (self.me = null));

test.each([
  ["whoever sits there goes on", { id: "ada-1", name: "Ada" }, "Continue"],
  ["whoever bears the same name watches", { id: "ada-2", name: "Ada" }, "Watch"],
  ["whoever has no name yet watches", null, "Watch"],
])("%s", (_, me, way) => {
  self.me = me as Me | null;
  render(TableRow, { table });
  expect(screen.getByRole("link").textContent).toBe(way);
});
