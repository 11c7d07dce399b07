import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CELLS } from "../src/games/torres/cells";
import { Desk } from "../src/games/torres/desk.svelte";
import type { Event, WrittenSeat } from "../src/games/torres/generated";
import { Frames } from "../src/games/torres/solid/frames";
import {
  between,
  fromChair,
  isPlan,
  lensOf,
  LEVEL,
  LOWEST,
  PLAN,
  plan,
  project,
  quadOf,
  quarter,
  settled,
  smallestCell,
  spaceOf,
} from "../src/games/torres/solid/lens";
import { Looking } from "../src/games/torres/solid/looking.svelte";
import { modelOf, type Model } from "../src/games/torres/solid/model";
import { figureKey, Motions, walked } from "../src/games/torres/solid/motions";
import { cellAtPoint } from "../src/games/torres/solid/picking";
import { standingTrail, trailed } from "../src/games/torres/trail";
import type { TorresChoice, TorresScene, TorresView } from "../src/games/torres/view";

const SCREENS = {
  phone: { width: 390, height: 480 },
  tablet: { width: 820, height: 800 },
  desktop: { width: 960, height: 780 },
};
const middleOf = (points: { x: number; y: number }[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / 4,
  y: points.reduce((sum, { y }) => sum + y, 0) / 4,
});

const seat = (knights: string[]): WrittenSeat => ({
  knights,
  score: 0,
  stacks: [3],
  carried: 0,
  hand: [],
  hidden: 0,
  played: [],
  pile: [],
});
const VIEW = {
  phase: "turn",
  seats: [seat(["c3"]), seat(["d8"])],
  towers: { c3: 1, c4: 2, d8: 1, f6: 3 },
  king: "f6",
  picked: null,
  turn: 0,
} as unknown as TorresView;
const BUILD: TorresChoice = { do: "B d3", action: { type: "build", cell: "d3" } };
const DEPLOY: TorresChoice = { do: "D d3", action: { type: "deploy", cell: "d3" } };

function deskOf(changes: Partial<TorresScene> = {}): Desk {
  const scene = {
    version: 1,
    view: VIEW,
    aids: { castles: [{ id: "c3", cells: ["c3", "c4"], area: 2, highest: 2, king: false }] },
    events: [],
    legal: [BUILD],
    you: 0,
    names: ["Anna", "Ben"],
    moves: true,
    ...changes,
  } as unknown as TorresScene;
  const desk = new Desk(() => scene);
  desk.update();
  return desk;
}

describe("the lens", () => {
  it("shows the plan as even squares in reading order", () => {
    const lens = lensOf({ turn: 0, tilt: PLAN }, SCREENS.phone);
    const quads = CELLS.map((cell) => quadOf(lens, cell, 0));
    for (const [from, right, below] of quads) {
      expect(right!.x - from!.x).toBeCloseTo(lens.scale);
      expect(below!.y - right!.y).toBeCloseTo(lens.scale);
    }
    expect(quads[1]![0]!.x).toBeCloseTo(quads[0]![1]!.x);
    expect(quads[8]![0]!.y).toBeCloseTo(quads[0]![3]!.y);
  });

  it("keeps everything that stands on the board inside the picture, from everywhere", () => {
    for (const size of Object.values(SCREENS)) {
      for (let turn = 0; turn < 7; turn += 0.5) {
        for (const tilt of [LOWEST, 0.8, 1.2, PLAN]) {
          const lens = lensOf({ turn, tilt }, size, { a8: 6, h8: 1, a1: 4 });
          const points = CELLS.map((cell) => project(lens, spaceOf(cell, cell === "a8" ? 6 * LEVEL : 0)));
          for (const { x, y } of points) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(size.width);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(size.height);
          }
        }
      }
    }
  });

  it.each([
    ["phone", 44],
    ["tablet", 72],
    ["desktop", 68],
  ] as const)("from the chair the cells on a %s are at least %i pixels wide and high", (screen, least) => {
    for (const towers of [{}, { a8: 5, d4: 7 }] as Record<string, number>[]) {
      const size = SCREENS[screen];
      expect(smallestCell(lensOf(fromChair(size, towers), size, towers))).toBeGreaterThanOrEqual(least);
    }
  });

  it("looks aslant where there is room, and from above where there is none", () => {
    expect(isPlan(fromChair(SCREENS.desktop))).toBe(false);
    expect(isPlan(fromChair({ width: 300, height: 300 }))).toBe(true);
  });

  it("snaps to the plan with the nearest side in front", () => {
    expect(settled({ turn: 1.4, tilt: PLAN - 0.1 })).toEqual({ turn: Math.PI / 2, tilt: PLAN });
    expect(settled({ turn: 1.4, tilt: 1 })).toEqual({ turn: 1.4, tilt: 1 });
    expect(settled({ turn: 0, tilt: -1 }).tilt).toBe(LOWEST);
    expect(plan({ turn: -0.2, tilt: 1 }).turn).toBeCloseTo(0);
    expect(quarter({ turn: Math.PI / 2, tilt: 1 })).toBe(1);
    expect(quarter({ turn: -Math.PI / 2, tilt: 1 })).toBe(3);
  });

  it("turns the same way as the drawn towers: a8 comes to the right", () => {
    const lens = lensOf({ turn: Math.PI / 2, tilt: PLAN }, SCREENS.phone);
    const [a8, a1] = [project(lens, spaceOf("a8")), project(lens, spaceOf("a1"))];
    expect(a8.x).toBeGreaterThan(SCREENS.phone.width / 2);
    expect(a8.y).toBeLessThan(SCREENS.phone.height / 2);
    expect(a1.y).toBeCloseTo(a8.y);
  });

  it("glides from one gaze to another", () => {
    const [from, to] = [
      { turn: 0, tilt: 1 },
      { turn: 1, tilt: PLAN },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).turn).toBeCloseTo(0.5);
  });
});

describe("picking", () => {
  it("finds every cell at the middle of its upper face, whatever the gaze", () => {
    for (const gaze of [
      { turn: 0, tilt: PLAN },
      { turn: 0.4, tilt: 1 },
      { turn: 2, tilt: 0.9 },
    ]) {
      const lens = lensOf(gaze, SCREENS.desktop);
      for (const cell of CELLS) expect(cellAtPoint(lens, middleOf(quadOf(lens, cell, 0)), {})).toBe(cell);
    }
  });

  it("meets the tower in front, not what is behind it", () => {
    const towers = { d3: 6 };
    const lens = lensOf({ turn: 0, tilt: 0.6 }, SCREENS.desktop, towers);
    expect(cellAtPoint(lens, middleOf(quadOf(lens, "d4", 0)), towers)).toBe("d3");
    expect(cellAtPoint(lens, middleOf(quadOf(lens, "d3", 6)), towers)).toBe("d3");
    expect(cellAtPoint(lens, middleOf(quadOf(lens, "d2", 0)), towers)).toBe("d2");
  });

  it("finds nothing beside the board", () => {
    const lens = lensOf({ turn: 0, tilt: 1 }, SCREENS.desktop);
    expect(cellAtPoint(lens, { x: 0, y: 0 }, {})).toBeUndefined();
    expect(cellAtPoint(lens, { x: -50, y: 4000 }, {})).toBeUndefined();
  });
});

describe("the model", () => {
  it("has every block and every piece of a position", () => {
    const { blocks, figures } = modelOf(deskOf());
    expect(blocks).toHaveLength(7);
    expect(blocks.filter(({ cell }) => cell === "f6").map(({ floor }) => floor)).toEqual([0, 1, 2]);
    expect(figures.map(({ who, cell, level }) => `${who} ${cell} ${level}`).sort()).toEqual([
      "0 c3 1",
      "1 d8 1",
      "king f6 3",
    ]);
  });

  it("signs what may be done, and shows what the cell pointed at would get", () => {
    const desk = deskOf();
    expect(modelOf(desk).decals.filter(({ sign }) => sign === "offer")).toHaveLength(1);
    expect(modelOf(desk).ghost).toBeNull();
    desk.at = "d3";
    expect(modelOf(desk).ghost).toMatchObject({ cell: "d3", floor: 0 });
    const knight = deskOf({ legal: [DEPLOY] });
    knight.at = "d3";
    expect(modelOf(knight).ghost).toBeNull();
    expect(modelOf(knight).figures.at(-1)).toMatchObject({ who: 0, cell: "d3", faint: true });
  });

  it("lights the castle pointed at, and while a year is scored the castle that is counted", () => {
    const desk = deskOf();
    desk.at = "c4";
    expect(modelOf(desk).decals.filter(({ sign }) => sign === "fill")).toHaveLength(2);
    const stop = { what: "castle" as const, cells: ["d8"], castle: "d8", area: 1, gains: [], sums: [0, 0] };
    const scoring = deskOf({ picture: { year: 1, at: 0, stops: [stop] } });
    scoring.at = "c4";
    const lit = modelOf(scoring).decals.filter(({ sign }) => sign === "fill");
    expect(lit.map(({ at }) => at)).toEqual([spaceOf("d8", LEVEL)]);
  });
});

describe("motions", () => {
  const model = (changes: Partial<Model>): Model => ({
    blocks: [],
    figures: [],
    decals: [],
    ghost: null,
    ...changes,
  });
  const block = { cell: "d4", floor: 1, tint: 0 };
  const knight = { who: 0, cell: "d4", level: 2, faint: false };

  it("lets a new block fall onto its place, and is still when it lies", () => {
    const motions = new Motions();
    const end = spaceOf("d4", LEVEL);
    motions.begin({ before: model({}), after: model({ blocks: [block] }), ways: {}, tempo: 1 }, 1000);
    expect(motions.placeOf("d4.1", end, 1000).y).toBeGreaterThan(end.y + 1);
    expect(motions.isMoving(1100)).toBe(true);
    expect(motions.isMoving(3000)).toBe(false);
    expect(motions.placeOf("d4.1", end, 3000)).toEqual(end);
  });

  it("leads a knight from where it was, faster when the stage is in haste", () => {
    const before = model({ figures: [{ ...knight, cell: "d3", level: 0 }] });
    const change = { before, after: model({ figures: [knight] }), ways: { d4: ["d3", "d4"] } };
    const [calm, hasty] = [new Motions(), new Motions()];
    calm.begin({ ...change, tempo: 1 }, 0);
    hasty.begin({ ...change, tempo: 0.1 }, 0);
    expect(calm.placeOf(figureKey(knight), spaceOf("d4", 2 * LEVEL), 0)).toEqual(spaceOf("d3", 0));
    expect(calm.isMoving(100)).toBe(true);
    expect(hasty.isMoving(100)).toBe(false);
  });

  it("climbs before it crosses, and crosses before it comes down", () => {
    const [low, high] = [spaceOf("d3", 0), spaceOf("d4", LEVEL)];
    const third = walked([low, high], 0.35);
    expect(third.y).toBeGreaterThan(LEVEL / 2);
    expect(third.z).toBeCloseTo(low.z);
    const down = walked([high, low], 0.4);
    expect(down.y).toBeGreaterThan(LEVEL);
    expect(walked([low, high], 1)).toEqual(high);
  });

  it("moves nothing that stays where it was", () => {
    const motions = new Motions();
    const same = model({ blocks: [block], figures: [knight] });
    motions.begin({ before: same, after: same, ways: {}, tempo: 1 }, 0);
    expect(motions.isMoving(1)).toBe(false);
  });
});

describe("the trail of the last turn", () => {
  const built = (seat: number, cell: string, level: number) =>
    ({ code: "torres-event-build", facts: { seat, cell, level } }) as Event;
  const move = (seat: number, from: string, to: string) =>
    ({ code: "torres-event-move", facts: { seat, from, to, level: 0 } }) as Event;
  const end = (seat: number) => ({ code: "torres-event-end", facts: { seat } }) as Event;

  it("joins the steps of a knight and ends with the next player's first deed", () => {
    const first = trailed(null, [built(1, "c4", 2), move(1, "d6", "d7"), move(1, "d7", "d8"), end(1)], {});
    expect(first).toMatchObject({ seat: 1, ways: [["d6", "d7", "d8"]], ended: true });
    expect(trailed(first, [], {})).toBe(first);
    expect(trailed(first, [built(0, "c3", 1)], {})).toMatchObject({ seat: 0, ways: [] });
  });

  it("begins anew when the same player has two turns in a row", () => {
    const first = trailed(null, [built(1, "c4", 2), end(1)], {});
    expect(trailed(first, [built(1, "f6", 3)], {})!.built).toEqual([{ cell: "f6", level: 3 }]);
  });

  it("forgets what was taken back", () => {
    const trail = trailed(null, [built(0, "c4", 3), built(0, "f6", 3), move(0, "c4", "e5")], {});
    expect(standingTrail(trail, VIEW)).toMatchObject({ built: [{ cell: "f6" }], ways: [] });
    expect(standingTrail(null, VIEW)).toBeNull();
  });
});

describe("frames on demand", () => {
  let asked: ((now: number) => void)[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("requestAnimationFrame", (call: (now: number) => void) => asked.push(call));
    vi.stubGlobal("cancelAnimationFrame", () => (asked = []));
  });
  afterEach(() => vi.unstubAllGlobals());
  const pass = (now: number) => asked.splice(0).forEach((call) => call(now));

  it("asks for one frame however often something changes, and for none when nothing moves", () => {
    const draw = vi.fn(() => false);
    const frames = new Frames(draw);
    frames.ask();
    frames.ask();
    expect(asked).toHaveLength(1);
    pass(0);
    expect(draw, "the page around it comes first").not.toHaveBeenCalled();
    frames.ask();
    pass(16);
    expect(draw).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(0);
    expect(frames.isAsked).toBe(false);
  });

  it("goes on as long as something moves, and stops when it is told to", () => {
    let left = 2;
    const frames = new Frames(() => (left -= 1) > 0);
    frames.ask();
    pass(0);
    pass(16);
    expect(asked).toHaveLength(1);
    pass(32);
    expect(asked).toHaveLength(0);
    frames.ask();
    frames.stop();
    expect(frames.isAsked).toBe(false);
    expect(asked).toHaveLength(0);
  });
});

describe("looking", () => {
  beforeEach(() => localStorage.clear());
  const lookingAt = (moves = false) => {
    const looking = new Looking(
      () => ({}),
      () => moves,
    );
    looking.size = SCREENS.desktop;
    looking.sit();
    return looking;
  };

  it("goes to the plan and back with one tap, and remembers it", () => {
    const looking = lookingAt();
    expect(looking.isPlan).toBe(false);
    looking.toggle();
    expect(looking.isPlan).toBe(true);
    expect(lookingAt().isPlan).toBe(true);
    looking.toggle();
    expect(looking.isPlan).toBe(false);
  });

  it("is turned and tilted by a drag, and a steep drag ends in the plan", () => {
    const looking = lookingAt();
    const { turn, tilt } = looking.gaze;
    looking.drag(-50, -10);
    expect(looking.gaze.turn).toBeGreaterThan(turn);
    expect(looking.gaze.tilt).toBeLessThan(tilt);
    looking.drag(0, 500);
    looking.drop();
    expect(looking.isPlan).toBe(true);
  });

  it("is turned and tilted by keys; from above it stays straight", () => {
    const looking = lookingAt();
    looking.turnBy(1);
    expect(looking.gaze.turn).toBeCloseTo(Math.PI / 4);
    looking.tiltBy(20);
    expect(looking.isPlan).toBe(true);
    expect((looking.gaze.turn * 2) / Math.PI).toBeCloseTo(Math.round((looking.gaze.turn * 2) / Math.PI));
    looking.tiltBy(-30);
    expect(looking.gaze.tilt).toBeCloseTo(LOWEST);
  });

  it("glides where things may move, for a while only", () => {
    const looking = lookingAt(true);
    looking.toggle();
    expect(looking.step(0)).toBe(true);
    expect(looking.step(100)).toBe(true);
    expect(looking.isPlan).toBe(false);
    expect(looking.step(5000)).toBe(false);
    expect(looking.isPlan).toBe(true);
    expect(looking.step(5016)).toBe(false);
  });

  it("survives nonsense in the memory of the browser", () => {
    localStorage.setItem("tafelrunde.torres.looking", "{nonsense");
    expect(lookingAt().heights).toBe(false);
  });
});
