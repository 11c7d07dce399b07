/** Who faces whom on the cloth: whoever began on the left, what or who is against them on the right. */

import type { Arena } from "./tale";

export interface Side {
  /** Whose face is seen; the king's, or nobody's where a card of a stack defends itself. */
  readonly who: number | "king" | null;
  /** Whether the dice are theirs. */
  readonly rolls: boolean;
}

export function sidesOf({ kind, roller, attacker, seat, leader }: Arena): readonly [Side, Side] {
  const left = { who: kind === "tournament" ? roller : attacker, rolls: kind !== "defence" };
  return [left, { who: rivalOf(), rolls: kind === "defence" }];

  function rivalOf(): Side["who"] {
    if (kind === "king") return "king";
    if (kind === "tournament") return leader === roller ? null : leader;
    return seat;
  }
}
