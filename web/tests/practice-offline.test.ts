import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers } from "../src/practice/answers.svelte";
import { deal, dealPuzzle, puzzleGames, today } from "../src/practice/dealing";
import { ExerciseModel } from "../src/practice/exercise.svelte";
import { cardName, kept, type Known } from "../src/practice/kept";
import { preparing } from "../src/practice/preparing.svelte";
import { post } from "../src/wire/api";
import type { Flashcard, Flashcards, Graded, Me } from "../src/wire/generated";
import { games } from "../src/wire/games.svelte";
import { self } from "../src/wire/me.svelte";
import { FakeCaches } from "./fake-caches";

const graded = (action: string, loss: number): Graded => ({
  ...{ do: action, win: 0.5 - loss, loss, found: loss < 0.01, best: "stop" },
});
const GRADES = [graded("stop", 0), graded("nearly", 0.005), graded("keep 5", 0.1)];
const exercise = { game: "pig", position: {}, lead: [] };
const card = (entry: number): Flashcard => ({
  ...{ table: "t", entry, box: 0, due: 100, exercise, seat: 0, do: "keep 5", loss: 0.1, label: "mistake" },
});
const DECK: Flashcards = { cards: [card(4), card(7)], due: 2, total: 2, next: null };

/** A server that knows one puzzle and two cards, and counts what it is asked. */
class Server {
  reachable = true;
  asked: string[] = [];
  told: unknown[] = [];
  refusing: { status: number; code: string } | null = null;

  answer = async (address: string, options: RequestInit = {}): Promise<Response> => {
    if (!this.reachable) throw new TypeError("no network");
    const path = address.replace("/api/v1", "");
    const body = JSON.parse((options.body as string | undefined) ?? "null") as { play?: string[] } | null;
    this.asked.push(`${options.method} ${path}`);
    if (this.refusing) return Response.json({ code: this.refusing.code }, { status: this.refusing.status });
    if (path === "/games") return Response.json([{ name: "pig", title: "Pig" }]);
    if (path === "/me/flashcards") return Response.json(DECK);
    if (path === "/grades") return Response.json(GRADES);
    if (path.startsWith("/me/flashcards/")) return (this.told.push([path, body]), Response.json(card(4)));
    if (path === "/study") return Response.json(studied(body?.play?.[0] ?? ""));
    if (options.method === "GET") return Response.json({ day: today(), exercise, seat: 0, number: 3 });
    return Response.json({ answers: GRADES });
  };
}

const studied = (after: string) => ({
  ...{ position: { after }, view: { seats: [{}, {}], after }, to_act: 0, events: [] },
  legal: GRADES.map(({ do: action }) => ({ do: action, action: { type: action }, label: { code: action } })),
});

let server: Server;
let cache: FakeCaches;
beforeEach(() => {
  server = new Server();
  cache = new FakeCaches();
  vi.stubGlobal("fetch", server.answer);
  vi.stubGlobal("caches", cache);
  self.me = { id: "anna", name: "Anna", portrait: null } as Me;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  answers.waiting = [];
  games.all = [];
});

const grade = (action: string) => post<Graded>("/grade", { exercise, do: action });
const prepared = async () => preparing.begin("anna", await deal(), ["pig"]);

test("what grading needs is fetched once, and what is no longer asked is forgotten", async () => {
  await prepared();
  const names = ["/kept/card/t/4", "/kept/card/t/7", "/kept/deck", "/kept/puzzle/pig"];
  expect(cache.names()).toEqual(names);
  expect([preparing.cards, preparing.puzzles, preparing.busy]).toEqual([2, 1, false]);
  server.asked = [];
  await prepared();
  expect(server.asked).toEqual(["GET /me/flashcards", "GET /puzzles/pig"]);
  await preparing.begin("anna", { ...DECK, cards: [card(7)] }, []);
  expect(cache.names()).toEqual(["/kept/card/t/7", "/kept/deck"]);
});

test("a browser without a cache keeps nothing, and works as ever", async () => {
  vi.stubGlobal("caches", undefined);
  delete (globalThis as { caches?: unknown }).caches;
  await prepared();
  expect(server.asked).toEqual(["GET /me/flashcards"]);
  server.reachable = false;
  await expect(deal()).rejects.toThrow("The server cannot be reached right now.");
});

test("what the server has no time for is left out, and a connection that is lost ends it", async () => {
  const answer = server.answer;
  const busy = async (address: string, options: RequestInit = {}) =>
    address.endsWith("/grades") ? Response.json({ code: "coach-busy" }, { status: 503 }) : answer(address, options);
  vi.stubGlobal("fetch", busy);
  await prepared();
  expect([preparing.cards, preparing.puzzles]).toEqual([0, 1]);
  server.reachable = false;
  await preparing.begin("anna", DECK, ["pig"]);
  expect([preparing.puzzles, preparing.busy]).toEqual([0, false]);
});

test("without a connection a card is dealt, shown and graded from what is kept", async () => {
  await prepared();
  server.reachable = false;
  const { cards, due, kept: isKept } = await deal();
  expect([cards.length, due, isKept]).toEqual([2, 2, true]);
  const known = () => kept<Known>(cardName(cards[0]!));
  const model = new ExerciseModel({ exercise, seat: 0, grade, known });
  await model.begin();
  expect(model.legal.map((choice) => choice.do)).toEqual(["stop", "nearly", "keep 5"]);
  model.play("keep 5");
  await vi.waitFor(() => expect(model.last?.loss).toBe(0.1));
  expect(model.done).toBe(false);
  model.play("stop");
  await vi.waitFor(() => expect((model.view as { after: string }).after).toBe("stop"));
  expect([model.done, model.foundAtOnce, model.objection]).toEqual([true, false, null]);
  model.end();
});

test("what is nearly as good as the best is found as well, and played", async () => {
  await prepared();
  server.reachable = false;
  const known = () => kept<Known>(cardName(card(4)));
  const model = new ExerciseModel({ exercise, seat: 0, grade, known });
  await model.begin();
  model.play("nearly");
  await vi.waitFor(() => expect(model.done).toBe(true));
  expect([model.foundAtOnce, model.objection, (model.view as { after: string }).after]).toEqual([
    true,
    null,
    "nearly",
  ]);
  model.end();
});

test("today's puzzle is kept, and one of yesterday is none", async () => {
  await prepared();
  server.reachable = false;
  games.all = [];
  expect((await dealPuzzle("pig")).number).toBe(3);
  expect(await puzzleGames()).toEqual(["pig"]);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
  await expect(dealPuzzle("pig")).rejects.toThrow();
  vi.useRealTimers();
});

const given = { person: "anna", table: "t", entry: 4, due: 100, found: true, at: 200 };

test("an answer waits for the server, over a reload too, and is told once", async () => {
  await prepared();
  server.reachable = false;
  answers.keep(given);
  answers.keep({ ...given, found: false, at: 300 });
  await expect(answers.send()).rejects.toThrow();
  expect((await deal()).cards.map(({ entry }) => entry)).toEqual([7]);
  expect(JSON.parse(localStorage.getItem("tafelrunde-answers")!)).toEqual([given]);
  server.reachable = true;
  await Promise.all([answers.send(), answers.send()]);
  await answers.send();
  expect(server.told).toEqual([["/me/flashcards/t/4", { found: true, due: 100, at: 200 }]]);
  expect([answers.waiting, localStorage.getItem("tafelrunde-answers")]).toEqual([[], null]);
});

test("answers of somebody else wait for them, and those to a card that is forgotten for nobody", async () => {
  answers.keep({ ...given, person: "ben" });
  answers.keep(given);
  answers.keep({ ...given, due: 50 });
  server.refusing = { status: 429, code: "too-many-requests" };
  await expect(answers.send()).rejects.toThrow();
  expect(answers.waiting).toHaveLength(3);
  server.refusing = { status: 404, code: "no-card" };
  await answers.send();
  expect(answers.waiting.map(({ person }) => person)).toEqual(["ben"]);
});

test("whoever logs out leaves no cards behind", async () => {
  await prepared();
  self.beNobody();
  await vi.waitFor(async () => expect(await cache.has("tafelrunde-practice")).toBe(false));
});
