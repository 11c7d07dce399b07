/** Heads, with their ears. */

import type { Kit } from "./parts";

const EARS = "M21.500 27c-4-1-4.500 6 0 7zM42.500 27c4-1 4.500 6 0 7z";

export type Head = "round" | "long" | "square" | "heart" | "broad";

export const HEADS: Kit<Head> = {
  round: [
    ["skin", EARS],
    ["skin", "M21 28c0-9 5-13 11-13s11 4 11 13c0 9-4.500 15-11 15s-11-6-11-15z"],
  ],
  long: [
    ["skin", EARS],
    ["skin", "M22 26c0-8 4-12 10-12s10 4 10 12c0 11-4 19-10 19s-10-8-10-19z"],
  ],
  square: [
    ["skin", EARS],
    ["skin", "M21 26c0-8 4-12 11-12s11 4 11 12v8c0 6-5 10.500-11 10.500S21 40 21 34z"],
  ],
  heart: [["skin", "M21 27c0-8 5-12 11-12s11 4 11 12c0 8-6 16.500-11 17.500-5-1-11-9.500-11-17.500z"]],
  broad: [
    ["skin", "M19.500 28c-4-1-4.500 6 0 7zM44.500 28c4-1 4.500 6 0 7z"],
    ["skin", "M19 28c0-9 6-13 13-13s13 4 13 13c0 10-5 16-13 16s-13-6-13-16z"],
  ],
};
