import { render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights } from "../src/look/flying";
import { settings } from "../src/settings/settings.svelte";
import { Stage } from "../src/stage/stage.svelte";
import Frame from "../src/table/Frame.svelte";
import type { Update } from "../src/wire/generated";
import { HandClock } from "./hand-clock";
import FlyingBoard from "./FlyingBoard.svelte";

/** A movement whose end comes when the timers say so. */
class Timed {
  onfinish: (() => void) | null = null;
  rate = 1;
  #timer: ReturnType<typeof setTimeout>;
  #end: number;

  constructor(
    readonly of: HTMLElement,
    readonly frames: Keyframe[] | PropertyIndexedKeyframes,
    timing: number | KeyframeAnimationOptions,
  ) {
    const { duration = 0, delay = 0 } = typeof timing === "number" ? { duration: timing } : timing;
    this.#end = Date.now() + Number(duration) + delay;
    this.#timer = setTimeout(() => this.onfinish?.(), this.#end - Date.now());
  }
  updatePlaybackRate(rate: number): void {
    this.rate = rate;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.onfinish?.(), (this.#end - Date.now()) / rate);
  }
  cancel(): void {
    clearTimeout(this.#timer);
  }
}

let moved: Timed[] = [];
const ways = () => moved.filter(({ of }) => of.className === "flight");
const copies = () => [...document.querySelectorAll<HTMLElement>(".flight")];
const NORMAL = { tempo: 1, moves: true };

beforeEach(() => {
  vi.useFakeTimers();
  moved = [];
  Object.assign(Element.prototype, {
    animate(this: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions) {
      const animation = new Timed(this, frames, timing);
      moved.push(animation);
      return animation;
    },
    // A thing says where it lies, jsdom lays nothing out.
    getBoundingClientRect(this: HTMLElement) {
      const [x = 0, y = 0, width = 40, height = 60] = (this.getAttribute("title") ?? "").split(" ").map(Number);
      return { x, y, width, height };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(Element.prototype, "getBoundingClientRect");
  settings.wishes.motion = "system";
});

/** A table that is drawn anew, with everything that flies from one drawing to the next. */
function table(before: string) {
  const root = document.createElement("main");
  document.body.append(root);
  root.innerHTML = before;
  const flights = new Flights(() => root);
  const turn = (after: string, manner = NORMAL) => {
    flights.remember();
    root.innerHTML = after;
    flights.fly(manner);
  };
  return { root, flights, turn };
}

const STACK = '<div data-spot="stack" title="100 0"><i data-thing="card-1" title="100 0"></i></div>';
const taken = (more = "") =>
  `<div data-spot="seat-0" title="0 300"><i data-thing="card-1" title="0 300"${more}></i></div>`;

describe("things that fly", () => {
  it("go from where they were to where they are, across containers, and then are gone from the air", () => {
    const { root, turn } = table(STACK);
    turn(taken());
    const [copy] = copies();
    expect(copy!.parentElement).toBe(root.querySelector("[data-thing=card-1]"));
    expect([copy!.inert, copy!.ariaHidden, copy!.popover, copy!.style.position]).toEqual([
      true,
      "true",
      "manual",
      "fixed",
    ]);
    const [way] = ways();
    const frames = way!.frames as Keyframe[];
    expect([frames[0]!.translate, frames.at(-1)!.translate]).toEqual(["100px -300px", "0px 0px"]);
    const rise = Number(String(frames[1]!.translate).split(" ")[1]!.replace("px", ""));
    expect(rise).toBeLessThan(-150);
    vi.advanceTimersByTime(10_000);
    expect(copies()).toEqual([]);
  });

  it("hide the real one until it arrives, without changing its style", () => {
    const { root, turn } = table(STACK);
    turn(taken());
    const card = root.querySelector<HTMLElement>("[data-thing=card-1]")!;
    expect(moved.find(({ of }) => of === card)!.frames).toEqual({ opacity: [0, 0] });
    expect(card.getAttribute("style")).toBeNull();
  });

  it("bear no name in the air, so that nothing else finds them", () => {
    const { root, turn } = table(STACK);
    turn(taken(' id="a" data-do="take"'));
    expect(root.querySelectorAll("[data-thing], #a, [data-do]")).toHaveLength(1);
  });

  it("grow or shrink on their way", () => {
    const { turn } = table('<i data-thing="card-1" title="0 0 80 120"></i>');
    turn('<i data-thing="card-1" title="400 0 40 60"></i>');
    expect((ways()[0]!.frames as Keyframe[])[0]!.scale).toBe("2 2");
  });

  it("shrink into what is smaller than they are, drawn as large as they were", () => {
    const badge = '<b data-spot="under" title="500 0 20 15" data-holds="c 1"></b>';
    const { turn } = table('<i data-thing="c 1" title="0 0 80 120"></i>');
    turn(badge);
    const frames = ways()[0]!.frames as Keyframe[];
    expect([frames[0]!.scale, frames.at(-1)!.scale]).toEqual(["1 1", "0.25 0.125"]);
    const face = copies()[0]!.firstElementChild as HTMLElement;
    expect([face.style.width, face.style.height]).toEqual(["80px", "120px"]);
  });

  it("stay where they are when only the room has changed", () => {
    const { turn } = table(taken());
    turn('<div data-spot="seat-0"><i data-thing="card-1" title="0 200"></i></div>');
    expect(moved).toEqual([]);
  });

  it("vanish into the spot that holds them now, of which nobody knew before", () => {
    const under = (left: string, right: string) =>
      `<b data-spot="left" title="500 0" data-holds="${left}"></b><b data-spot="right" title="900 0" data-holds="${right}"></b>`;
    const { root, turn } = table(`${under("a 1", "")}<i data-thing="c 2" title="0 0"></i>`);
    turn(under("a 1", "b 1|c 2"));
    expect(copies()[0]!.parentElement).toBe(root.querySelector("[data-spot=right]"));
    expect(ways()).toHaveLength(1);
  });

  it("come out of a spot in which they were not drawn, and vanish into one", () => {
    const { root, turn } = table('<b data-spot="stack" title="500 0"></b>');
    turn(
      '<b data-spot="stack" title="500 0"></b><i data-thing="c" data-from="stack" data-to="stack" title="0 0"></i>',
    );
    expect((ways()[0]!.frames as Keyframe[])[0]!.translate).toBe("500px 0px");
    vi.advanceTimersByTime(10_000);
    turn('<b data-spot="stack" title="500 0"></b>');
    expect(copies()[0]!.parentElement).toBe(root.querySelector("b"));
    expect((ways()[1]!.frames as Keyframe[]).at(-1)!.opacity).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(copies()).toEqual([]);
  });

  it("appear quietly where nobody says where from", () => {
    const { turn } = table("");
    turn(taken());
    expect(moved).toEqual([]);
  });

  it("set off one after the other", () => {
    const { turn } = table(STACK + STACK.replaceAll("card-1", "card-2"));
    turn(taken() + taken().replaceAll("card-1", "card-2"));
    vi.advanceTimersByTime(425);
    expect(copies()).toHaveLength(1);
  });

  it("hurry when the next beat begins, and go on from where they would have been", () => {
    const { turn } = table(STACK);
    turn(taken());
    turn(taken());
    expect(ways()[0]!.rate).toBeGreaterThan(1);
    turn(STACK);
    expect(copies()).toHaveLength(1);
    expect((ways()[1]!.frames as Keyframe[])[0]!.translate).toBe("-100px 300px");
  });

  it("fade in with less motion, and do nothing at the instant pace", () => {
    const { turn } = table(STACK);
    turn(taken(), { tempo: 1, moves: false });
    expect(moved.map(({ frames }) => frames)).toEqual([{ opacity: [0, 1] }]);
    expect(copies()).toEqual([]);
    turn(STACK, { tempo: 0, moves: true });
    expect(moved).toHaveLength(1);
  });

  it("land at once when asked to", () => {
    const { flights, turn } = table(STACK);
    turn(taken());
    flights.land();
    expect(copies()).toEqual([]);
  });

  it("do without what is not laid out, and without a browser that can animate", () => {
    const { turn } = table(STACK);
    turn('<i data-thing="card-1" title="0 0 0 0"></i>');
    expect(moved).toEqual([]);
    Reflect.deleteProperty(Element.prototype, "animate");
    turn(taken());
    turn(STACK);
    expect(copies()).toEqual([]);
  });
});

describe("the frame of a table", () => {
  const update = (version: number, holder: number, more: Partial<Update> = {}): Update => ({
    ...{ t: "update", version, view: { holder }, to_act: 0, events: [] },
    ...more,
  });
  const TAKES = { events: [{ code: "x-event-takes" }] };

  function shown() {
    const clock = new HandClock();
    const stage = new Stage({ pace: () => 1, you: () => null, clock });
    stage.settle(update(1, 0));
    const edge = createRawSnippet(() => ({ render: () => "<span></span>" }));
    const { unmount } = render(FlyingBoard, { Frame, stage, edge });
    flushSync();
    return { clock, stage, unmount };
  }

  it("lets a thing fly with the beat that moves it, and no longer than the beat lasts", () => {
    settings.wishes.motion = "full";
    const { clock, stage } = shown();
    stage.take(update(2, 1, TAKES));
    flushSync();
    expect(copies()).toHaveLength(1);
    const began = clock.at;
    clock.next();
    vi.advanceTimersByTime(clock.at - began);
    expect(copies()).toEqual([]);
  });

  it("lets nothing fly that nobody saw happen", () => {
    settings.wishes.motion = "full";
    const { stage } = shown();
    stage.take(update(2, 1, TAKES));
    flushSync();
    stage.take(update(3, 0, TAKES));
    stage.skip();
    flushSync();
    expect(copies()).toEqual([]);
    stage.settle(update(9, 1));
    flushSync();
    expect(copies()).toEqual([]);
  });

  it("leaves nothing in the air when it goes", () => {
    settings.wishes.motion = "full";
    const { stage, unmount } = shown();
    stage.take(update(2, 1, TAKES));
    flushSync();
    const [copy] = copies();
    unmount();
    expect(copy!.parentElement).toBeNull();
  });
});
