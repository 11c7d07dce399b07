/** Win shares in words of the reader's language: one is a whole win, a hundredth a point of win chance. */

import { language, percent } from "../words/words.svelte";

const MINUS = "\u2212";

function written(share: number, signDisplay: "auto" | "exceptZero"): string {
  const format = new Intl.NumberFormat(language(), {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay },
  });
  return format.format(100 * share).replace("-", MINUS);
}

/** A share in points. */
export const points = (share: number): string => written(share, "auto");

/** A change in points, with its sign. */
export const change = (share: number): string => written(share, "exceptZero");

/** A share as a chance, whole. */
export const chance = (share: number): string => percent(share, 0);
