import type { Seat } from "../wire/generated";
import { name, t } from "../words/words.svelte";

/** What the players are called; bots and those who left have no name of their own, and a number where two are alike. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map((seat) => seat.name || (seat.bot ? name("bot", seat.bot) : t("seat-gone")));
  const alike = (called: string) => names.filter((other) => other === called).length > 1;
  return seats.map((seat, number) => {
    const called = names[number]!;
    return !seat.name && alike(called) ? `${called} ${number + 1}` : called;
  });
}
