/** Where a line goes through some heights, from left to right. */

export const WIDTH = 600;
export const HEIGHT = 96;
const EDGE = 4;

/** The points of a line, for shares of the full height. */
export const lineOf = (shares: readonly number[]): string =>
  shares
    .map((share, place) => {
      const x = shares.length > 1 ? (place * WIDTH) / (shares.length - 1) : 0;
      return `${x.toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
    })
    .join(" ");
