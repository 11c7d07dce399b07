/** What turned a match, in words. */

import type { LedgerEntry, TurningPoint } from "../wire/generated";
import { say, t, tell } from "../words/words.svelte";
import { change, points } from "./numbers";

const kindOf = (exact: boolean | undefined): string => say(exact ? "analysis-exact" : "analysis-estimate");

/** What it brought or cost, and whom. */
export function headline(point: TurningPoint, names: readonly string[]): string {
  const facts = { name: names[point.seat]!, kind: kindOf(point.exact) };
  if (point.kind === "find") return say("analysis-find-point", { ...facts, points: points(point.change) });
  if (point.kind === "mistake") {
    const label = point.label ?? "mistake";
    return say("analysis-mistake-point", { ...facts, label, points: change(point.change) });
  }
  const code = point.change > 0 ? "analysis-luck-point" : "analysis-bad-luck-point";
  return say(code, { ...facts, points: change(point.change) });
}

/** What was played, what would have been better, and why: as much as is known of it. */
export function linesOf({ played, better = [], why = [] }: TurningPoint, names: readonly string[]): string[] {
  const told = (messages: readonly { code: string }[]) =>
    messages.map((message) => tell(message, names)).join(" · ");
  return [
    ...(played ? [say("analysis-played", { action: told([played]) })] : []),
    ...(better.length ? [say("analysis-better", { action: told(better) })] : []),
    ...why.map((reason) => tell(reason, names)),
  ];
}

/** What a step did that turned nothing: luck, a choice and its cost; nothing where there was none. */
export function stepLine(entry: LedgerEntry, names: readonly string[]): string {
  const kind = kindOf(entry.exact);
  if (entry.luck) {
    const moved = entry.luck.map(Math.abs);
    const seat = moved.indexOf(Math.max(...moved));
    if (moved[seat]! < 0.0005) return "";
    return t("insight-step-luck", { name: names[seat]!, points: change(entry.luck[seat]!), kind });
  }
  if (entry.loss === undefined || entry.seat === null) return "";
  const name = names[entry.seat]!;
  if (entry.loss < 0.0005) return t("insight-step-best", { name, kind });
  return t("insight-step-cost", { name, points: change(-entry.loss), kind });
}
