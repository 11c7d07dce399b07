import type { Seat } from "../wire/generated";
import { name, t } from "../words/words.svelte";

/** What a seat's player is called; bots and those who left have no name of their own. */
export function seatName(seat: Seat, number: number): string {
  return seat.name || `${seat.bot ? name("bot", seat.bot) : t("seat-gone")} ${number + 1}`;
}
