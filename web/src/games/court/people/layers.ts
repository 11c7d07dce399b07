/** A person as layers of paint, from the back to the front. */

import { ATTRIBUTES } from "./attributes";
import { CAST, type Looks } from "./cast";
import { CLOTHES } from "./clothes";
import { EYES, MOUTHS, NOSES } from "./faces";
import { BEARDS, BEHIND, HAIR } from "./hair";
import { HATS } from "./hats";
import { HEADS } from "./heads";
import type { Part } from "./parts";

const NOTHING: Part = [];

export function layersOf(looks: Looks): Part {
  const { behind, hair, beard, mouth } = looks;
  return [
    behind ? BEHIND[behind] : NOTHING,
    CLOTHES[looks.clothes],
    HEADS[looks.head],
    beard ? BEARDS[beard] : NOTHING,
    mouth ? MOUTHS[mouth] : NOTHING,
    NOSES[looks.nose],
    EYES[looks.eyes],
    hair ? HAIR[hair] : NOTHING,
    HATS[looks.hat],
    ATTRIBUTES[looks.holds],
  ].flat();
}

export const looksOf = (character: string): Looks => CAST[character as keyof typeof CAST];
