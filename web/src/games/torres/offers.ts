/** What can be done where: legal actions, by the piece somebody holds and by cell. */

import type { TorresChoice } from "./view";

/** What can be held over the board: a block, a new knight, a piece taken up, the king. */
export type Held = "build" | "deploy" | "to" | "king" | "take";
const ON_CELLS: readonly string[] = ["build", "deploy", "to", "king", "take"] satisfies Held[];

/** Pieces from the tray; where both are possible, somebody has to choose. */
export const TOOLS = ["build", "deploy"] as const;
export type Tool = (typeof TOOLS)[number];

export const onCells = (legal: readonly TorresChoice[]): TorresChoice[] =>
  legal.filter(({ action }) => ON_CELLS.includes(action.type));

export const ofType = (legal: readonly TorresChoice[], ...types: string[]): TorresChoice[] =>
  legal.filter(({ action }) => types.includes(action.type));

/** The tool that is in hand: the wanted one if it has a use, otherwise the one that has. */
export function toolIn(legal: readonly TorresChoice[], wanted: Tool): Tool | null {
  const useful = TOOLS.filter((tool) => legal.some(({ action }) => action.type === tool));
  return useful.includes(wanted) ? wanted : (useful[0] ?? null);
}

/** What a click on each cell does with this tool in hand. */
export function offered(legal: readonly TorresChoice[], tool: Tool | null): Record<string, TorresChoice> {
  const offers: Record<string, TorresChoice> = {};
  for (const choice of onCells(legal)) {
    const { type, cell } = choice.action;
    const isTool = (TOOLS as readonly string[]).includes(type);
    if (cell && (!isTool || type === tool)) offers[cell] = choice;
  }
  return offers;
}

const WRITTEN: Record<Held, string> = { build: "B", deploy: "D", to: "to", king: "king", take: "take" };

/** What somebody would write who wants to do on a cell what the moment is about. */
export function wish(phase: string, tool: Tool | null, mine: boolean, cell: string): string {
  if (phase === "place") return `${WRITTEN.to} ${cell}`;
  if (phase === "king" || phase === "kings-move") return `${WRITTEN.king} ${cell}`;
  if (phase === "knights") return `${WRITTEN.deploy} ${cell}`;
  if (phase === "card" && tool !== "build") return `${WRITTEN.take} ${cell}`;
  if (phase === "turn" && mine) return `${WRITTEN.take} ${cell}`;
  return `${WRITTEN[tool ?? "build"]} ${cell}`;
}
