import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { partsOf } from "../src/games/boards";
import { settings } from "../src/settings/settings.svelte";
import { PACES } from "../src/stage/pace";
import { Stage } from "../src/stage/stage.svelte";
import { HandClock } from "./hand-clock";
import { GAMES, toldMatch } from "./told-matches";

/** Notes when what is played begins and ends, and how loud everything is. */
class Node {
  static played: { kind: string; from: number; to: number }[] = [];
  static master: { gain: { value: number } };
  readonly #kind: string;
  #from = 0;
  readonly gain = parameter();
  readonly frequency = parameter();
  constructor(context: unknown, options: { type?: string } = {}) {
    void context;
    this.#kind = options.type ?? this.constructor.name;
  }
  connect(next: Node): Node {
    return next;
  }
  start(at: number): void {
    this.#from = at;
  }
  stop(at: number): void {
    Node.played.push({ kind: this.#kind, from: this.#from, to: at });
  }
}
class Gain extends Node {
  constructor(context: unknown, options?: { gain: number }) {
    super(context);
    // The first one is what everything goes through.
    if (!options) Node.master = this;
  }
}
const parameter = () => ({
  value: 0,
  setValueAtTime() {},
  exponentialRampToValueAtTime(value: number) {
    if (value <= 0) throw new RangeError("a ramp to silence never arrives");
  },
  linearRampToValueAtTime() {},
});
class Context {
  static made = 0;
  currentTime = 0;
  sampleRate = 1000;
  state = "running";
  destination = new Node(null);
  constructor() {
    Context.made += 1;
  }
  createBuffer() {
    return { getChannelData: () => new Float32Array(8) };
  }
}

const vibrate = vi.fn();
let active = true;
let perform: typeof import("../src/table/sounds").perform;
let hear: typeof import("../src/table/sounds").hear;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  [Node.played, Context.made, active] = [[], 0, true];
  for (const [name, fake] of Object.entries({
    ...{ AudioContext: Context, GainNode: Gain, OscillatorNode: Node, BiquadFilterNode: Node },
    ...{ AudioBufferSourceNode: Node, DynamicsCompressorNode: Node },
  })) {
    vi.stubGlobal(name, fake);
  }
  vibrate.mockClear();
  const activation = {
    get hasBeenActive() {
      return active;
    },
  };
  Object.assign(navigator, { vibrate });
  Object.defineProperty(navigator, "userActivation", { value: activation, configurable: true });
  ({ perform, hear } = await import("../src/table/sounds"));
  const own = await import("../src/settings/settings.svelte");
  Object.assign(own.settings.wishes, { volume: 40, haptics: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "vibrate");
  Reflect.deleteProperty(navigator, "userActivation");
});

const wish = async (change: Partial<typeof settings.wishes>) =>
  Object.assign((await import("../src/settings/settings.svelte")).settings.wishes, change);

test("nothing is heard or felt before the first click", () => {
  active = false;
  perform("dice");
  expect([Context.made, vibrate.mock.calls.length]).toEqual([0, 0]);
});

test("a roll, a capture and your turn are felt, setting a stone down is not", () => {
  for (const sound of ["dice", "capture", "turn", "stone"] as const) perform(sound);
  expect(vibrate).toHaveBeenCalledTimes(3);
});

test("without a volume nothing is heard, and without the wish nothing is felt", async () => {
  await wish({ volume: 0, haptics: false });
  perform("dice");
  expect([Node.played.length, vibrate.mock.calls.length]).toEqual([0, 0]);
});

test("everything goes through one volume", async () => {
  perform("piece");
  const usual = Node.master.gain.value;
  await wish({ volume: 80 });
  perform("stone");
  expect(Node.master.gain.value).toBeGreaterThan(usual);
  expect(Context.made).toBe(1);
});

test("dice knock until they lie still, in the stage's tempo", () => {
  perform("dice", 1);
  const still = Math.max(...Node.played.map(({ to }) => to));
  Node.played = [];
  vi.advanceTimersByTime(1000);
  perform("dice", 0.5);
  const sooner = Math.max(...Node.played.map(({ to }) => to));
  expect(still).toBeGreaterThan(0.5);
  expect(still).toBeLessThan(1.1);
  expect(sooner).toBeLessThan(still * 0.75);
});

test("many beats in one instant are heard once", () => {
  for (let beat = 0; beat < 20; beat += 1) hear({ build: "stone" }, [{ code: "x-event-build" }], 0);
  const once = Node.played.length;
  vi.advanceTimersByTime(1000);
  hear({ build: "stone" }, [{ code: "x-event-build" }], 0);
  expect(Node.played).toHaveLength(2 * once);
});

test("what a game says nothing of is silent", () => {
  hear({}, [{ code: "x-event-build" }, { code: "build" }], 1);
  expect(Node.played).toEqual([]);
});

test.each(GAMES)("a whole match of %s is heard beat by beat, unless nobody looks", async (game) => {
  const { sounds, tale } = await partsOf(game);
  const { updates } = toldMatch(game);
  const heard = new Set<string>();
  const clock = new HandClock();
  const onbeat = (_: unknown, moved: readonly { code: string }[]) => {
    for (const { code } of moved) if (code.split("-event-")[1]! in sounds) heard.add(code);
  };
  const stage = new Stage({ pace: () => PACES.normal, you: () => null, clock, onbeat });
  stage.tellAs(tale!);
  const tell = () => {
    stage.settle(updates[0]!);
    for (const update of updates.slice(1)) {
      stage.take(update);
      while (clock.next());
    }
  };
  clock.unseen = true;
  tell();
  expect(heard.size).toBe(0);
  clock.unseen = false;
  tell();
  expect([...heard].some((code) => code.endsWith("-won"))).toBe(true);
  expect(heard.size).toBeGreaterThan(3);
});
