import { beforeEach, describe, expect, it } from "vitest";
import { Grip } from "../src/games/torres/solid/grip";
import {
  approached,
  closer,
  lensOf,
  moved,
  PLAN,
  project,
  quadOf,
  smallestCell,
  spaceOf,
  WHOLE,
} from "../src/games/torres/solid/lens";
import { Looking } from "../src/games/torres/solid/looking.svelte";
import { underFinger } from "../src/games/torres/solid/picking";
import { placed } from "../src/games/torres/solid/placing";

const SMALL = { width: 360, height: 270 };
const DESKTOP = { width: 960, height: 780 };

function lookingAt(size = SMALL): Looking {
  const looking = new Looking(
    () => ({}),
    () => false,
  );
  looking.size = size;
  looking.sit();
  return looking;
}

beforeEach(() => localStorage.clear());

describe("coming near", () => {
  const lens = lensOf({ turn: 0, tilt: PLAN }, SMALL);

  it("makes everything larger, and what is seen at a point stays there", () => {
    const at = project(lens, spaceOf("c6"));
    const near = closer(lens, approached(WHOLE, 2, at, SMALL));
    expect(smallestCell(near)).toBeCloseTo(2 * smallestCell(lens));
    expect(project(near, spaceOf("c6")).x).toBeCloseTo(at.x);
    expect(project(near, spaceOf("c6")).y).toBeCloseTo(at.y);
  });

  it("never looks beyond the picture, nor from farther away than the whole", () => {
    const near = approached(WHOLE, 2, { x: 0, y: 0 }, SMALL);
    expect(moved(near, 9000, 9000, SMALL).aside).toEqual({ x: 180, y: 135 });
    expect(moved(near, -9000, -9000, SMALL).aside).toEqual({ x: -180, y: -135 });
    expect(approached(near, 0.1, { x: 90, y: 90 }, SMALL)).toEqual(WHOLE);
    expect(approached(WHOLE, 90, { x: 90, y: 90 }, SMALL).factor).toBe(3);
  });

  it("gives a finger its room on a small phone with one tap, and takes it back with the next", () => {
    const looking = lookingAt();
    expect(looking.isSmall).toBe(true);
    looking.toggleNear();
    expect(smallestCell(looking.lens)).toBeGreaterThanOrEqual(44);
    looking.toggleNear();
    expect(looking.isNear).toBe(false);
    expect(lookingAt(DESKTOP).isSmall).toBe(false);
  });

  it("shows the cell that keys lead to", () => {
    const looking = lookingAt();
    looking.approach(3, { x: 180, y: 135 });
    expect(project(looking.lens, spaceOf("a8")).x).toBeLessThan(0);
    looking.reveal(project(looking.lens, spaceOf("a8")), 20);
    const { x, y } = project(looking.lens, spaceOf("a8"));
    expect(x).toBeCloseTo(20);
    expect(y).toBeGreaterThanOrEqual(19);
  });
});

describe("fingers on the board", () => {
  const finger = (type: string, pointerId: number, x: number, y: number): PointerEvent =>
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0 }), {
      pointerId,
      pointerType: "touch",
    }) as unknown as PointerEvent;
  const send = (type: string, id: number, x: number, y: number) => window.dispatchEvent(finger(type, id, x, y));

  it("come nearer when two of them part, and one moves what is seen along", () => {
    const looking = lookingAt();
    const grip = new Grip(looking, () => ({ x: 0, y: 0 }));
    const { gaze } = looking;
    grip.press(finger("pointerdown", 1, 160, 135));
    grip.press(finger("pointerdown", 2, 200, 135));
    send("pointermove", 1, 140, 135);
    send("pointermove", 2, 220, 135);
    expect(looking.near.factor).toBeCloseTo(2);
    send("pointerup", 1, 140, 135);
    send("pointerup", 2, 220, 135);
    const { x } = looking.near.aside;
    grip.press(finger("pointerdown", 3, 100, 100));
    send("pointermove", 3, 140, 100);
    send("pointerup", 3, 140, 100);
    expect(looking.near.aside.x).toBeCloseTo(x + 40);
    expect(looking.gaze).toBe(gaze);
    send("pointermove", 3, 300, 100);
    expect(looking.near.aside.x).toBeCloseTo(x + 40);
  });

  it("turn the whole board; a finger that only trembles does nothing", () => {
    const looking = lookingAt(DESKTOP);
    const grip = new Grip(looking, () => ({ x: 0, y: 0 }));
    const { turn } = looking.gaze;
    grip.press(finger("pointerdown", 1, 100, 100));
    send("pointermove", 1, 104, 100);
    expect(looking.gaze.turn).toBe(turn);
    send("pointermove", 1, 180, 100);
    send("pointerup", 1, 180, 100);
    expect(looking.gaze.turn).not.toBe(turn);
  });
});

describe("a finger on a small board", () => {
  const cells = ["c4", "d4", "c5", "d5"];

  it("means the cell in whose middle it is, and all of those between which it is", () => {
    const { lens } = lookingAt();
    const middle = project(lens, spaceOf("d4"));
    const corner = quadOf(lens, "d4", 0).find(({ x, y }) => x < middle.x && y < middle.y)!;
    expect(underFinger(lens, middle, {}, cells)).toEqual(["d4"]);
    expect(underFinger(lens, corner, {}, cells)).toEqual(cells);
    expect(underFinger(lens, corner, {}, ["a1"])).toEqual([]);
  });

  it("sees them larger until it has chosen, unless somebody wanted to be near anyway", () => {
    const looking = lookingAt();
    const at = project(looking.lens, spaceOf("c6"));
    looking.magnify(at);
    expect(smallestCell(looking.lens)).toBeGreaterThanOrEqual(44);
    expect(project(looking.lens, spaceOf("c6")).x).toBeCloseTo(at.x);
    looking.chosen();
    expect(looking.isNear).toBe(false);
    looking.toggleNear();
    looking.chosen();
    expect(looking.isNear).toBe(true);
  });
});

describe("the buttons of cells", () => {
  const towers = { d3: 6 };
  const lens = lensOf({ turn: 0, tilt: 0.6 }, DESKTOP, towers);
  const high = (style: string): number => Number(/z-index:(\d+)/.exec(style)![1]);
  const wide = (style: string): number => {
    const xs = [...style.matchAll(/([\d.]+)px [\d.]+px/g)].map(([, x]) => Number(x));
    return Math.max(...xs) - Math.min(...xs);
  };

  it("lie behind the tower in front, unless something can be done there", () => {
    expect(high(placed(lens, "d4", towers, {}))).toBeLessThan(high(placed(lens, "d2", towers, {})));
    const offered = placed(lens, "d4", towers, { d4: 1 });
    expect(high(offered)).toBeGreaterThan(high(placed(lens, "d3", towers, { d4: 1 })));
    expect(wide(offered)).toBeCloseTo(wide(placed(lens, "d4", towers, {})));
  });

  it("leave a tower that can be pressed too all but the sign behind it", () => {
    const both = { d4: 1, d3: 1 };
    const behind = placed(lens, "d4", towers, both);
    expect(high(behind)).toBeGreaterThan(high(placed(lens, "d3", towers, both)));
    expect(wide(behind)).toBeCloseTo(0.4 * wide(placed(lens, "d4", towers, {})), 0);
  });

  it("lie in even squares from above", () => {
    const above = lensOf({ turn: 0, tilt: PLAN }, DESKTOP, towers);
    const [corner] = quadOf(above, "a8", 0);
    expect(placed(above, "a8", towers, {})).toContain(`left:${corner!.x}px;top:${corner!.y}px`);
    expect(placed(above, "d4", towers, { d4: 1 })).not.toContain("z-index");
  });
});
