/** Looking back at a match that is over: any moment of it, with nothing hidden. */

import { hasBoard } from "../games/boards";
import type { Choice, Scene } from "../games/scene";
import { settings } from "../settings/settings.svelte";
import { get } from "../wire/api";
import type { Moment, State, TableInfo } from "../wire/generated";
import { seatName } from "../table/names";
import { language, tell, t } from "../words/words.svelte";

const NO_CHOICES: readonly Choice[] = [];

export class ReplayModel implements Scene {
  readonly table: TableInfo;
  moment = $state.raw<Moment>({ at: 0, entries: 0, view: {}, did: null, by: null, events: [] });
  /** Whether the moment was reached by one step forwards: only then its events can be shown as movement. */
  stepped = $state(false);
  #known = new Map<number, Promise<Moment>>();

  constructor(state: State) {
    this.table = state.table;
  }

  get game() {
    return this.table.game;
  }
  get options() {
    return this.table.options;
  }
  get version() {
    return this.moment.at;
  }
  get view() {
    return this.moment.view;
  }
  get aids() {
    return this.moment.aids;
  }
  get words() {
    return this.moment.words;
  }
  get events() {
    return this.stepped ? this.moment.events : [];
  }
  readonly legal = NO_CHOICES;
  readonly you = null;
  get toAct() {
    return this.moment.to_act ?? null;
  }
  get names(): string[] {
    return this.table.seats.map((seat, number) => seatName(seat, number));
  }
  get outcome() {
    return this.moment.outcome;
  }
  readonly advice = undefined;
  get moves() {
    return settings.moves;
  }
  play(): void {}
  why(): void {}
  consult(): void {}

  /** What happened just before this moment, in words. */
  get sentence(): string {
    const told = this.words?.events ?? this.moment.events.map((event) => tell(event, this.names));
    return told.join(" ") || t("replay-start");
  }

  get atEnd(): boolean {
    return this.moment.at >= this.moment.entries;
  }

  /** Show a moment that a link names; one beyond the end is the end, which the beginning tells. */
  async open(at: number): Promise<void> {
    await this.show(0);
    if (at > 0) await this.show(at);
  }

  async show(at: number): Promise<void> {
    const wanted = Math.max(0, this.moment.entries ? Math.min(at, this.moment.entries) : at);
    const moment = await this.#fetch(wanted);
    this.stepped = moment.at === this.moment.at + 1;
    this.moment = moment;
    if (!this.atEnd) void this.#fetch(moment.at + 1);
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
