/** What everybody does in a tournament. */

import type { Arena } from "./tale";

export type Part = "leads" | "rolls" | "out" | "next" | "waits";

/** The part of a seat; nothing for somebody who does not joust. */
export function partOf(arena: Arena, seat: number): Part | null {
  const place = arena.order.indexOf(seat);
  if (arena.kind !== "tournament" || place < 0) return null;
  const now = arena.order.indexOf(arena.roller);
  if (seat === arena.leader) return "leads";
  if (seat === arena.roller && !arena.verdict) return "rolls";
  if (place <= now) return "out";
  return place === now + 1 ? "next" : "waits";
}
