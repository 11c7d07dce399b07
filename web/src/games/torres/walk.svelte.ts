/** The walk through a year's scoring: it goes on by itself, while the match may go on already. */

import type { Desk } from "./desk.svelte";
import { stopsOf, type Stop } from "./stops";
import { scored } from "./tale";

const PAUSE = 1600;

export class YearWalk {
  stops = $state.raw<readonly Stop[]>([]);
  at = $state(0);
  year = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  get stop(): Stop | undefined {
    return this.stops[this.at];
  }

  /** Begin where a year has just been scored before our eyes. */
  look(): void {
    const { events, aids } = this.desk.scene;
    if (!scored(events) || !aids?.scored) return;
    this.year = aids.scored.year;
    this.stops = stopsOf(aids.scored, aids.castles);
    this.#go(0);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.stops = [];
    this.desk.lit = [];
  }

  #go(at: number): void {
    clearTimeout(this.#timer);
    if (at >= this.stops.length) return this.end();
    this.at = at;
    this.desk.lit = this.stops[at]!.cells;
    this.#timer = setTimeout(() => this.#go(at + 1), PAUSE);
  }
}
