/** What all views of the board share: what is in hand, what is pointed at, from where one looks. */

import { t } from "../../words/words.svelte";
import { turned, type Turn } from "./cells";
import { offered, toolIn, wish, type Tool } from "./offers";
import { ways } from "./tale";
import { tinted, type Tints } from "./tints";
import type { Castle, Passage } from "./generated";
import { written } from "./notation";
import { trailed, type Trail } from "./trail";
import { level, standing, type TorresScene, type Who } from "./view";

export type Shown = "plan" | "towers" | "both";
const REMEMBERED = "tafelrunde.torres.views";

export interface Dragged {
  what: Tool | "piece";
  /** Where a piece comes from; it may be on its way before the server knows that it was taken up. */
  from?: string;
  x: number;
  y: number;
}

export class Desk {
  /** The tool that was chosen last. */
  wanted = $state<Tool>("build");
  /** The cell under the pointer or the focus. */
  at = $state<string | null>(null);
  /** The cell that the keyboard comes back to. */
  cursor = $state("d4");
  turn = $state<Turn>(0);
  shown = $state<Shown>((localStorage.getItem(REMEMBERED) as Shown | null) ?? "plan");
  dragged = $state.raw<Dragged | null>(null);
  /** The ways of the knights that moved last. */
  ways = $state.raw<Record<string, string[]>>({});
  tints = $state.raw<Tints>({});
  /** What the last turn left behind. */
  trail = $state.raw<Trail | null>(null);
  /** Which tower is seen at a point of the screen, where a view shows towers with sides. */
  towerAt: ((x: number, y: number) => string | undefined) | null = null;
  #passages: readonly Passage[] = [];
  /** Where a piece came from and was dropped, perhaps before the server knew that it was taken up. */
  #flight: { from: string; to: string | undefined } | null = null;

  constructor(private readonly source: () => TorresScene) {}

  get scene(): TorresScene {
    return this.source();
  }

  tool = $derived.by(() => toolIn(this.scene.legal, this.wanted));
  offers = $derived.by(() => offered(this.scene.legal, this.tool));
  /** Cells that a scoring is about. */
  lit = $derived.by((): readonly string[] => {
    const walk = this.scene.picture;
    return walk?.stops[walk.at]?.cells ?? [];
  });
  castles = $derived.by(() => this.scene.aids?.castles ?? []);
  /** How the piece taken up gets to the cell pointed at, where no plain step leads. */
  passage = $derived.by(() => this.scene.aids?.passages?.find(({ to }) => to === this.at)?.cells ?? []);

  /** Whether a card has taken up a block, which has no face. */
  carriesBlock = $derived.by(() => {
    const { view } = this.scene;
    return view.picked !== null && standing(view, view.picked) === null;
  });
  /** What the cell pointed at would get. */
  thought = $derived.by((): "block" | Who | null => {
    const type = this.at === null ? undefined : this.offers[this.at]?.action.type;
    if (!type || type === "take") return null;
    if (type === "build" || this.carriesBlock) return "block";
    return type === "king" ? "king" : this.scene.you;
  });

  /** What the coach says each placement would bring you, by cell. */
  gains = $derived.by(() => {
    const told = new Map(this.scene.advice?.choices?.map((choice) => [choice.do, choice]));
    const found = Object.entries(this.offers).map(([cell, offer]) => ({ cell, ...told.get(offer.do) }));
    return found.flatMap(({ cell, gain, best = false }) => (gain ? [{ cell, gain, best }] : []));
  });

  /** Take a new position in: what moved, and which grey each tower has. */
  update(): void {
    const { events, aids } = this.scene;
    this.ways = ways(events, this.#passages);
    this.tints = tinted(this.castles, this.tints);
    this.trail = trailed(this.trail, events, this.ways);
    this.#passages = aids?.passages ?? [];
    this.#land();
  }

  show(shown: Shown): void {
    this.shown = shown;
    localStorage.setItem(REMEMBERED, shown);
  }

  /** What is on screen: a narrow one has no room for both. */
  shownOn(narrow: boolean): Shown {
    return narrow && this.shown === "both" ? "plan" : this.shown;
  }

  rotate(by: number): void {
    this.turn = turned(this.turn, by);
  }

  castleOf(cell: string | null): Castle | undefined {
    return this.castles.find(({ cells }) => cell !== null && cells.includes(cell));
  }

  /** Do on a cell what the piece in hand allows, put a piece back, or say why not. */
  act(cell: string): void {
    const { scene } = this;
    const offer = this.offers[cell];
    this.#flight = null;
    if (offer) scene.play(offer.do);
    else if (scene.view.picked === cell) this.putBack();
    else if (scene.legal.length) scene.why(this.wish(cell));
  }

  /** Whether there is a piece on a cell to be dragged: one that may be taken up, or was. */
  holds(cell: string): boolean {
    const { legal, view } = this.scene;
    const taken = view.phase === "place" && view.picked === cell && legal.length > 0;
    return taken || this.offers[cell]?.action.type === "take";
  }

  /** A drag takes a piece up, unless a tap did. */
  lift(cell: string): void {
    if (this.scene.view.picked !== cell) this.act(cell);
  }

  /** The piece from a cell was let go: over another one, or beside the board. */
  drop(from: string, to: string | undefined): void {
    this.#flight = { from, to };
    this.#land();
  }

  /** Set a dropped piece where it was dropped; what a card only points at goes nowhere. */
  #land(): void {
    const { phase, picked } = this.scene.view;
    if (!this.#flight || phase !== "place" || picked !== this.#flight.from) return;
    const { from, to } = this.#flight;
    this.#flight = null;
    if (!to) this.putBack();
    else if (to !== from) this.act(to);
  }

  /** Put the piece that was taken up back where it was. */
  putBack(): void {
    if (this.scene.legal.length) this.scene.undo?.();
  }

  wish(cell: string): string {
    const { view, you } = this.scene;
    return written({ type: wish(view.phase, this.tool, standing(view, cell) === you), cell });
  }

  /** An action with a tool that has no use now, to ask why. */
  blockedWish(tool: Tool): string {
    const { view, you } = this.scene;
    const near = view.seats[you!]?.knights[0] ?? this.cursor;
    return written({ type: tool, cell: near });
  }

  /** A cell in words: "d4, level 2, knight of Anna, you may build here". */
  label(cell: string): string {
    const { view, names } = this.scene;
    const who = standing(view, cell);
    const type = this.offers[cell]?.action.type;
    const words = [
      cell,
      t("torres-level", { level: level(view, cell) }),
      who === "king" && t("torres-the-king"),
      typeof who === "number" && t("torres-knight-of", { name: names[who] ?? "" }),
      view.picked === cell && t("torres-taken-up"),
      type && t(`torres-may-${type}`),
    ];
    return words.filter(Boolean).join(", ");
  }
}
