import type { Clock } from "../wire/messages";
import { t } from "../words/words.svelte";

/** How much time there is, in a few words. */
export function clockWords({ kind, seconds = 0, increment = 0, days = 0 }: Clock): string {
  return t(`clock-${kind}`, { n: days, seconds, minutes: Math.round(seconds / 6) / 10, increment });
}
