/** What people hold, in front at the right: what they are known by. */

import { disc, spark, type Kit } from "./parts";

export type Attribute =
  | "fork"
  | "jug"
  | "scroll"
  | "hammer"
  | "halberd"
  | "bow"
  | "moon"
  | "purse"
  | "fan"
  | "wand"
  | "balls"
  | "sword"
  | "crozier"
  | "flask"
  | "ring"
  | "baton"
  | "sceptre"
  | "flower"
  | "puppet"
  | "cards";

export const ATTRIBUTES: Kit<Attribute> = {
  fork: [
    ["wood", "M52.500 26h3v39h-3z"],
    ["line", "M48 10v10c0 4 2 6 6 6s6-2 6-6V10M54 10v16"],
  ],
  jug: [
    ["steel", "M44 47h12l-1 3c3 2 4 5 4 8 0 4-2 7-4 7H45c-2 0-4-3-4-7 0-3 1-6 4-8z"],
    ["line", "M56 50c6-1 6 9 2 10"],
    ["glow", "M45 47h10l-.5 2h-9z"],
  ],
  scroll: [
    ["white", "M43 44l14-4c2 0 3 3 1 4l-1 .3 3 16c2 1 1 4-1 4l-13 1c-2-1-1-3 0-4l-3-13c-2 0-2-4 0-4.300z"],
    ["fine", "M47 49l8-2M48 53l8-2M49 57l6-1"],
  ],
  hammer: [
    ["wood", "M49 38h4v27h-4z"],
    ["steel", "M42 30h15c3 0 5 3 5 7l-5-1v3H42z"],
  ],
  halberd: [
    ["wood", "M53 20h3v45h-3z"],
    ["steel", "M54.500 3l3 10h-6zM56 15c4-1 5-3 7-5 1 6 1 11 0 16-2-2-4-3-7-4zM53 15l-7 3 7 4z"],
  ],
  bow: [
    ["line", "M49 24v40"],
    ["wood", "M48 22c12 4 16 14 16 22s-4 17-16 22l-1-2c9-5 13-12 13-20s-4-15-13-20z"],
    ["line", "M40 44h20"],
    ["steel", "M64 44l-6-3v6z"],
  ],
  moon: [
    ["wood", "M53.500 48h3v17h-3z"],
    ["gold", "M52 30a11 11 0 1 0 9 16 9 9 0 0 1-9-16z"],
    ["gold", spark(57, 36, 4.5)],
  ],
  purse: [
    ["wood", "M46 48h12c4 4 5 8 5 11 0 4-3 6-6 6H47c-3 0-6-2-6-6 0-3 1-7 5-11z"],
    ["gold", "M45 46h14v3H45z"],
    ["wood", "M47 41l3 2 2-3 2 3 3-2-1 5h-8z"],
    ["gold", disc(52, 57, 3.5)],
  ],
  fan: [
    ["white", "M52 63L38 50c3-7 10-11 17-10 5 1 8 4 9 8z"],
    ["rose", "M52 63l-8-7.500c2-4 6-6 10-5.500 3 .5 5 2 5 4.500z"],
    ["fine", "M52 63L43 45M52 63l-1-23M52 63l7-20"],
    ["gold", disc(52, 63, 2)],
  ],
  wand: [
    ["ink", "M43 63l11-21 3 1.500L47 65z"],
    ["white", "M52 45l3-6 3 1.500-3 6z"],
    ["gold", spark(58, 32, 7)],
    ["gold", spark(47, 36, 3.5)],
  ],
  balls: [
    ["line", "M53 32v9M46 38h14M46 38v4M60 38v4"],
    ["gold", disc(46, 46, 5) + disc(60, 46, 5) + disc(53, 56, 5.5)],
    ["glow", disc(44.5, 44.5, 1.2) + disc(58.5, 44.5, 1.2) + disc(51.2, 54.2, 1.4)],
  ],
  sword: [
    ["steel", "M52.500 18l2.500-6 2.500 6v32h-5z"],
    ["line", "M55 18v30"],
    ["gold", "M46 49h18v4H46zM53 53h4v9h-4z"],
    ["gold", disc(55, 63, 2.5)],
  ],
  crozier: [
    ["gold", "M53.500 28c-1-2-6-2-6-7 0-6 7-9 12-5 5 3 5 10 1 14l-3 3v32h-4V32z"],
    ["glow", disc(54.5, 21.5, 2.5)],
  ],
  flask: [
    ["glow", "M48 38h9v3h-1.500v6L62 58c2 4 0 7-3 7H46c-3 0-5-3-3-7l6.500-11v-6H48z"],
    ["leaf", "M46 54h13l2.500 4.500c1.500 3 0 5-2.500 5H46c-2.500 0-4-2-2.500-5z"],
    ["white", disc(50, 59, 1.6) + disc(55, 57.5, 1.2)],
    ["leaf", disc(53, 33, 2) + disc(57, 28, 1.5)],
  ],
  ring: [
    ["gold", `${disc(52, 56, 8.5)}${disc(52, 56, 5)}`],
    ["glow", "M47 41h10l2.500 4-7.500 7-7.500-7z"],
    ["fine", "M44.500 45h15M50 41l-1 4 3 7 3-7-1-4"],
  ],
  baton: [
    ["rose", "M42 60l14-22 5 3-14 23z"],
    ["gold", "M42 60l2-3.500 5 3.500-2 4zM54 41.500l2-3.500 5 3-2 3.800z"],
  ],
  sceptre: [
    ["gold", "M53.500 38h3v27h-3z"],
    ["gold", disc(55, 33, 5)],
    ["rose", disc(55, 33, 2.5)],
    ["gold", "M54 22h2v2.500h2.500v2H56v3h-2v-3h-2.500v-2H54z"],
  ],
  flower: [
    ["line", "M54 50c-1 6-2 10-4 15"],
    ["leaf", "M52.500 58c-5-1-8-4-8-7 5 0 8 3 8 7z"],
    ["rose", "M54 51c-7-1-9-7-6-11 2-2 4-1 6 1 2-2 4-3 6-1 3 4 1 10-6 11z"],
    ["fine", "M54 41c2 2 2 5 0 7-2-2-2-5 0-7zM49.500 41c0 4 2 6 4.500 7"],
  ],
  puppet: [
    ["wood", "M52 46h3.500v19H52z"],
    ["trim", "M54 41c-2-7-7-9-12-5 3 0 4 2 5 5zM54 41c2-7 7-9 11-5-3 0-4 2-5 5z"],
    ["white", disc(53.7, 43, 5.5)],
    ["ink", disc(52, 42.5, 0.8) + disc(55.5, 42.5, 0.8)],
    ["fine", "M51.500 45.300q2.200 1.700 4.400 0"],
    ["gold", disc(42, 36, 1.6) + disc(64, 36, 1.6)],
  ],
  cards: [
    ["white", "M41 47l9-4 7 17-9 4z"],
    ["white", "M48 43h10v18H48z"],
    ["white", "M53 43l9 3-6 18-9-3z"],
    ["rose", "M55.500 57l-3-3.500a1.900 1.900 0 0 1 3.500-1.500 1.900 1.900 0 0 1 2.500 2.500z"],
  ],
};
