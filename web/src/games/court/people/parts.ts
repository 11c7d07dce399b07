/** What all kits of parts share: a part is painted in layers, each a tone and a path in a frame of 64 by 64. */

/** `line` and `fine` are strokes; `skin` to `band` take the colours of the person who wears the part. */
export type Tone =
  | "skin"
  | "shade"
  | "hair"
  | "cloth"
  | "trim"
  | "hat"
  | "band"
  | "gold"
  | "steel"
  | "white"
  | "wood"
  | "leaf"
  | "rose"
  | "glow"
  | "ink"
  | "line"
  | "fine";

export type Part = readonly (readonly [Tone, string])[];
export type Kit<Name extends string> = Readonly<Record<Name, Part>>;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A spark of four points. */
export const spark = (x: number, y: number, r: number): string => {
  const waist = Math.round(r * 26) / 100;
  return `M${x} ${y - r}L${x + waist} ${y - waist}L${x + r} ${y}L${x + waist} ${y + waist}L${x} ${y + r}L${x - waist} ${y + waist}L${x - r} ${y}L${x - waist} ${y - waist}z`;
};
