/** What every scene reads from its stage, wherever it is played, and how its game is told and heard. */

import { settings } from "../settings/settings.svelte";
import { plainTale, type Moment, type Told } from "../stage/beats";
import type { Stage } from "../stage/stage.svelte";
import { hear, type Sounds } from "../table/sounds";
import { partsOf } from "./boards";

const NOTHING: readonly never[] = [];

/** A moment that was shown, by its number above 0. */
interface Past extends Moment {
  readonly number: number;
}

export abstract class StagedScene {
  abstract readonly stage: Stage;
  /** An earlier moment that somebody looks at, instead of what the stage shows. */
  past = $state.raw<Past | null>(null);
  #sounds: Sounds = {};

  get version() {
    return this.past ? -this.past.number : (this.stage.shown?.serial ?? 0);
  }
  get view() {
    return (this.past ?? this.stage.shown)?.view;
  }
  get aids() {
    return (this.past ?? this.stage.shown)?.aids;
  }
  get picture() {
    return (this.past ?? this.stage.shown)?.picture;
  }
  get events() {
    return this.past ? NOTHING : (this.stage.shown?.events ?? NOTHING);
  }
  get behind() {
    return this.stage.behind;
  }
  get tempo() {
    return this.stage.tempo;
  }
  /** Nobody is asked anything in an earlier moment. */
  get toAct() {
    return this.past ? null : (this.stage.shown?.acts ?? null);
  }
  get outcome() {
    return this.stage.shown?.asked?.outcome;
  }
  get moves() {
    return settings.moves && settings.wishes.pace !== "instant";
  }

  skip(): void {
    this.stage.skip();
  }

  /** Let the stage tell a game its own way, as soon as that is fetched; the screen says it if there is no board. */
  protected tellAs(game: string): void {
    partsOf(game).then(
      ({ sounds, tale = plainTale }) => {
        if (this.#sounds === sounds) return;
        this.#sounds = sounds;
        this.stage.tellAs(tale);
      },
      () => undefined,
    );
  }

  /** Let be heard what moves. */
  protected hear(moved: readonly Told[]): void {
    hear(this.#sounds, moved, this.stage.tempo);
  }
}
