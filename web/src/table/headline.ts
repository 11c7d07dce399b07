/** The sentence at the top: what is happening, whose turn it is and what is asked. */

import { games } from "../wire/games.svelte";
import { self } from "../wire/me.svelte";
import type { Message, TableInfo } from "../wire/generated";
import { has, t, tell } from "../words/words.svelte";
import type { TableModel } from "./table.svelte";

export function headline(model: TableModel): string {
  const { table } = model;
  if (!table) return t("loading");
  if (table.status === "open") return waiting(table, model.you);
  const then = model.past && model.log.find(({ number }) => number === model.past!.number);
  if (then) return then.words ?? tell(then.event, model.names);
  const shown = model.stage.shown;
  if (!shown) return table.status === "over" ? ending(model) : t("no-watching");
  if (shown.said) return shown.said.words ?? tell(shown.said, model.names);
  if (table.status === "over") return ending(model);
  return shown.asked?.prompt ? asked(model, shown.asked.prompt) : "";
}

/** A question as browsers ask it, or tell it to those who are not asked. */
function asked(model: TableModel, prompt: Message): string {
  const code = `web-${prompt.code}${model.myTurn ? "" : "-other"}`;
  if (has(code)) return tell({ ...prompt, code }, model.names);
  return model.myTurn || model.toAct === null
    ? (model.words?.prompt ?? tell(prompt, model.names))
    : t("turn-of", { name: model.name(model.toAct) });
}

function waiting({ seats, host }: TableInfo, you: number | null): string {
  const free = seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
  if (!free) return t("wait-start");
  if (you !== null || host === self.me?.id) return t("wait-seats", { n: free });
  return t(seats.some((seat) => seat.kind === "open") ? "wait-sit" : "wait-reserved");
}

function ending({ table, outcome, names, game }: TableModel): string {
  if (!outcome) return t(`ending-${table!.ending ?? "abandoned"}`);
  const winners = outcome.winners.map((seat) => names[seat]!);
  const won = t(winners.length === 1 ? "won-one" : "won-many", { names: winners.join(", ") });
  if (!games.of(game)?.counts_points) return won;
  return `${won} ${t("scores", { scores: outcome.scores.map((score, seat) => `${names[seat]} ${score}`).join(", ") })}`;
}
