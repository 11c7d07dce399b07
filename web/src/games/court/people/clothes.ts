/** Clothes: a bust from the neck down. */

import { disc, spark, type Kit } from "./parts";

const BODY = "M8 65c0-12 7-17 16-19l8 5 8-5c9 2 16 7 16 19z";
const NECK = "M28 40h8v8q-4 4-8 0z";

export type Clothes =
  | "smock"
  | "apron"
  | "drape"
  | "leather"
  | "tabard"
  | "cloak"
  | "starry"
  | "fur"
  | "gown"
  | "ruff"
  | "plate"
  | "vestment"
  | "coat"
  | "doublet"
  | "marshal"
  | "ermine"
  | "regal"
  | "motley"
  | "patched"
  | "robe";

export const CLOTHES: Kit<Clothes> = {
  smock: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M15 49l5-2 4 18h-7zM49 49l-5-2-4 18h7z"],
    ["line", "M32 51v6"],
  ],
  apron: [
    ["shade", NECK],
    ["cloth", BODY],
    ["white", "M22 47l3 8h14l3-8 3 1.500-3 16.500H22l-3-16.500z"],
    ["fine", "M27 59h10"],
  ],
  drape: [
    ["shade", NECK],
    ["white", BODY],
    ["trim", "M8 65c0-12 7-17 16-19l3 2c4 4 9 9 17 17z"],
    ["fine", "M20 50l12 15M15 54l9 11"],
  ],
  leather: [
    ["shade", NECK],
    ["cloth", BODY],
    ["wood", "M21 48l4-1 1 5h12l1-5 4 1-1 17H22z"],
    ["fine", "M26 57h12"],
  ],
  tabard: [
    ["steel", BODY],
    ["fine", "M12 56l3 2 3-2 3 2M13 61l3 2 3-2M52 56l-3 2-3-2-3 2M51 61l-3 2-3-2"],
    ["cloth", "M22 47c5 5 15 5 20 0l1 18H21z"],
    ["trim", "M29 53h6v4c0 3-2 4-3 5-1-1-3-2-3-5z"],
  ],
  cloak: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M21 46c-5 2-6 6-2 8 4 2 9-1 13 3 4-4 9-1 13-3 4-2 3-6-2-8-3 4-6 6-11 6s-8-2-11-6z"],
    ["gold", disc(32, 56, 2)],
  ],
  starry: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M24 46l8 5 8-5 2 2-10 9-10-9z"],
    ["gold", spark(19, 57, 4) + spark(45, 56, 4) + spark(32, 62, 3)],
  ],
  fur: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M25 45l7 9 7-9c3 0 5 1 7 3l-8 17h-4l-2-9-2 9h-4l-8-17c2-2 4-3 7-3z"],
    ["fine", "M23 51l1 2M26 57l1 2M41 51l-1 2M38 57l-1 2"],
  ],
  gown: [
    ["skin", "M28 40h8v6l6 3-10 9-10-9 6-3z"],
    ["cloth", "M9 65c1-9 5-14 13-17 2 6 6 8 10 8s8-2 10-8c8 3 12 8 13 17z"],
    ["trim", "M22 48c2 6 6 8 10 8s8-2 10-8l2 1c-1 7-6 11-12 11s-11-4-12-11z"],
    ["gold", disc(32, 51, 1.5) + disc(28.5, 49.5, 1) + disc(35.5, 49.5, 1)],
  ],
  ruff: [
    ["cloth", BODY],
    ["gold", disc(32, 57, 1.4) + disc(32, 62, 1.4)],
    ["trim", "M14 53l6-3-3 15h-6zM50 53l-6-3 3 15h6z"],
    [
      "white",
      "M18 47c-1-3 2-4 3-3 0-3 4-3 5-2 1-2 4-2 6-1 2-1 5-1 6 1 1-1 5-1 5 2 1-1 4 0 3 3 1 2-2 4-3 3-1 2-4 2-5 1-1 2-4 2-6 1-2 1-5 1-6-1-1 1-4 1-5-1-1 1-4-1-3-3z",
    ],
    ["fine", "M22 44.500l3 3M27 43l2 4M37 43l-2 4M42 44.500l-3 3"],
  ],
  plate: [
    ["steel", "M10 65c0-8 3-12 8-14l7-4 7 3 7-3 7 4c5 2 8 6 8 14z"],
    ["trim", "M25 46l7 4 7-4 1 4-8 5-8-5z"],
    ["line", "M32 55v10M18 51c3 3 4 8 4 14M46 51c-3 3-4 8-4 14"],
    ["gold", disc(14, 57, 1.2) + disc(50, 57, 1.2)],
  ],
  vestment: [
    ["shade", NECK],
    ["white", BODY],
    ["trim", "M22 47l4-1 6 7 6-7 4 1-4 18h-5l-1-9-1 9h-5z"],
    ["gold", "M25 55h3v-2h1.500v2h3V56.500h-3v4H28v-4h-3z"],
  ],
  coat: [
    ["shade", NECK],
    ["cloth", BODY],
    ["white", "M27 45l5 6 5-6 2 2-5 12h-4l-5-12z"],
    ["trim", "M24 46l-4 4 10 15h-6L14 51l8-5zM40 46l4 4-10 15h6l10-14-8-5z"],
    ["gold", disc(32, 62, 1.5)],
  ],
  doublet: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M8 65c0-7 2-11 6-14l5 14zM56 65c0-7-2-11-6-14l-5 14z"],
    ["white", "M24 46l8 4 8-4 1 4-9 4-9-4z"],
    ["line", "M32 54v11M27 57l10 3M27 62l10 3"],
  ],
  marshal: [
    ["steel", "M10 65c0-8 3-12 8-14l7-4 7 3 7-3 7 4c5 2 8 6 8 14z"],
    ["cloth", "M12 52c6-5 10-6 13-6 6 7 10 11 23 19H9c0-6 1-10 3-13z"],
    ["gold", disc(20, 50, 3)],
    ["trim", "M39 54l6 2-6 2zM40 60l6 2-6 2z"],
  ],
  ermine: [
    ["cloth", BODY],
    ["white", "M20 46c-5 3-6 9 0 11 4 2 8 0 12 4 4-4 8-2 12-4 6-2 5-8 0-11-3 4-7 6-12 6s-9-2-12-6z"],
    ["ink", "M21 51l1 3-2-.5zM27 55l1 3-2-.5zM37 55l1 3-2-.5zM43 51l1 3-2-.5z"],
    ["gold", disc(32, 60, 2.2)],
  ],
  regal: [
    ["skin", "M28 40h8v6l6 3-10 8-10-8 6-3z"],
    ["cloth", "M9 65c1-9 5-14 13-17 2 6 6 7 10 7s8-1 10-7c8 3 12 8 13 17z"],
    ["white", "M18 48l4-1c2 6 6 8 10 8s8-2 10-8l4 1c-2 9-7 12-14 12s-12-3-14-12z"],
    ["ink", "M23 53l1 2.500-2-.5zM32 57l1 2.500-2-.5zM41 53l1 2.500-2-.5z"],
    ["gold", disc(32, 50.5, 1.8)],
  ],
  motley: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M32 51l8-5c9 2 16 7 16 19H32z"],
    ["hat", "M19 47l4 8 4-5 5 8 5-8 4 5 4-8-6-2-7 5-7-5z"],
    ["gold", disc(23, 56, 1.7) + disc(32, 59, 1.7) + disc(41, 56, 1.7)],
  ],
  patched: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M13 56l7-2 2 8-8 2zM43 52l7 2-2 7-6-1z"],
    ["fine", "M12 58l2 .5M20 56l2-.5M21 60l2-.3M43 56l-1.500 0M49 58l1.500.5"],
    ["white", "M25 45l7 7 7-7 2 2-9 11-9-11z"],
  ],
  robe: [
    ["shade", NECK],
    ["cloth", BODY],
    ["trim", "M24 46l8 6 8-6 3 1-7 18h-8l-7-18z"],
    ["gold", disc(32, 57, 1.3) + disc(32, 62, 1.3)],
  ],
};
