/** How blocks and pieces come to where they are: stone falls on stone, knights climb. A function of the time alone. */

import { LEVEL, spaceOf, type Point3 } from "./lens";
import type { Block, Figure, Model } from "./model";

interface Motion {
  /** The places on its way; it ends where the thing is. */
  way: readonly Point3[];
  manner: "fall" | "walk";
  begins: number;
  length: number;
}

const FALL = 260;
const STEP = 260;
const MORE = 120;
const LONGEST = 800;
const DROP = 1.6;
const HOP = 0.16;

export const blockKey = ({ cell, floor }: Block): string => `${cell}.${floor}`;
export const figureKey = ({ who, cell, faint }: Figure): string => `${who}@${cell}${faint ? "?" : ""}`;
const top = (cell: string, level: number): Point3 => spaceOf(cell, level * LEVEL);

/** What happened between two pictures. */
export interface Change {
  before: Model;
  after: Model;
  ways: Readonly<Record<string, readonly string[]>>;
  tempo: number;
}

export class Motions {
  #moving = new Map<string, Motion>();

  /** Whether anything moves at a time; what has arrived is forgotten. */
  isMoving(now: number): boolean {
    for (const [key, { begins, length }] of this.#moving) if (now >= begins + length) this.#moving.delete(key);
    return this.#moving.size > 0;
  }

  clear(): void {
    this.#moving.clear();
  }

  begin({ before, after, ways, tempo }: Change, now: number): void {
    const lay = new Set(before.blocks.map(blockKey));
    for (const block of after.blocks) {
      if (!lay.has(blockKey(block))) this.#fall(blockKey(block), top(block.cell, block.floor), now, tempo);
    }
    const stood = new Map(before.figures.map((figure) => [figureKey(figure), figure]));
    for (const figure of after.figures) if (!figure.faint) this.#move(figure, stood, ways, now, tempo);
  }

  #move(
    figure: Figure,
    stood: ReadonlyMap<string, Figure>,
    ways: Change["ways"],
    now: number,
    tempo: number,
  ): void {
    const { who, cell, level } = figure;
    const end = top(cell, level);
    const same = stood.get(figureKey(figure)) ?? stood.get(figureKey({ ...figure, faint: true }));
    if (same && same.cell === cell && !same.faint) {
      if (same.level !== level) this.#walk(figureKey(figure), [top(cell, same.level), end], now, tempo);
      return;
    }
    const king = who === "king" ? [...stood.values()].find((one) => one.who === "king") : undefined;
    const way = ways[cell] ?? (king ? [king.cell, cell] : []);
    if (way.length < 2) return this.#fall(figureKey(figure), end, now, tempo);
    const levels = new Map([...stood.values()].map((one) => [one.cell, one.level]));
    const places = way.map((stop, index) => {
      if (index === way.length - 1) return end;
      // Between two gates one walks through the castle.
      return index === 0 ? top(stop, levels.get(stop) ?? 0) : spaceOf(stop, 0.1);
    });
    this.#walk(figureKey(figure), places, now, tempo);
  }

  #fall(key: string, end: Point3, now: number, tempo: number): void {
    const way = [{ ...end, y: end.y + DROP }, end];
    this.#moving.set(key, { way, manner: "fall", begins: now, length: FALL * tempo });
  }

  #walk(key: string, way: readonly Point3[], now: number, tempo: number): void {
    const length = Math.min(LONGEST, STEP + MORE * (way.length - 1)) * tempo;
    this.#moving.set(key, { way, manner: "walk", begins: now, length });
  }

  /** Where something is at a time that belongs to a place in the end. */
  placeOf(key: string, end: Point3, now: number): Point3 {
    const motion = this.#moving.get(key);
    if (!motion) return end;
    const share = Math.min(1, Math.max(0, (now - motion.begins) / motion.length));
    return motion.manner === "fall" ? fallen(motion.way, share) : walked(motion.way, share);
  }
}

function fallen([from, to]: readonly Point3[], share: number): Point3 {
  return { ...to!, y: from!.y + (to!.y - from!.y) * share * share };
}

/** From place to place in small leaps; one who climbs goes up first, one who comes down goes across first. */
export function walked(way: readonly Point3[], share: number): Point3 {
  const legs = way.length - 1;
  const leg = Math.min(Math.floor(share * legs), legs - 1);
  const part = share * legs - leg;
  const [from, to] = [way[leg]!, way[leg + 1]!];
  const up = to.y > from.y;
  const risen = Math.min(1, Math.max(0, up ? part * 2 : part * 2 - 1));
  const across = Math.min(1, Math.max(0, up ? part * 1.6 - 0.6 : part * 1.6));
  const flat = to.y === from.y;
  return {
    x: from.x + (to.x - from.x) * (flat ? part : across),
    y: from.y + (to.y - from.y) * risen + HOP * 4 * part * (1 - part),
    z: from.z + (to.z - from.z) * (flat ? part : across),
  };
}
