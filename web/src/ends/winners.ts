/** Who has won, as it is said here and to others. */

import { self } from "../wire/me.svelte";
import type { TableInfo } from "../wire/generated";
import { list, t } from "../words/words.svelte";

/** The one seat that is played by whoever looks; none for watchers, nor where several play on one device. */
export function ownSeat({ seats }: TableInfo): number | null {
  const own = seats.flatMap(({ who }, seat) => (who !== undefined && who === self.me?.id ? [seat] : []));
  return own.length === 1 ? own[0]! : null;
}

/** The winners by their names, in a sentence. */
export const wonBy = (winners: readonly number[], names: readonly string[]): string =>
  t(winners.length === 1 ? "won-one" : "won-many", { names: list(winners.map((seat) => names[seat]!)) });
