import { beforeEach, describe, expect, it } from "vitest";
import { CHANCE, LENGTHS, plainTale, type Told } from "../src/stage/beats";
import { Stage } from "../src/stage/stage.svelte";
import type { Update } from "../src/wire/generated";
import { HandClock } from "./hand-clock";

const event = (code: string) => ({ code: `pig-event-${code}` });
const STEP = LENGTHS.consequence;

function update(version: number, codes: string[], changes: Partial<Update> = {}): Update {
  return { t: "update", version, view: { at: version }, to_act: 1, events: codes.map(event), ...changes };
}

let clock: HandClock;
let pace: number;
let told: string[];
let moved: string[];
let questions: number[];
let stage: Stage;

const codes = (events: readonly Told[]) => events.map(({ code }) => code.replace("pig-event-", ""));
const place = () => (stage.shown!.view as { at: number }).at;

beforeEach(() => {
  clock = new HandClock();
  pace = 1;
  told = [];
  moved = [];
  questions = [];
  stage = new Stage({
    clock,
    pace: () => pace,
    you: () => 0,
    onbeat: (lines, events) => {
      told.push(...codes(lines));
      moved.push(...codes(events));
    },
    onquestion: ({ version }) => questions.push(version),
  });
  stage.settle(update(1, []));
});

describe("a message becomes beats", () => {
  it("of which each tells a little, and the last is where the match stands", () => {
    stage.take(update(2, ["hold", "next"]));
    expect([place(), told, stage.shown!.asked]).toEqual([1, ["hold"], undefined]);
    clock.go(STEP);
    expect([place(), told]).toEqual([2, ["hold", "next"]]);
    expect(stage.behind).toBe(true);
    clock.go(STEP);
    expect([stage.behind, stage.shown!.asked?.version, questions]).toEqual([false, 2, [1, 2]]);
  });

  it("with the positions on the way, so that dice fall after they were thrown", () => {
    const step = { by: 1, view: { at: 1.5 }, events: [event("throw")] };
    stage.take(update(2, ["throw", "four"], { steps: [step] }));
    expect([place(), told, stage.shown!.acts]).toEqual([1.5, ["throw"], 1]);
    clock.go(STEP);
    expect([place(), told]).toEqual([2, ["throw", "four"]]);
  });

  it("and another message waits until they were shown", () => {
    stage.take(update(2, ["hold"]));
    stage.take(update(3, ["roll"]));
    expect([place(), stage.newest!.version]).toEqual([2, 3]);
    clock.go(STEP);
    expect([place(), questions]).toEqual([3, [1]]);
    clock.go(STEP);
    expect(questions).toEqual([1, 3]);
  });

  it("with words for games whose words this page does not have", () => {
    const words = { board: "", prompt: "", legal: [], events: ["Ben holds."] };
    stage.take(update(2, ["hold"], { words }));
    expect(stage.shown!.said?.words).toBe("Ben holds.");
  });
});

describe("whoever is in a hurry", () => {
  it("ends the beat that is playing", () => {
    stage.take(update(2, ["hold", "next", "start"]));
    stage.hurry();
    expect(told).toEqual(["hold", "next"]);
    clock.go(STEP);
    expect(told).toEqual(["hold", "next", "start"]);
  });

  it("goes to the present, where everything was told and nothing moves any more", () => {
    stage.take(update(2, ["hold", "next"]));
    stage.take(update(3, ["roll", "won"]));
    stage.skip();
    expect([place(), stage.behind, told]).toEqual([3, false, ["hold", "next", "roll", "won"]]);
    expect(moved).toEqual(["hold"]);
    expect(stage.shown!.events).toEqual([]);
    expect(clock.next()).toBe(false);
  });

  it("sets the pace, up to everything at once", () => {
    pace = 0.5;
    stage.take(update(2, ["hold"]));
    clock.go(STEP / 2);
    expect(stage.behind).toBe(false);
    pace = 0;
    stage.take(update(3, ["roll", "won"]));
    expect([stage.behind, told]).toEqual([false, ["hold", "roll", "won"]]);
  });
});

describe("a whole turn", () => {
  const turn = (length: number) => Array.from({ length }, (_, number) => `step${number}`);

  it("is told within its time, however many things happen in it", () => {
    stage.take(update(2, turn(24)));
    clock.go(plainTale.turn + STEP);
    expect(stage.behind).toBe(false);
  });

  it("has its natural length where it is short", () => {
    stage.take(update(2, turn(3)));
    clock.go(3 * STEP - 1);
    expect(stage.behind).toBe(true);
    clock.go(1);
    expect(stage.behind).toBe(false);
  });

  it("has its time also where it comes piece by piece, as a bot answers", () => {
    const ANSWER = 40;
    stage.tellAs({ ...plainTale, turnOf: (view) => (view as { turn: number }).turn });
    const lengths = [1, 2, 3].map((number) => {
      const begun = clock.now();
      for (const step of turn(20)) {
        stage.take(update(stage.newest!.version + 1, [step], { view: { turn: number } }));
        while (stage.behind) clock.next();
        clock.go(ANSWER);
      }
      return clock.now() - begun;
    });
    expect(lengths[0]).toBeLessThan(plainTale.turn * 2);
    expect(lengths[2]).toBeLessThan(plainTale.turn * 1.5);
  });

  it("begins anew after somebody has thought", () => {
    stage.take(update(2, turn(24)));
    while (stage.behind) clock.next();
    clock.go(20_000);
    stage.take(update(3, turn(3)));
    clock.go(3 * STEP - 1);
    expect(stage.behind).toBe(true);
  });

  it("is told faster where somebody's time is about to begin", () => {
    stage.take(update(2, turn(6)));
    stage.take(update(3, turn(6), { to_act: 0 }));
    stage.within(400);
    clock.go(STEP + 400);
    expect([stage.behind, questions.at(-1)]).toEqual([false, 3]);
  });
});

describe("one's own action", () => {
  beforeEach(() => stage.settle(update(1, [], { to_act: 0 })));

  it("is said at once, and asked again if it was refused", () => {
    stage.say(event("hold"));
    expect([stage.shown!.said?.code, stage.shown!.asked]).toEqual(["pig-event-hold", undefined]);
    stage.unsay();
    expect(stage.shown!.asked?.version).toBe(1);
  });

  it("has nothing to wait for when the server has confirmed it", () => {
    stage.take(update(2, ["hold"]));
    expect([stage.behind, place(), moved]).toEqual([false, 2, ["hold"]]);
  });
});

describe("whoever did not look", () => {
  it("is in the present, with a summary of what was much", () => {
    clock.unseen = true;
    stage.take(update(2, ["a", "b", "c", "d"]));
    stage.take(update(3, ["e", "f", "g"]));
    expect([place(), stage.behind, questions]).toEqual([3, false, [1, 2, 3]]);
    clock.unseen = false;
    stage.look();
    expect(codes(stage.missed)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    stage.say(event("roll"));
    expect(stage.missed).toEqual([]);
  });

  it("gets no summary of a little", () => {
    clock.unseen = true;
    stage.take(update(2, ["a", "b"]));
    clock.unseen = false;
    stage.look();
    expect(stage.missed).toEqual([]);
  });
});

it("shows a position to which nothing led as it is", () => {
  stage.take(update(2, ["hold"]));
  stage.settle(update(9, []));
  expect([place(), stage.behind, clock.next()]).toEqual([9, false, false]);
});

it("takes clocks in that were set anew, and shows nothing again for them", () => {
  const { serial } = stage.shown!;
  const clocks = { running: 0, left: [5, 5], at: 0 };
  stage.take(update(1, [], { clocks }));
  expect([stage.shown!.serial, stage.shown!.asked!.clocks, questions]).toEqual([serial, clocks, [1]]);
});

it("lets what is shown rest, and says when everything was shown", async () => {
  stage.take(update(2, ["hold"], { to_act: CHANCE }));
  stage.rest(1000);
  let present = false;
  const waits = stage.present().then(() => (present = true));
  clock.go(STEP + 999);
  await Promise.resolve();
  expect(present).toBe(false);
  clock.go(1);
  await waits;
  expect(present).toBe(true);
});
