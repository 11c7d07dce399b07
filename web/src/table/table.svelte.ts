/** A table: listens to the server, keeps what it said, and asks in its user's name. */

import { contradiction, due, settledBy, type Contradiction } from "../dice/contribution";
import { isComplete, receiptOf } from "../dice/receipts";
import { hasBoard, partsOf } from "../games/boards";
import type { Choice, Scene } from "../games/scene";
import { hasRules } from "../learn/rulebooks";
import { awaitedHand, seatAt } from "../room/device";
import { notices } from "../look/notices.svelte";
import { settings } from "../settings/settings.svelte";
import { get, Refused } from "../wire/api";
import { games } from "../wire/games.svelte";
import { Denied, Line, Lost } from "../wire/line.svelte";
import { self } from "../wire/me.svelte";
import { readiness } from "../wire/readiness.svelte";
import type {
  Coaching,
  Command,
  Done,
  Message,
  Said,
  ServerMessage,
  State,
  TableInfo,
  Update,
  WhyNot,
} from "../wire/generated";
import type { Problem } from "../wire/problem";
import { explain, has, language, t, tell } from "../words/words.svelte";
import { seatName } from "./names";
import { play as sound, soundOf, type Sounds } from "./sounds";

const MOST_LINES = 400;
/** Drawn before the match begins or where nobody may watch. */
const NOTHING: readonly never[] = [];

interface LogLine {
  number: number;
  event: Message;
  /** The same in words, for games whose words this page does not have. */
  words?: string | undefined;
}

export class TableModel implements Scene {
  table = $state.raw<TableInfo | null>(null);
  match = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Whether what is pointed at next is only asked about, not done. */
  asking = $state(false);
  said = $state.raw<Said[]>([]);
  /** An action that waits for the user's second click. */
  pending = $state.raw<Choice | null>(null);
  busy = $state(false);
  missing = $state(false);
  /** Whether a free seat is kept for us. */
  invited = $state(false);
  advice = $state.raw<Coaching | undefined>(undefined);
  /** The server's clock less ours. */
  offset = 0;
  line: Line;
  #lines = 0;
  #warned: Contradiction | null = null;
  /** What was last sent for the dice over this connection: what is on its way need not be sent again. */
  #sent = "";
  #looking = false;
  #path: string;
  #sounds: Sounds = {};

  constructor(readonly id: string) {
    this.#path = `/tables/${encodeURIComponent(id)}/socket?labels=1&aids=1`;
    this.line = new Line(this.#path, (message) => this.#hear(message), { talks: true, failed: () => this.#look() });
  }

  end(): void {
    this.line.end();
  }

  // The scene ---------------------------------------------------------------------------------------------

  get game() {
    return this.table!.game;
  }
  get options() {
    return this.table!.options;
  }
  get version() {
    return this.match?.version ?? 0;
  }
  get view() {
    return this.match?.view;
  }
  get aids() {
    return this.match?.aids;
  }
  get events() {
    return this.match?.events ?? NOTHING;
  }
  get words() {
    return this.match?.words;
  }
  get legal() {
    return (this.myTurn && !this.busy && this.match?.legal) || NOTHING;
  }
  get toAct() {
    return this.match?.to_act ?? null;
  }
  get outcome() {
    return this.match?.outcome;
  }
  get moves() {
    return settings.moves;
  }
  get names(): string[] {
    return this.table?.seats.map((_, seat) => this.name(seat)) ?? [];
  }

  /** My seat; the server's word at the beginning may be older than the table that followed. */
  get you(): number | null {
    return this.table && seatAt(this.table, this.match, self.me?.id);
  }

  /** The seat to which this device has to be passed before anything else happens. */
  get awaitedHand(): number | null {
    return this.table && awaitedHand(this.table, this.match, self.me?.id);
  }

  get myTurn(): boolean {
    return this.table?.status === "running" && this.you !== null && this.toAct === this.you;
  }

  get coached(): boolean {
    return this.you !== null && Boolean(this.table?.seats[this.you]?.coach);
  }

  /** Whether other people play here. */
  get inCompany(): boolean {
    return (
      this.table?.seats.some((seat) => seat.kind === "human" && !seat.bot && seat.who !== self.me?.id) ?? false
    );
  }

  name(seat: number): string {
    return seatName(this.table!.seats[seat]!, seat);
  }

  play(action: string): void {
    if (this.asking) return this.why(action);
    const choice = this.match?.legal?.find((legal) => legal.do === action);
    if (!choice) return this.why(action);
    if (settings.wishes.confirm && this.pending?.do !== action) this.pending = choice;
    else void this.#post(choice);
  }

  why(action: string): void {
    this.asking = false;
    void this.#why(action);
  }

  get undo(): (() => void) | undefined {
    if (!this.match?.undo) return undefined;
    return () => void this.ask({ t: "undo", version: this.version });
  }

  consult(target: string): void {
    void this.#consult(target);
  }

  // Asking ------------------------------------------------------------------------------------------------

  /** Send a command; what is refused is said, and answered with nothing. */
  async ask(command: Command): Promise<Done | undefined> {
    try {
      return await this.line.ask(command);
    } catch (error) {
      if (error instanceof Lost) notices.say(t("lost-action"));
      else if (error instanceof Denied) this.#refuse(error.problem);
      else throw error;
      return undefined;
    }
  }

  /** The same for somebody who may not be known here yet. */
  async askInPerson(command: Command, wanted = ""): Promise<Done | undefined> {
    try {
      if (!self.me) {
        await self.comeIn(wanted);
        this.line.renew();
        await this.#reconnected();
      }
    } catch (error) {
      notices.say((error as Error).message);
      return undefined;
    }
    return this.ask(command);
  }

  /** Refuse the seat that is kept for us. */
  async decline(): Promise<void> {
    if (await this.ask({ t: "decline" })) this.invited = false;
  }

  /** Do this device's part for the dice, and say so if they are not what was promised. */
  #seeToDice(table: TableInfo): void {
    const command = this.you === null ? undefined : due(table, this.you);
    const written = command ? JSON.stringify(command) : "";
    if (command && written !== this.#sent) void this.line.ask(command).catch(() => (this.#sent = ""));
    this.#sent = written;
    const receipt = receiptOf(table.id);
    if (table.status === "open" || !isComplete(receipt)) return;
    const found = contradiction(receipt, settledBy(table));
    if (found && found !== this.#warned) notices.say(t("dice-broken", { what: found }));
    this.#warned = found;
  }

  /** Where a clause of this game's rules is explained. */
  clause(problem: Problem): { clause?: string; link?: string } {
    if (!problem.clause) return {};
    const { clause } = problem;
    return hasRules(this.game) ? { clause, link: `/rules/${this.game}#${clause}` } : { clause };
  }

  // Hearing -----------------------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    if (message.t === "state") this.#takeState(message);
    else if (message.t === "table") this.#takeNewTable(message);
    else if (message.t === "update") this.#takeUpdate(message);
    else if (message.t === "chat") this.#takeSaid(message.said);
  }

  #takeState({ table, match, now, log, chat, invited }: State): void {
    if (this.#needsWords(table.game)) return this.line.renew(this.#path);
    partsOf(table.game).then(
      ({ sounds }) => (this.#sounds = sounds),
      () => undefined, // the screen says it if there is no board
    );
    this.missing = false;
    this.invited = invited ?? false;
    this.match = match && { ...match, events: [] };
    this.busy = false;
    this.offset = now - Date.now();
    this.log = [];
    for (const line of log) this.#tell(line.events, line.words);
    this.said = chat;
    this.#sent = "";
    this.#takeTable(table);
    void this.#consult();
  }

  /** A game that this page has no board for speaks through the server: its words come with everything it says. */
  #needsWords(game: string): boolean {
    if (hasBoard(game) || this.#path.includes("&words=")) return false;
    this.#path += `&words=${language()}`;
    return true;
  }

  #takeTable(table: TableInfo): void {
    this.table = table;
    if (table.status === "over") void games.learn().catch(() => undefined); // whether its scores are worth telling
    this.#seeToDice(table);
  }

  #takeNewTable(table: TableInfo): void {
    const coached = this.coached;
    this.#takeTable(table);
    if (this.coached !== coached) void this.#consult();
  }

  #takeUpdate(update: Update): void {
    const mine = this.myTurn;
    this.match = update;
    this.busy = false;
    this.pending = null;
    if (update.clocks) this.offset = update.clocks.at - Date.now();
    this.#tell(update.events, update.words?.events);
    for (const { code } of update.events) sound(soundOf(this.#sounds, code));
    if (this.myTurn && !mine) sound("turn");
    void this.#consult();
  }

  #takeSaid(said: Said): void {
    if (!this.said.some((line) => line.number === said.number)) this.said = [...this.said, said];
  }

  #tell(events: readonly Message[], words: readonly string[] = []): void {
    const lines = events.map((event, place) => ({ number: (this.#lines += 1), event, words: words[place] }));
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }

  async #post(choice: Choice): Promise<void> {
    this.busy = true;
    this.pending = null;
    const done = await this.ask({ t: "play", version: this.version, action: choice.do });
    if (!done) this.busy = false;
  }

  async #why(action: string): Promise<void> {
    const path = `/tables/${encodeURIComponent(this.id)}/why?action=${encodeURIComponent(action)}`;
    try {
      const answer = await get<WhyNot>(path);
      if (answer.problem) this.#refuse(answer.problem);
      else notices.say(t("why-legal"));
    } catch (error) {
      if (error instanceof Refused) this.#refuse(error.problem);
      else throw error;
    }
  }

  /** What the coach says of this position, or of one target in it. */
  async #consult(target = ""): Promise<void> {
    const version = this.version;
    if (!target) this.advice = undefined;
    if (!this.coached || !this.myTurn) return;
    const query = target ? `?target=${encodeURIComponent(target)}` : "";
    try {
      const advice = await get<Coaching>(`/tables/${encodeURIComponent(this.id)}/coach${query}`);
      if (version === this.version) this.advice = advice;
    } catch {
      // The coach is a help, never in the way.
    }
  }

  #refuse(problem: Problem): void {
    notices.say(explain(problem), this.clause(problem));
  }

  /** Why the line cannot be opened: perhaps there is no such table, or its game is not ready. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const waits = readiness.waits;
    try {
      await get(`/tables/${encodeURIComponent(this.id)}`);
      if (readiness.waits > waits) this.line.renew();
    } catch (error) {
      this.missing = error instanceof Refused && error.status === 404;
      if (this.missing) this.line.end();
    } finally {
      this.#looking = false;
    }
  }

  #reconnected(): Promise<void> {
    return new Promise((resolve) => {
      const wait = setInterval(() => {
        if (!this.line.up) return;
        clearInterval(wait);
        resolve();
      }, 50);
    });
  }

  /** The sentence at the top: whose turn it is and what is asked. */
  get sentence(): string {
    const { table, match } = this;
    if (!table) return t("loading");
    if (table.status === "over") return this.#ending();
    if (table.status === "open") return this.#waiting();
    if (!match) return t("no-watching");
    return match.prompt ? this.#asked(match.prompt) : "";
  }

  /** A question as browsers ask it, or tell it to those who are not asked. */
  #asked(prompt: Message): string {
    const code = `web-${prompt.code}${this.myTurn ? "" : "-other"}`;
    if (has(code)) return tell({ ...prompt, code }, this.names);
    return this.myTurn || this.toAct === null
      ? (this.words?.prompt ?? tell(prompt, this.names))
      : t("turn-of", { name: this.name(this.toAct) });
  }

  #waiting(): string {
    const seats = this.table!.seats;
    const free = seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
    if (!free) return t("wait-start");
    if (this.you !== null || this.table!.host === self.me?.id) return t("wait-seats", { n: free });
    return t(seats.some((seat) => seat.kind === "open") ? "wait-sit" : "wait-reserved");
  }

  #ending(): string {
    const { table, outcome, names } = this;
    if (!outcome) return t(`ending-${table!.ending ?? "abandoned"}`);
    const winners = outcome.winners.map((seat) => names[seat]!);
    const won = t(winners.length === 1 ? "won-one" : "won-many", { names: winners.join(", ") });
    if (!games.of(this.game)?.counts_points) return won;
    return `${won} ${t("scores", { scores: outcome.scores.map((score, seat) => `${names[seat]} ${score}`).join(", ") })}`;
  }
}
