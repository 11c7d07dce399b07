/** Whom somebody has played with, in words. */

import { name, t } from "../words/words.svelte";

const OTHERS: Readonly<Record<string, string>> = { people: "practice-people", house: "practice-house" };

export const levelName = (level: string): string => (level in OTHERS ? t(OTHERS[level]!) : name("bot", level));
