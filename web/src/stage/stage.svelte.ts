/** The one queue of beats. Whatever is seen or heard of a match reads what is shown here, never the server's message. */

import type { Outcome, Update } from "../wire/generated";
import { CHANCE, legsOf, plainTale, type Beat, type Moment, type Tale, type Told } from "./beats";
import { realClock, type StageClock } from "./stage-clock";
import { TurnTime } from "./turn-time";

/** How long the winner's ceremony holds the stage at the normal pace. */
const CEREMONY = 4200;
/** So many beats that nobody saw are told as a summary. */
const HANDFUL = 6;

/** The match as it is shown. */
export interface Shown extends Moment {
  /** Changes with every beat. */
  readonly serial: number;
  /** What moves in this beat. */
  readonly events: readonly Told[];
  /** What was said last; nothing while a question is asked. */
  readonly said: Told | undefined;
  /** In the winner's ceremony, after all else: how the match ended. */
  readonly crowned: Outcome | undefined;
  /** The seat that acts, or is asked. */
  readonly acts: number | null;
  /** Where the match stands, with the question: once all that led there was shown. */
  readonly asked: Update | undefined;
}

interface Wishes {
  /** By what lengths are multiplied; 0 shows everything at once. */
  pace: () => number;
  /** Whose eyes these are: own actions were shown when they were done. */
  you: () => number | null;
  /** Called for each beat: what is told, what moves unless nobody saw it, and what lies there. */
  onbeat?: (told: readonly Told[], moved: readonly Told[], moment: Moment) => void;
  /** Called when a question is asked, with whether it was led to before one's eyes. */
  onquestion?: (update: Update, fresh: boolean) => void;
  clock?: StageClock;
}

interface Queued {
  beat: Beat | null;
  /** At the end of an update: what is asked. */
  update: Update | undefined;
  by: number | null;
  turn: unknown;
  /** In the winner's ceremony: how the match ended. */
  crowned?: Outcome;
}

export class Stage {
  #shown = $state.raw<Shown | null>(null);
  /** Whether something has not been shown yet. */
  behind = $state(false);
  /** By what the lengths of movements are multiplied now. */
  tempo = $state(1);
  /** What happened while nobody looked, where that was much. */
  missed = $state.raw<readonly Told[]>([]);
  #tale: Tale = plainTale;
  #queue: Queued[] = [];
  #newest = $state.raw<Update | null>(null);
  #end: Moment | null = null;
  /** Who is to act next, and who acted last. */
  #asked: number | null = null;
  #actor: number | null = null;
  #serial = 0;
  #said: Told | undefined;
  #stop: () => void = () => undefined;
  #clock: StageClock;
  #time: TurnTime;
  #due: number | undefined;
  #past: readonly Told[] = [];
  #unseen: Told[] = [];
  #waiting: (() => void)[] = [];
  #unseenBeats = 0;

  constructor(private readonly wishes: Wishes) {
    this.#clock = wishes.clock ?? realClock;
    this.#time = new TurnTime(this.#clock, wishes.pace);
  }

  get shown(): Shown | null {
    return this.#shown;
  }

  /** Whether nothing that could be seen led to what is shown. */
  get jumped(): boolean {
    return this.#shown?.asked !== undefined && !this.#shown.events.length;
  }

  /** The newest message, which may not be shown yet. */
  get newest(): Update | null {
    return this.#newest;
  }

  /** How this game is told, once that is known. */
  tellAs(tale: Tale): void {
    this.#tale = tale;
    if (this.#newest) this.#settle(this.#newest);
  }

  /** Show a position to which nothing led before one's eyes; `told` is what the log says of the way. */
  settle(update: Update, told: readonly Told[] = []): void {
    this.#past = told;
    this.#settle(update);
    this.wishes.onquestion?.(update, false);
  }

  #settle(update: Update): void {
    this.#drop();
    this.#newest = update;
    this.#asked = this.#actor = update.to_act;
    this.#end = { view: update.view, aids: update.aids, picture: this.#tale.still(update, this.#past) };
    this.#pose(update, this.#end);
  }

  /** Take in what has happened, to be shown beat by beat. */
  take(update: Update): void {
    if (!this.#end || !this.#newest) return this.settle(update);
    if (update.version === this.#newest.version && !update.events.length) {
      // Either the clocks were set anew, or the device has changed hands.
      if (update.you !== this.#newest.you) return this.settle(update);
      return this.confirm({ ...this.#newest, clocks: update.clocks });
    }
    this.#newest = update;
    for (const leg of legsOf(update, this.#asked ?? CHANCE)) {
      if (leg.by !== CHANCE) this.#actor = leg.by;
      const turn = this.#tale.turnOf(this.#end.view);
      for (const beat of this.#tale.beats(this.#end, leg)) {
        this.#queue.push({ beat, update: undefined, by: this.#actor, turn });
        this.#end = beat;
      }
    }
    this.#asked = update.to_act;
    if (update.outcome) this.#crown(update.outcome);
    this.#queue.push({ beat: null, update, by: update.to_act, turn: undefined });
    this.#play();
  }

  #crown(crowned: Outcome): void {
    this.#queue.push({ ...this.#still(CEREMONY), crowned });
  }

  /** What is shown stays for a while. */
  #still(length: number): Queued {
    const beat = { ...this.#end!, kind: "ceremony", events: [], told: [], length } as const;
    return { beat, update: undefined, by: this.#actor, turn: undefined };
  }

  /** Let what is shown stay for a while before anything else is. */
  rest(milliseconds: number): void {
    if (!this.#end) return;
    this.#queue.push(this.#still(milliseconds));
    this.#queue.push({ beat: null, update: this.#newest!, by: this.#asked, turn: undefined });
    this.#play();
  }

  #play(): void {
    if (this.#clock.hidden()) return this.skip();
    if (this.behind) return;
    this.#time.resume();
    this.#next();
  }

  /** Wait until everything has been shown. */
  present(): Promise<void> {
    return this.behind ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** The newest position is told again, perhaps with other clocks; nothing moves for that. */
  confirm(update: Update): void {
    this.#newest = update;
    const last = this.#queue.at(-1);
    if (last) last.update = update;
    else if (this.#shown?.asked) this.#shown = { ...this.#shown, asked: update };
  }

  /** Show at once what was done here: the server only confirms it. */
  say(said: Told): void {
    this.#said = said;
    if (this.#shown) this.#shown = { ...this.#shown, said, asked: undefined };
    this.missed = [];
  }

  /** Take that back: the server did not confirm it. */
  unsay(): void {
    if (!this.behind && this.#newest && this.#end) this.#pose(this.#newest, this.#end);
  }

  /** Let everything be shown within so many milliseconds. */
  within(milliseconds: number): void {
    this.#due = this.#clock.now() + milliseconds;
  }

  /** End the beat that is playing. */
  hurry(): void {
    if (!this.behind) return;
    this.#stop();
    this.#next();
  }

  /** Go to the present. */
  skip(): void {
    this.#stop();
    const hidden = this.#clock.hidden();
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      if (item.beat) {
        if (hidden) this.#overlook(item.beat);
        this.wishes.onbeat?.(item.beat.told, [], item.beat);
      } else if (!this.#queue.length) this.#ask(item.update!, this.#end!);
    }
  }

  /** Somebody looks again: tell what they have missed, if it is much. */
  look(): void {
    if (this.#unseenBeats > HANDFUL) this.missed = this.#unseen;
    this.#unseen = [];
    this.#unseenBeats = 0;
  }

  /** Somebody comes back after so many lines of the log. */
  miss(lines: readonly Told[]): void {
    if (lines.length > HANDFUL) this.missed = lines;
  }

  end(): void {
    this.#drop();
  }

  #drop(): void {
    this.#stop();
    this.#queue = [];
    this.#due = undefined;
    this.behind = false;
    this.#release();
  }

  #overlook(beat: Beat): void {
    this.#unseenBeats += 1;
    this.#unseen.push(...beat.told);
  }

  #next(): void {
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      this.behind = true;
      if (!item.beat) {
        if (!this.#queue.length) return this.#ask(item.update!, this.#end!);
        continue;
      }
      const length = this.#lengthOf(item, item.beat);
      this.#show(item, item.beat);
      if (length > 0) {
        this.#stop = this.#clock.after(length, () => this.#next());
        return;
      }
    }
  }

  #show({ by, crowned }: Queued, beat: Beat): void {
    const { view, aids, picture, events, told } = beat;
    this.#serial += 1;
    this.#said = told.at(-1) ?? this.#said;
    const said = this.#said;
    const moment = { view, aids, picture, events, said, crowned };
    this.#shown = { ...moment, acts: by, asked: undefined, serial: this.#serial };
    this.wishes.onbeat?.(told, events, beat);
  }

  #ask(update: Update, moment: Moment): void {
    this.#pose(update, moment);
    this.#time.count();
    this.#due = undefined;
    this.behind = false;
    this.wishes.onquestion?.(update, true);
    this.#release();
  }

  #release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #pose(update: Update, { view, aids, picture }: Moment): void {
    // A position that is shown already does not move again because it is asked about.
    const before = this.#shown;
    const same = before !== null && before.view === view && before.picture === picture;
    if (!same) this.#serial += 1;
    const events = same ? before.events : [];
    this.#shown = {
      ...{ view, aids, picture, events, said: undefined, crowned: undefined },
      ...{ acts: update.to_act, asked: update, serial: this.#serial },
    };
  }

  /** How long a beat is shown: as its game wants it, in haste where a turn is long or somebody's time begins. */
  #lengthOf(item: Queued, beat: Beat): number {
    const pace = this.wishes.pace();
    this.tempo = pace;
    this.#time.enter(item.turn);
    const own = item.by === this.wishes.you();
    if (!pace || (own && (beat.kind === "cause" || beat.kind === "consequence"))) return 0;
    const hasten = !own && beat.kind !== "ceremony";
    const scale = pace * (hasten ? this.#time.share(beat.length, this.#ahead(item), this.#tale.turn) : 1);
    this.tempo = scale * this.#rush(scale, beat);
    const length = beat.length * this.tempo;
    if (!hasten) this.#time.spare(length);
    return length;
  }

  /** How long all that waits in a beat's turn would be shown. */
  #ahead({ turn }: Queued): number {
    const beats = this.#queue.flatMap((item) => (item.turn === turn && item.beat) || []);
    return beats.reduce((sum, { kind, length }) => sum + (kind === "ceremony" ? 0 : length), 0);
  }

  #rush(factor: number, beat: Beat): number {
    if (this.#due === undefined) return 1;
    const left = Math.max(0, this.#due - this.#clock.now());
    const needed = this.#queue.reduce((sum, other) => sum + (other.beat?.length ?? 0), beat.length) * factor;
    return Math.min(1, left / needed);
  }
}
