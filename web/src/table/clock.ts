import type { ClockKind } from "../wire/generated";
import { t } from "../words/words.svelte";

/** How much time there is, in a few words. */
export function clockWords(clock: ClockKind): string {
  const { kind, seconds, increment, days } = { seconds: 0, increment: 0, days: 0, ...clock };
  return t(`clock-${kind}`, { n: days, seconds, minutes: Math.round(seconds / 6) / 10, increment });
}
