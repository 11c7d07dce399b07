/** How fast the stage tells what happens: by what every beat's length is multiplied. */

export const PACES = { story: 1.6, normal: 1, brisk: 0.5, instant: 0 } as const;

export type Pace = keyof typeof PACES;
