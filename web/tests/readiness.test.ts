import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GameBox from "../src/lobby/GameBox.svelte";
import { post, Refused } from "../src/wire/api";
import type { GameInfo } from "../src/wire/generated";
import { readiness } from "../src/wire/readiness.svelte";

const NOT_READY = {
  code: "game-not-ready",
  facts: { game: "torres", percent: 60, seconds: 2 },
  message: "The rules of Torres are being prepared: 60%.",
};

/** A server that is as far as it is told to be. */
let percent = 60;
let asked: string[] = [];

function answer(address: string, options?: RequestInit): Promise<Response> {
  asked.push(`${options?.method ?? "GET"} ${address}`);
  const ready = percent === 100;
  if (address.endsWith("/readiness")) return json([{ game: "torres", ready, percent }], 200);
  return ready ? json({ path: "/t/abc" }, 201) : json(NOT_READY, 503);
}

const json = (body: unknown, status: number) => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  [percent, asked] = [60, []];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(async () => {
  percent = 100;
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what needs a game that is being prepared waits for it, and goes on by itself", async () => {
  const made = post<{ path: string }>("/tables", { game: "torres" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(readiness.percents).toEqual({ torres: 60 });
  expect(readiness.wanted).toEqual(["torres"]);
  expect(asked.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  percent = 100;
  await vi.advanceTimersByTimeAsync(3000);
  expect((await made).path).toBe("/t/abc");
  expect(readiness.percents).toEqual({});
  expect(readiness.wanted).toEqual([]);
});

test("where all games are ready the server is asked once", async () => {
  percent = 100;
  await readiness.watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(["GET /api/v1/readiness"]);
});

test("every other refusal is told at once", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => json({ code: "not-here", facts: { path: "/x" } }, 404)),
  );
  await expect(post("/tables")).rejects.toBeInstanceOf(Refused);
});

test("a box shows how far its game is, in words and as a bar", async () => {
  void readiness.watch();
  await vi.advanceTimersByTimeAsync(10);
  const game = { name: "torres", players: [2, 3, 4], bots: [], options: { properties: {} } } as unknown as GameInfo;
  render(GameBox, { game, name: "Ada" });
  expect(screen.getByRole("status").textContent).toBe("Rules are being prepared");
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("60");
  screen.getByText("60%");
  percent = 100;
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole("progressbar")).toBeNull();
});
