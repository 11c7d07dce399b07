/** Looking back at a match that is over: any moment of it, with nothing hidden. */

import { hasBoard, partsOf } from "../games/boards";
import type { Choice, Scene } from "../games/scene";
import { settings } from "../settings/settings.svelte";
import { plainTale } from "../stage/beats";
import { PACES } from "../stage/pace";
import { Stage } from "../stage/stage.svelte";
import { get } from "../wire/api";
import type { Moment, State, TableInfo, Update } from "../wire/generated";
import { seatName } from "../table/names";
import { language, tell, t } from "../words/words.svelte";

const NO_CHOICES: readonly Choice[] = [];

/** A moment as the stage takes it. */
const updateOf = ({ at, view, to_act, events, outcome, words, aids }: Moment): Update => ({
  ...{ t: "update", version: at, view, to_act: to_act ?? null, events, aids },
  ...(outcome && { outcome }),
  ...(words && { words }),
});

export class ReplayModel implements Scene {
  readonly table: TableInfo;
  moment = $state.raw<Moment>({ at: 0, entries: 0, view: {}, did: null, by: null, events: [] });
  readonly stage = new Stage({ pace: () => PACES[settings.wishes.pace], you: () => null });
  #known = new Map<number, Promise<Moment>>();

  constructor(state: State) {
    this.table = state.table;
    partsOf(this.game).then(
      ({ tale }) => this.stage.tellAs(tale ?? plainTale),
      () => undefined, // the screen says it if there is no board
    );
  }

  get game() {
    return this.table.game;
  }
  get options() {
    return this.table.options;
  }
  get version() {
    return this.stage.shown?.serial ?? 0;
  }
  get view() {
    return this.stage.shown?.view ?? this.moment.view;
  }
  get aids() {
    return this.stage.shown?.aids;
  }
  get picture() {
    return this.stage.shown?.picture;
  }
  get behind() {
    return this.stage.behind;
  }
  get tempo() {
    return this.stage.tempo;
  }
  get words() {
    return this.moment.words;
  }
  get events() {
    return this.stage.shown?.events ?? [];
  }
  readonly legal = NO_CHOICES;
  readonly you = null;
  get toAct() {
    return this.stage.shown?.acts ?? null;
  }
  get names(): string[] {
    return this.table.seats.map((seat, number) => seatName(seat, number));
  }
  get outcome() {
    return this.stage.shown?.asked?.outcome;
  }
  readonly advice = undefined;
  get moves() {
    return settings.moves && settings.wishes.pace !== "instant";
  }
  skip(): void {
    this.stage.skip();
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
    const stepped = moment.at === this.moment.at + 1;
    this.moment = moment;
    this.stage.skip();
    if (stepped) this.stage.take(updateOf(moment));
    else this.stage.settle(updateOf(moment));
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
