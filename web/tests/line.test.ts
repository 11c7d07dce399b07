import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Denied, Line, Lost } from "../src/wire/line.svelte";
import { FakeSocket } from "./fake-socket";

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const heard: unknown[] = [];
  const line = new Line<{ t: string }>("/lobby/socket", (message) => heard.push(message));
  FakeSocket.last.say({ t: "hello" });
  return { line, heard };
}

test("what is asked is answered by its id", async () => {
  const { line } = open();
  const answer = line.ask({ t: "ping" });
  FakeSocket.last.say({ t: "done", id: FakeSocket.last.sent[0]!.id, version: 3 });
  expect((await answer).version).toBe(3);
});

test("what is refused says why", async () => {
  const { line } = open();
  const answer = line.ask({ t: "undo", version: 1 });
  FakeSocket.last.say({ t: "refused", id: FakeSocket.last.sent[0]!.id, problem: { code: "not-your-turn" } });
  await expect(answer).rejects.toBeInstanceOf(Denied);
  await expect(answer).rejects.toThrow("It is not your turn.");
});

test("a broken line comes back by itself, and never sends twice", async () => {
  const { line } = open();
  const answer = line.ask({ t: "resign" });
  FakeSocket.last.close();
  await expect(answer).rejects.toBeInstanceOf(Lost);
  expect(line.up).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.say({ t: "hello" });
  expect(line.up).toBe(true);
  expect(FakeSocket.last.sent).toEqual([]);
});

test("it waits longer each time", async () => {
  const { line } = open();
  for (let tries = 0; tries < 6; tries += 1) {
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  FakeSocket.last.close();
  const made = FakeSocket.made.length;
  await vi.advanceTimersByTimeAsync(3000);
  expect(FakeSocket.made).toHaveLength(made);
  line.end();
});

test("who is sent on to another server comes sooner, once", async () => {
  const { line } = open();
  for (const _ of ["at first", "in vain"]) {
    FakeSocket.last.close(1013, "moved");
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.made).toHaveLength(2);
  }
  await vi.advanceTimersByTimeAsync(750);
  expect(FakeSocket.made).toHaveLength(3);
  line.end();
});

test("a line that was ended stays ended", async () => {
  const { line } = open();
  line.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
