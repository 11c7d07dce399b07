import type { Ended, Figure, GameEnding } from "../../ends/ending";
import { eventsOf } from "../../ends/story";
import { t } from "../../words/words.svelte";
import { accountOf, totalOf } from "./account";
import type { Event } from "./generated";
import Sheet from "./Sheet.svelte";
import { turns } from "./turns";
import type { TorresView } from "./view";

const scoreOf = ({ view }: Ended<TorresView>, seat: number): number => view.seats[seat]!.score;

/** The level to which an event takes a knight. */
function levelOf(event: Event): number {
  switch (event.code) {
    case "torres-event-move":
    case "torres-event-gate":
    case "torres-event-card-move":
    case "torres-event-raise":
      return event.facts.level;
    default:
      return 0;
  }
}

function figures({ view, story }: Ended<TorresView>, seat: number): Figure[] {
  const events = eventsOf<Event>(story);
  const own = events.filter(({ facts }) => facts && "seat" in facts && facts.seat === seat);
  const count = (...names: string[]) => own.filter(({ code }) => names.includes(code.slice(13))).length;
  const years = accountOf(events, view.seats.length).map((year) => totalOf([year], seat));
  const counted = {
    year: Math.max(...years),
    level: Math.max(0, ...own.map(levelOf)),
    blocks: count("build", "raise"),
    steps: count("move", "gate"),
    cards: count("play"),
  };
  return Object.entries(counted).map(([name, n]) => ({ value: n, label: t(`torres-figure-${name}`, { n }) }));
}

export default {
  Sheet,
  how: (ended, seat) => t("torres-with-points", { points: scoreOf(ended, seat) }),
  sum: (ended, seat) => t("torres-point-sum", { points: scoreOf(ended, seat) }),
  figures,
  turns,
} satisfies GameEnding<TorresView>;
