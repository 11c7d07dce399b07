/** Who sits where at a new table, as a form says it. */

import { houseFace, personFace } from "../look/faces/cast";
import type { Chair } from "../look/RoundTable.svelte";
import type { GameInfo, SeatWish } from "../wire/generated";
import { self } from "../wire/me.svelte";
import { name as nameOf, t } from "../words/words.svelte";
import { opponents } from "./house.svelte";

export type Sitter = "you" | "device" | "open" | "reserved" | "none" | `bot ${string}`;

const NAMES = "tafelrunde.family";

const OPPONENTS = 2;

/** A table to begin with: you, two players of the house as chosen last, nobody else. */
export function usualSitters(game: Pick<GameInfo, "name" | "bots" | "players">): Sitter[] {
  const [least = 2, most = least] = [game.players[0], game.players.at(-1)];
  const taken = Math.min(most, Math.max(least, OPPONENTS + 1));
  const bot = opponents.of(game);
  const other: Sitter = bot ? `bot ${bot}` : "open";
  return Array.from({ length: most }, (_, seat) => (seat === 0 ? "you" : seat < taken ? other : "none"));
}

/** Seats as the server wants to hear of them; yours is the first that is open. */
export const seatsOf = (sitters: readonly Sitter[], names: readonly string[] = []): SeatWish[] =>
  sitters
    .map((sitter, seat): SeatWish => {
      const [kind, bot] = sitter.split(" ");
      if (bot) return { kind: "bot", bot };
      if (kind === "device") return { kind, ...(names[seat]?.trim() && { name: names[seat] }) };
      return { kind: kind === "reserved" ? "reserved" : "open" };
    })
    .filter((_, seat) => sitters[seat] !== "none");

/** Whoever is to sit somewhere, as one sees them at the table. */
export function chairOf(sitter: Sitter, seat: number, name = ""): Chair {
  const [kind, bot] = sitter.split(" ");
  if (bot) return { look: houseFace(bot, seat), who: nameOf("bot", bot) };
  if (kind === "you") {
    const me = self.me ?? { id: self.rememberedName, name: self.rememberedName };
    return { look: personFace(me), who: me.name || t("setup-you"), ...(me.name && { note: t("seat-you") }) };
  }
  if (kind === "device") {
    const look = personFace({ id: name });
    return name ? { look, who: name, note: t("seat-device") } : { look, who: t("seat-device") };
  }
  return { look: null, who: t(kind === "none" ? "setup-none" : `seat-${kind}`), gone: kind === "none" };
}

/** What those are called who play on this device, as remembered from the last time. */
export function familyNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

export const rememberFamily = (names: readonly string[]): void =>
  localStorage.setItem(NAMES, JSON.stringify(names.map((name) => name ?? "")));
