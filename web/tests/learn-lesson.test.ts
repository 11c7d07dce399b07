import { beforeEach, describe, expect, test, vi } from "vitest";
import { beginning, lessonOf, type Lesson } from "../src/learn/lesson";
import { LessonModel } from "../src/learn/lesson.svelte";
import { places as court } from "../src/games/court/places";
import { places as knights } from "../src/games/knights/places";
import { places as torres } from "../src/games/torres/places";
import { places, pointing } from "../src/learn/pointing";
import { progress } from "../src/learn/progress.svelte";

const LESSON: Lesson = {
  game: "court",
  scenes: {
    first: { options: { players: 2, start: 0 } },
    later: { options: { players: 2 }, play: ["roll", "roll 1-1-1"] },
  },
  steps: [
    { id: "welcome", scene: "first", clause: "C7.7" },
    { id: "roll", clause: "C4.1", moves: [{ do: ["roll"], then: [["roll 2-5-5"]] }] },
    { id: "aside", clause: "C4.2", moves: [{ do: ["aside 5"] }, { do: ["aside 5", "aside 2"] }] },
    { id: "end", scene: "later", clause: "C7.7" },
  ],
};

interface Asked {
  play?: string[];
  position?: { line: string[] };
  why?: string;
}

/** An engine that remembers the line it was asked to play, and allows a few actions. */
const asked: Asked[] = [];
const LEGAL = ["roll", "aside 5", "aside 2", "finish"];

function engine(_address: string, options: RequestInit): Promise<Response> {
  const wish = JSON.parse(options.body as string) as Asked;
  asked.push(wish);
  if (wish.play?.includes("roll 2-5-5") && offline) return Promise.reject(new TypeError("offline"));
  const answer = {
    position: { line: [...(wish.position?.line ?? []), ...(wish.play ?? [])] },
    view: { seats: [{}, {}] },
    to_act: 0,
    events: [],
    legal: LEGAL.map((action) => ({ do: action, action: {} })),
    aids: {},
    why: wish.why
      ? { legal: false, problem: { code: "court-not-now", clause: "C4.2", message: "Not now." } }
      : undefined,
  };
  return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
}

let offline = false;
let model: LessonModel;

beforeEach(async () => {
  asked.length = 0;
  offline = false;
  localStorage.clear();
  vi.stubGlobal("fetch", engine);
  model = new LessonModel(LESSON);
  await model.go(0);
});

const settled = () => vi.waitFor(() => expect(model.busy).toBe(false));

describe("where a step begins", () => {
  test("a step begins with all that was played in its scene before", () => {
    expect(beginning(LESSON, 2)).toEqual({ options: { players: 2, start: 0 }, play: ["roll", "roll 2-5-5"] });
  });

  test("a new scene forgets the one before", () => {
    expect(beginning(LESSON, 3).play).toEqual(["roll", "roll 1-1-1"]);
  });

  test.each(["knights", "court", "torres"] as const)("every step of %s has a beginning", async (game) => {
    const lesson = await lessonOf(game);
    expect(lesson.steps.map((_, at) => beginning(lesson, at))).toHaveLength(lesson.steps.length);
  });
});

describe("taking a lesson", () => {
  test("something to read waits for the reader", async () => {
    expect(model.asked).toBeUndefined();
    await model.next();
    expect(model.step.id).toBe("roll");
    expect(model.best).toBe("roll");
  });

  test("a right answer is played with the dice of the script, and the next step begins", async () => {
    await model.go(1);
    model.play("roll");
    await settled();
    expect(asked.at(-1)!.play).toEqual(["roll", "roll 2-5-5"]);
    expect(model.step.id).toBe("aside");
  });

  test("an eager right answer passes over what there was to read", async () => {
    model.play("roll");
    await vi.waitFor(() => expect(model.step.id).toBe("aside"));
  });

  test("what is allowed but not asked is answered kindly, and nothing is played", async () => {
    await model.go(1);
    const requests = asked.length;
    model.play("finish");
    expect(model.answer?.text).toContain("finish");
    expect(asked).toHaveLength(requests);
    expect(model.step.id).toBe("roll");
  });

  test("what is not allowed is explained with its clause", async () => {
    model.play("claim king");
    await vi.waitFor(() => expect(model.answer?.clause).toBe("C4.2"));
    expect(asked.at(-1)!.why).toBe("claim king");
  });

  test("a step may ask for several moves, and shows each", async () => {
    await model.go(2);
    model.show();
    await settled();
    expect(model.step.id).toBe("aside");
    model.play("aside 2");
    await vi.waitFor(() => expect(model.step.id).toBe("end"));
    expect(model.last).toBe(true);
  });

  test("going back leads to where the step began", async () => {
    await model.go(2);
    await model.go(1);
    expect(asked.at(-1)!.play).toEqual([]);
    expect(model.step.id).toBe("roll");
  });

  test("nothing can be played while the engine is at work", async () => {
    await model.go(1);
    model.play("roll");
    model.play("roll");
    await settled();
    expect(asked.filter((wish) => wish.play?.includes("roll 2-5-5"))).toHaveLength(1);
  });

  test("without a connection the step stays, and can be tried again", async () => {
    await model.go(1);
    offline = true;
    model.play("roll");
    await vi.waitFor(() => expect(model.answer).not.toBeNull());
    expect(model.step.id).toBe("roll");
    offline = false;
    model.play("roll");
    await vi.waitFor(() => expect(model.step.id).toBe("aside"));
  });

  test("how far one came is remembered, and a finished lesson stays finished", async () => {
    await model.go(2);
    expect(progress.of("court").at).toBe(2);
    await model.go(3);
    await model.go(0);
    expect(progress.of("court")).toEqual({ at: 0, done: true });
    expect(localStorage.getItem("tafelrunde.lessons")).toContain('"done":true');
  });
});

test("a lesson points at what does an action, or else at what must be picked before", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const board = document.createElement("div");
  board.innerHTML = `<i data-die="3" aria-pressed="false">a</i><i data-die="3" aria-pressed="true">b</i><i data-die="5">c</i>`;
  const pointed = () => [...board.querySelectorAll("[data-pointed]")].map((place) => place.textContent);
  const end = pointing(() => ({ do: "keep 3-3", action: { type: "keep", dice: [3, 3] } }), knights)(board);
  expect(pointed()).toEqual(["a"]);
  board.insertAdjacentHTML("beforeend", `<i data-do="keep 3-3">roll</i>`);
  await vi.waitFor(() => expect(pointed()).toEqual(["roll"]));
  (end as () => void)();
});

test("a lesson knows where dice, characters, cells and buttons are", () => {
  expect(court({ type: "aside", number: 5 })).toContain('[data-die="5"]');
  expect(court({ type: "use", character: "serving-maid", before: [1], after: [2] })).toEqual([
    '[data-own="serving-maid"]:not([aria-pressed="true"])',
    '[data-die="1"]',
  ]);
  expect(court({ type: "claim", character: "farmer" })).toContain('[data-character="farmer"]');
  expect(torres({ type: "to", cell: "b8" })).toContain('[data-cell="b8"]');
  expect(places({ do: "finish", action: { type: "finish" } }, court)).toEqual(['[data-do="finish"]']);
});
