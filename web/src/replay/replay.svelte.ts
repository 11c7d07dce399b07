/** Looking back at a match that is over: any moment of it, with nothing hidden. */

import { endingOf } from "../ends/endings";
import { eventsOf, storyOf } from "../ends/story";
import { hasBoard } from "../games/boards";
import type { Choice, Scene } from "../games/scene";
import { StagedScene } from "../games/staged.svelte";
import { facesOf } from "../look/faces/cast";
import { settings } from "../settings/settings.svelte";
import { PACES } from "../stage/pace";
import { Stage } from "../stage/stage.svelte";
import { get } from "../wire/api";
import type { Moment, State, StoryEntry, TableInfo, Update } from "../wire/generated";
import { seatNames } from "../table/names";
import { language, tell, t } from "../words/words.svelte";

/** Of all that a step led to only the last is said on top; the log has the rest. */
const MOST_TOLD = 2;
const NO_CHOICES: readonly Choice[] = [];

/** A moment as the stage takes it. */
const updateOf = ({ at, view, to_act, events, outcome, words, aids }: Moment): Update => ({
  ...{ t: "update", version: at, view, to_act: to_act ?? null, events, aids },
  ...(outcome && { outcome }),
  ...(words && { words }),
});

export class ReplayModel extends StagedScene implements Scene {
  readonly table: TableInfo;
  moment = $state.raw<Moment>({ at: 0, entries: 0, view: {}, did: null, by: null, events: [] });
  readonly stage = new Stage({
    pace: () => PACES[settings.wishes.pace],
    you: () => null,
    onbeat: (_, moved) => this.hear(moved),
  });
  /** Everything that happened, and the entries with which turns begin. */
  story = $state.raw<readonly StoryEntry[]>([]);
  turns = $state.raw<readonly number[]>([]);
  #known = new Map<number, Promise<Moment>>();

  constructor(state: State) {
    super();
    this.table = state.table;
    this.tellAs(this.game);
  }

  get game() {
    return this.table.game;
  }
  get options() {
    return this.table.options;
  }
  override get view() {
    return super.view ?? this.moment.view;
  }
  get words() {
    return this.moment.words;
  }
  readonly legal = NO_CHOICES;
  readonly you = null;
  get names(): string[] {
    return seatNames(this.table.seats);
  }
  get looks() {
    return facesOf(this.table.seats);
  }
  readonly advice = undefined;
  play(): void {}
  why(): void {}
  consult(): void {}

  /** What is being shown, or what happened just before this moment, in words. */
  get sentence(): string {
    const said = this.stage.shown?.said;
    if (this.behind && said) return said.words ?? tell(said, this.names);
    const told = this.words?.events ?? this.moment.events.map((event) => tell(event, this.names));
    return told.slice(-MOST_TOLD).join(" ") || t("replay-start");
  }

  get atEnd(): boolean {
    return this.moment.at >= this.moment.entries;
  }

  /** Show a moment that a link names; one beyond the end is the end, which the beginning tells. */
  async open(at: number): Promise<void> {
    const [ending, story] = await Promise.all([endingOf(this.game), storyOf(this.table), this.show(0)]);
    this.story = story;
    this.turns = ending.turns(story);
    if (at > 0) await this.show(at);
  }

  /** The moment before the next turn begins, or the end. */
  get afterTurn(): number {
    return this.#seams.find((moment) => moment > this.moment.at) ?? this.moment.entries;
  }

  /** The moment before this turn began, or the one before it. */
  get beforeTurn(): number {
    return this.#seams.findLast((moment) => moment < this.moment.at) ?? 0;
  }

  /** Which turn of how many this is. */
  get turn(): number {
    return this.turns.filter((entry) => entry <= this.moment.at).length;
  }

  /** The moments between one turn and the next. */
  get #seams(): number[] {
    return this.turns.map((entry) => entry - 1);
  }

  async show(at: number): Promise<void> {
    const wanted = Math.max(0, this.moment.entries ? Math.min(at, this.moment.entries) : at);
    // Whoever jumps sees the last move happen, too, and what it leaves on the board.
    const stepped = wanted === this.moment.at + 1;
    const [moment, before] = await Promise.all([
      this.#fetch(wanted),
      wanted && !stepped ? this.#fetch(wanted - 1) : undefined,
    ]);
    this.moment = moment;
    this.stage.skip();
    if (before) this.#settle({ ...before, events: [] });
    if (stepped || before) this.stage.take(updateOf(moment));
    else this.#settle(moment);
    if (!this.atEnd) void this.#fetch(moment.at + 1);
  }

  /** What led to a moment is known: dice that were kept then lie where they lay. */
  #settle(moment: Moment): void {
    this.stage.settle(updateOf(moment), eventsOf(this.story.filter(({ at }) => at <= moment.at)));
  }

  #fetch(at: number): Promise<Moment> {
    let found = this.#known.get(at);
    if (!found) {
      const words = hasBoard(this.game) ? "" : `&words=${language()}`;
      found = get<Moment>(`/tables/${encodeURIComponent(this.table.id)}/replay?at=${at}&aids=1${words}`);
      found.catch(() => this.#known.delete(at));
      this.#known.set(at, found);
    }
    return found;
  }
}
