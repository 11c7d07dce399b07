/** What the coach would do until the dice fall again, in as few steps as it can be shown. */

import { name, t } from "../../words/words.svelte";

export interface PlanStep {
  /** Dice to set aside. */
  readonly dice: readonly number[];
  /** A character to use. */
  readonly character: string | undefined;
  readonly words: string;
}

const SETS_ASIDE = /^aside (\d)$/;
const USES = /^(?:use|add) ([a-z-]+)/;
/** Which dice a character takes is chosen when it is used. */
const PICKS = /^(?:pick|done)/;

const asides = (plan: readonly string[]): number[] =>
  plan.flatMap((action) => SETS_ASIDE.exec(action)?.slice(1).map(Number) ?? []);

function uses(action: string): PlanStep {
  const character = USES.exec(action)?.[1];
  const words = character
    ? t("court-plan-use", { character: name("character", character) })
    : t(`court-plan-${action}`);
  return { dice: [], character, words };
}

/** Dice that follow each other are set aside in one step. */
export function stepsOf(plan: readonly string[]): PlanStep[] {
  const others = plan.filter((action) => !PICKS.test(action));
  const steps: PlanStep[] = [];
  for (let at = 0; at < others.length;) {
    const end = others.findIndex((action, place) => place >= at && !SETS_ASIDE.test(action));
    const dice = asides(others.slice(at, end < 0 ? undefined : end));
    if (dice.length)
      steps.push({ dice, character: undefined, words: t("court-plan-aside", { dice: dice.join(" ") }) });
    else steps.push(uses(others[at]!));
    at += dice.length || 1;
  }
  return steps;
}
