/** The waterfall: how a seat came from its start to its result, each part beginning where the one before ended. */

import type { SeatLedger } from "../wire/generated";

export const PARTS = ["start", "own_luck", "others_luck", "mistakes", "gifts", "drift", "result"] as const;
export type Part = (typeof PARTS)[number];

export interface Bar {
  part: Part;
  value: number;
  /** From which share to which. */
  from: number;
  to: number;
  /** Whether it stands on the ground: start and result. */
  whole: boolean;
}

export function barsOf(row: SeatLedger): Bar[] {
  let reached = 0;
  return PARTS.map((part) => {
    const value = row[part];
    const whole = part === "start" || part === "result";
    const from = whole ? 0 : reached;
    reached = from + value;
    return { part, value, from, to: reached, whole };
  });
}

/** The least and the greatest share that any bar of any seat reaches, so that all are drawn alike. */
export function spanOf(rows: readonly SeatLedger[]): readonly [number, number] {
  const reached = rows.flatMap(barsOf).flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...reached), Math.max(1, ...reached)];
}
