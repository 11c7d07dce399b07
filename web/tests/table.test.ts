import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "../src/look/notices.svelte";
import { settings } from "../src/settings/settings.svelte";
import { TableModel } from "../src/table/table.svelte";
import { self } from "../src/wire/me.svelte";
import type { State } from "../src/wire/generated";
import { FakeSocket } from "./fake-socket";

const STATE: State = {
  t: "state",
  table: {
    t: "table",
    id: "abc123",
    game: "knights",
    options: { players: 2 },
    status: "running",
    host: "me",
    seats: [
      { kind: "human", name: "Anna", who: "me", present: true },
      { kind: "bot", bot: "steward" },
    ],
    clock: { kind: "none" },
    listed: true,
    watch: true,
    commitment: "",
    created: 0,
  },
  you: 0,
  now: Date.now(),
  match: {
    t: "update",
    version: 4,
    view: {},
    to_act: 0,
    events: [],
    prompt: { code: "knights-ask-turn", facts: { seat: 0 } },
    legal: [{ do: "end", action: { type: "end" } }],
  },
  log: [{ at: 0, version: 1, events: [{ code: "table-sat", facts: { seat: 0 } }] }],
  chat: [],
};

let model: TableModel;

beforeEach(() => {
  FakeSocket.made = [];
  notices.shown = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  self.me = { id: "me", name: "Anna", login: null, guest: true, created: 0, seen: 0, portrait: null };
  model = new TableModel("abc123");
  FakeSocket.last.say(STATE);
});
afterEach(() => {
  model.end();
  settings.wishes.confirm = false;
  vi.unstubAllGlobals();
});

test("the first message is the whole table", () => {
  expect(model.you).toBe(0);
  expect(model.myTurn).toBe(true);
  expect(model.legal).toHaveLength(1);
  expect(model.log).toHaveLength(1);
  expect(model.sentence).toContain("Anna");
});

test("a legal action is posted with the version that was seen", () => {
  model.play("end");
  expect(FakeSocket.last.sent).toMatchObject([{ t: "play", version: 4, action: "end" }]);
  expect(model.legal).toEqual([]);
});

test("an action that is not legal is never posted, but explained", async () => {
  const problem = { code: "knights-not-now", clause: "K5.1", facts: { action: "take left", phase: "keep" } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ legal: false, problem })));
  model.play("take left");
  await vi.waitFor(() => expect(notices.shown).toHaveLength(1));
  expect(FakeSocket.last.sent).toEqual([]);
  expect(notices.shown[0]).toMatchObject({ clause: "K5.1", link: "/rules/knights#K5.1" });
});

test("the coach is asked as soon as it is on, and silent when it is off", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ prospects: [] })));
  const [mine, other] = STATE.table.seats;
  FakeSocket.last.say({ ...STATE.table, seats: [{ ...mine!, coach: true }, other!] });
  await vi.waitFor(() => expect(model.advice).toEqual({ prospects: [] }));
  FakeSocket.last.say(STATE.table);
  expect(model.advice).toBeUndefined();
});

test("a coach that was too busy is asked again while its advice is of use", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const busy = { code: "coach-busy", facts: { seconds: 5 } };
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response(JSON.stringify(busy), { status: 503 }))
    .mockResolvedValue(new Response(JSON.stringify({ prospects: [] })));
  vi.stubGlobal("fetch", fetched);
  const [mine, other] = STATE.table.seats;
  FakeSocket.last.say({ ...STATE.table, seats: [{ ...mine!, coach: true }, other!] });
  while (!vi.getTimerCount()) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(model.counsel).toEqual({ prospects: [] });
  vi.useRealTimers();
});

test("whoever wants to confirm moves clicks twice", () => {
  settings.wishes.confirm = true;
  model.play("end");
  expect(FakeSocket.last.sent).toEqual([]);
  expect(model.pending?.do).toBe("end");
  model.play("end");
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("a refused action gives the choices back", async () => {
  model.play("end");
  const { id } = FakeSocket.last.sent[0]!;
  FakeSocket.last.say({ t: "refused", id, problem: { code: "stale", facts: { version: 5 } } });
  await vi.waitFor(() => expect(model.legal).toHaveLength(1));
  expect(notices.shown).toHaveLength(1);
});

test("whoever only watches has no choices", () => {
  self.me = null;
  expect(model.you).toBe(null);
  expect(model.legal).toEqual([]);
});

test("a seat that a bot has taken over is no longer mine", () => {
  const [mine, bot] = STATE.table.seats;
  FakeSocket.last.say({ ...STATE.table, seats: [{ ...mine, bot: "steward" }, bot] });
  expect(model.you).toBe(null);
});

test("at a full table this device commits, and reveals when all hashes are sealed", () => {
  const open = { ...STATE.table, status: "open", scheme: 2, commitment: "c0" } as const;
  FakeSocket.last.say(open);
  FakeSocket.last.say(open);
  expect(FakeSocket.last.sent).toMatchObject([{ t: "contribute" }]);
  const [mine, bot] = STATE.table.seats;
  const seats = [{ ...mine!, hash: FakeSocket.last.sent[0]!.hash as string }, bot!];
  FakeSocket.last.say({ ...open, sealed: true, seats });
  const text = FakeSocket.last.sent[1]!.text as string;
  expect(FakeSocket.last.sent[1]).toMatchObject({ t: "reveal" });
  FakeSocket.last.say({
    ...STATE.table,
    scheme: 2,
    commitment: "c0",
    seats: [{ ...seats[0]!, contribution: text }, bot!],
  });
  expect(notices.shown).toHaveLength(0);
  FakeSocket.last.say({ ...STATE.table, scheme: 2, commitment: "swapped", seats });
  expect(notices.shown).toHaveLength(1);
});

test("a game without a board here is listened to in the server's words", () => {
  const { table, match } = STATE;
  const pig = { ...STATE, table: { ...table, game: "pig" }, match: { ...match, prompt: { code: "pig-ask-turn" } } };
  FakeSocket.last.say(pig);
  expect(FakeSocket.last.url).toMatch(/\/tables\/abc123\/socket\?labels=1&aids=1&steps=1&words=en$/);
  const words = { board: "> A 12", prompt: "Anna, roll or hold?", legal: ["hold 3"], events: [] };
  const log = [{ at: 0, version: 1, events: [{ code: "pig-event-start" }], words: ["Anna starts."] }];
  FakeSocket.last.say({ ...pig, match: { ...pig.match, words }, log });
  expect(model.words?.board).toBe("> A 12");
  expect(model.sentence).toBe("Anna, roll or hold?");
  expect(model.log.map((line) => line.words)).toEqual(["Anna starts."]);
  FakeSocket.last.say({
    ...match,
    version: 5,
    events: [{ code: "pig-event-roll" }],
    words: { ...words, events: ["A four."] },
  });
  expect(model.log.at(-1)!.words).toBe("A four.");
  expect(FakeSocket.made).toHaveLength(2);
});

test("scores are told where points are counted", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify([{ name: "knights", title: "Knights", counts_points: true }])),
  );
  const outcome = { winners: [0], scores: [31, 12], ending: "points" };
  FakeSocket.last.say({ ...STATE.match, version: 5, outcome });
  FakeSocket.last.say({ ...STATE.table, status: "over" });
  expect(model.sentence).not.toContain("31");
  model.skip(); // the winner's ceremony
  await vi.waitFor(() => expect(model.sentence).toContain("31"));
});

test("what is pointed at while one asks is explained, not done", () => {
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", asked);
  model.asking = true;
  model.play("end");
  expect(String(asked.mock.calls[0]![0 as never])).toContain("/why?action=end");
  expect(model.asking).toBe(false);
  expect(FakeSocket.last.sent.some(({ t }) => t === "play")).toBe(false);
});

test("on a device that is passed around, whoever has taken it can cover their cards", () => {
  const ben = { ...STATE.table.seats[0]!, name: "Ben", device: true };
  const table = { ...STATE.table, game: "torres", seats: [STATE.table.seats[0]!, ben] };
  expect(model.cover).toBeUndefined();
  FakeSocket.last.say({ ...STATE, table });
  expect([model.awaitedHand, model.cover]).toEqual([0, undefined]);
  void model.take(0);
  FakeSocket.last.say({ ...STATE.match, you: 0 });
  expect(model.awaitedHand).toBeNull();
  model.cover!();
  expect(FakeSocket.last.sent).toMatchObject([{ t: "hand", seat: 0 }, { t: "hand" }]);
  expect(FakeSocket.last.sent[1]).not.toHaveProperty("seat");
  FakeSocket.last.say(STATE.match);
  expect([model.awaitedHand, model.cover]).toEqual([0, undefined]);
});

test("a line of the log shows what was there then, until one goes back or is asked", async () => {
  settings.wishes.pace = "instant";
  await vi.waitFor(() => expect(model.stage.shown).not.toBeNull());
  const { match } = STATE;
  const told = { t: "update", to_act: 1, events: [{ code: "knights-event-end", facts: { seat: 0 } }] };
  FakeSocket.last.say({ ...told, version: 5, view: { then: true } });
  FakeSocket.last.say({ ...told, version: 6, view: { then: false } });
  const line = model.log.at(-2)!;
  model.lookAt(line);
  expect([model.view, model.legal, model.version < 0]).toEqual([{ then: true }, [], true]);
  expect(model.toAct).toBeNull(); // nobody is asked there
  model.lookAt(null);
  expect([model.view, model.toAct]).toEqual([{ then: false }, 1]);
  model.lookAt(line);
  FakeSocket.last.say({ ...match, version: 7, events: told.events });
  expect([model.past, model.legal.length]).toEqual([null, 1]);
  model.lookAt(model.log[0]!); // what was told before one came has no picture
  expect(model.past).toBeNull();
  settings.wishes.pace = "normal";
});
