/** What to say of a request that failed. */

import { Refused } from "../wire/api";
import { t } from "../words/words.svelte";

export const explainError = (error: unknown): string =>
  error instanceof Refused ? error.message : t("went-wrong");
