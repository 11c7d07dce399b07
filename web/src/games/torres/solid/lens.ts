/**
 * How the solid board is seen: from where, and how large. Plain numbers, so that the cells of the page lie exactly where
 * the picture shows them, and so that all of it can be tested without a graphics card.
 */

import { SIDE, spotOf, turned, type Turn } from "../cells";

/** Right, up and towards whoever sits in front of the board, in cells; the middle of the board is the origin. */
export interface Point3 {
  x: number;
  y: number;
  z: number;
}

export interface Point {
  x: number;
  y: number;
}

/** From where one looks, in radians: how far the board is turned clockwise, and how steeply one looks down on it. */
export interface Gaze {
  turn: number;
  tilt: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A view of the board on a picture of some size. */
export interface Lens extends Size {
  gaze: Gaze;
  right: Point3;
  up: Point3;
  /** From the board towards the eye. */
  back: Point3;
  /** Where the middle of the board lies on the picture, and how many pixels a cell has there. */
  middle: Point;
  scale: number;
  /** One divided by the distance of the eye: the smaller, the more it looks like a map. */
  near: number;
}

/** The height of a block, in cells. */
export const LEVEL = 0.42;
/** How far a standing piece reaches above its cell. */
export const FIGURE = 0.8;
const HALF = SIDE / 2;
export const PLAN = Math.PI / 2;
/** Nobody looks at a board along the table. */
export const LOWEST = (28 * Math.PI) / 180;
const NEAREST = 0.042;

const dot = (one: Point3, other: Point3): number => one.x * other.x + one.y * other.y + one.z * other.z;

/** The middle of a cell on some height above the board. */
export function spaceOf(cell: string, height = 0): Point3 {
  const { column, row } = spotOf(cell);
  return { x: column + 0.5 - HALF, y: height, z: row + 0.5 - HALF };
}

export const isPlan = ({ tilt }: Gaze): boolean => tilt > PLAN - 0.01;

/** The quarter turn that is the nearest: what "up" means for arrow keys. */
export const quarter = ({ turn }: Gaze): Turn => turned(0, Math.round(turn / (Math.PI / 2)));

function axes({ turn, tilt }: Gaze): Pick<Lens, "right" | "up" | "back"> {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const [high, flat] = [Math.sin(tilt), Math.cos(tilt)];
  return {
    right: { x: cosine, y: 0, z: -sine },
    up: { x: -sine * high, y: flat, z: -cosine * high },
    back: { x: sine * flat, y: high, z: cosine * flat },
  };
}

/** Narrow pictures show the field only; wider ones its wooden rim as well. */
const rimOf = ({ width, height }: Size): number => (Math.min(width, height) < 520 ? 0.09 : 0.68);

/** What has to be seen: the field with its rim, and whatever stands on it. */
function corners(size: Size, towers: Readonly<Record<string, number>>): Point3[] {
  const edge = HALF + rimOf(size);
  const found = [];
  for (const x of [-edge, edge]) for (const z of [-edge, edge]) found.push({ x, y: 0, z });
  for (const x of [-HALF, HALF]) for (const z of [-HALF, HALF]) found.push({ x, y: FIGURE, z });
  for (const [cell, level] of Object.entries(towers)) found.push(spaceOf(cell, level * LEVEL + FIGURE));
  return found;
}

/** The view from somewhere that shows the whole board as large as the picture allows. */
export function lensOf(gaze: Gaze, size: Size, towers: Readonly<Record<string, number>> = {}): Lens {
  const directions = axes(gaze);
  const near = NEAREST * Math.cos(gaze.tilt);
  const seen = corners(size, towers).map((point) => {
    const shrunk = 1 - near * dot(point, directions.back);
    return { x: dot(point, directions.right) / shrunk, y: dot(point, directions.up) / shrunk };
  });
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.max(1, Math.min(size.width / (right - left), size.height / (high - low)));
  const middle = {
    x: size.width / 2 - (scale * (left + right)) / 2,
    y: size.height / 2 + (scale * (low + high)) / 2,
  };
  return { ...size, gaze, ...directions, middle, scale, near };
}

/** Where a point of the board is seen. */
export function project(lens: Lens, point: Point3): Point {
  const scale = lens.scale / (1 - lens.near * dot(point, lens.back));
  return { x: lens.middle.x + scale * dot(point, lens.right), y: lens.middle.y - scale * dot(point, lens.up) };
}

const AROUND = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

/** The corners of a cell's upper face as they are seen. */
export function quadOf(lens: Lens, cell: string, level: number): Point[] {
  const { x, y, z } = spaceOf(cell, level * LEVEL);
  return AROUND.map(([aside, ahead]) => project(lens, { x: x + aside, y, z: z + ahead }));
}

/** How wide and high the smallest cell is on the ground, whichever is less. */
export function smallestCell(lens: Lens): number {
  const sides = ["a1", "a8", "h1", "h8"].map((cell) => {
    const quad = quadOf(lens, cell, 0);
    const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
    return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  });
  return Math.min(...sides);
}

/** How near one has come: by what everything is larger, and how far the middle of the picture has moved, in pixels. */
export interface Closeness {
  factor: number;
  aside: Point;
}

/** The whole board. */
export const WHOLE: Closeness = { factor: 1, aside: { x: 0, y: 0 } };
const NEAREST_FACTOR = 3;

/** The same view from nearer; nobody looks beyond the picture. */
export function closer(lens: Lens, near: Closeness): Lens {
  const { factor, aside } = moved(near, 0, 0, lens);
  const along = (middle: number, size: number, far: number): number =>
    size / 2 + (middle - size / 2) * factor + far;
  const x = along(lens.middle.x, lens.width, aside.x);
  const y = along(lens.middle.y, lens.height, aside.y);
  return { ...lens, scale: lens.scale * factor, middle: { x, y } };
}

/** Come so many times as near; what is seen at a point stays there. */
export function approached({ factor, aside }: Closeness, times: number, at: Point, size: Size): Closeness {
  const next = Math.min(NEAREST_FACTOR, Math.max(1, factor * times));
  if (next === 1) return WHOLE;
  const along = (point: number, length: number, far: number): number =>
    point - length / 2 - ((point - length / 2 - far) * next) / factor;
  const there = { x: along(at.x, size.width, aside.x), y: along(at.y, size.height, aside.y) };
  return moved({ factor: next, aside: there }, 0, 0, size);
}

/** Move what is seen by so many pixels, up to the edges of the whole picture. */
export function moved({ factor, aside }: Closeness, right: number, down: number, size: Size): Closeness {
  const within = (wanted: number, length: number): number => {
    const most = ((factor - 1) * length) / 2;
    return Math.min(most, Math.max(-most, wanted));
  };
  return { factor, aside: { x: within(aside.x + right, size.width), y: within(aside.y + down, size.height) } };
}

/** A finger needs so much, and whoever has more room wants so much. */
export const FINGER = 44.5;
const AMPLE = 73;
const STEEPER = Math.PI / 180;
const AT_TABLE = (50 * Math.PI) / 180;

/** As one sees the board from one's chair: as far aslant as large cells allow. */
export function fromChair(size: Size, towers: Readonly<Record<string, number>> = {}): Gaze {
  const plan = smallestCell(lensOf({ turn: 0, tilt: PLAN }, size, towers));
  const wanted = plan > AMPLE + 2 ? AMPLE : Math.max(FINGER, 0.86 * plan);
  for (let tilt = AT_TABLE; tilt < PLAN; tilt += STEEPER) {
    const gaze = { turn: 0, tilt };
    if (smallestCell(lensOf(gaze, size, towers)) >= wanted) return gaze;
  }
  return { turn: 0, tilt: PLAN };
}

/** A steep gaze becomes the plan, straight; any other stays within what can be seen. */
export function settled({ turn, tilt }: Gaze, tolerance = 0.16): Gaze {
  if (tilt > PLAN - tolerance) return plan({ turn, tilt });
  return { turn, tilt: Math.max(tilt, LOWEST) };
}

/** Straight from above, with the side in front that is the nearest to it. */
export const plan = ({ turn }: Gaze): Gaze => ({
  turn: Math.round(turn / (Math.PI / 2)) * (Math.PI / 2),
  tilt: PLAN,
});

/** A gaze on its way from one to another. */
export function between(from: Gaze, to: Gaze, share: number): Gaze {
  const eased = share * share * (3 - 2 * share);
  return { turn: from.turn + (to.turn - from.turn) * eased, tilt: from.tilt + (to.tilt - from.tilt) * eased };
}
