/** How pieces come to where they are: along their way, or out of nothing. */

import type { TransitionConfig } from "svelte/transition";
import type { Point } from "./towers";

interface Journey {
  /** The points of the way; it ends where the piece stands now. */
  way: readonly Point[];
  moves: boolean;
  tempo?: number | undefined;
}

const STEP = 200;
const LONGEST = 700;

/** A piece goes from point to point at an even pace. */
export function travel(_: Element, { way, moves, tempo = 1 }: Journey): TransitionConfig {
  if (!moves || way.length < 2) return { duration: STEP, css: (t) => `opacity: ${t}` };
  const end = way.at(-1)!;
  return {
    duration: Math.min(LONGEST, STEP + 110 * (way.length - 2)) * tempo,
    css: (t) => {
      const { x, y } = along(way, t);
      return `transform: translate(${x - end.x}px, ${y - end.y}px)`;
    },
  };
}

/** Where somebody is who has gone this share of a way. */
export function along(way: readonly Point[], share: number): Point {
  const steps = way.length - 1;
  const step = Math.min(Math.floor(share * steps), steps - 1);
  const rest = share * steps - step;
  const [from, to] = [way[step]!, way[step + 1]!];
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/** A block comes down from above. */
export function settle(_: Element, { moves }: { moves: boolean }): TransitionConfig {
  const css = (t: number): string =>
    moves ? `opacity: ${t}; transform: translateY(${(t - 1) * 26}px)` : `opacity: ${t}`;
  return { duration: STEP, css };
}
