/** Where the pips of a number lie on a field of 24 by 24. */

const [NEAR, MIDDLE, FAR] = [6.8, 12, 17.2];

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [MIDDLE, MIDDLE],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, 6],
    [FAR, 6],
    [NEAR, MIDDLE],
    [FAR, MIDDLE],
    [NEAR, 18],
    [FAR, 18],
  ],
};
