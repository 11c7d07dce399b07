/** What can be done where: legal actions, by the piece somebody holds and by cell. */

import { FACTS } from "./generated";
import type { ChoiceOf, Kind, TorresChoice } from "./view";

/** What can be done on a cell: with a block, a new knight, a piece taken up, the king. */
const ON_CELLS = ["build", "deploy", "to", "king", "take"] as const;
type Held = (typeof ON_CELLS)[number];

/** Pieces from the tray; where both are possible, somebody has to choose. */
export const TOOLS = ["build", "deploy"] as const;
export type Tool = (typeof TOOLS)[number];

/** The legal actions of some kinds. */
export const ofType = <K extends Kind>(legal: readonly TorresChoice[], ...types: readonly K[]): ChoiceOf<K>[] =>
  legal.filter(({ action }) => (types as readonly Kind[]).includes(action.type)) as ChoiceOf<K>[];

const onCells = (legal: readonly TorresChoice[]): ChoiceOf<Held>[] => ofType(legal, ...ON_CELLS);

/** The tool that is in hand: the wanted one if it has a use, otherwise the one that has. */
export function toolIn(legal: readonly TorresChoice[], wanted: Tool): Tool | null {
  const useful = TOOLS.filter((tool) => legal.some(({ action }) => action.type === tool));
  return useful.includes(wanted) ? wanted : (useful[0] ?? null);
}

/** What a click on each cell does with this tool in hand. */
export function offered(legal: readonly TorresChoice[], tool: Tool | null): Record<string, ChoiceOf<Held>> {
  const offers: Record<string, ChoiceOf<Held>> = {};
  for (const choice of onCells(legal)) {
    const { type, cell } = choice.action;
    const isTool = (TOOLS as readonly string[]).includes(type);
    if (!isTool || type === tool) offers[cell] = choice;
  }
  return offers;
}

/** What somebody means who points at a cell where nothing can be done: what the moment is about. */
export function wish(phase: string, tool: Tool | null, mine: boolean): Held {
  const kinds = ON_CELLS.filter((kind) => FACTS.when[kind]?.includes(phase));
  const held = kinds.find((kind) => kind === tool);
  // Among all that a turn allows, only an own knight is taken up; a card takes whatever it is used on, or builds.
  const takes = kinds.includes("deploy") ? mine : !held;
  return kinds.includes("take") && takes ? "take" : (held ?? kinds[0] ?? tool ?? "build");
}
