/** A table: listens to the server, keeps what it said, and asks in its user's name. */

import { contradiction, due, settledBy, type Contradiction } from "../dice/contribution";
import { isComplete, receiptOf } from "../dice/receipts";
import { hasBoard } from "../games/boards";
import type { Choice, CoachSwitch, Scene } from "../games/scene";
import { StagedScene } from "../games/staged.svelte";
import { hasRules } from "../learn/rulebooks";
import { awaitedHand, seatAt } from "../room/device";
import { facesOf } from "../look/faces/cast";
import { notices } from "../look/notices.svelte";
import { settings } from "../settings/settings.svelte";
import type { Moment, Told } from "../stage/beats";
import { PACES } from "../stage/pace";
import { Stage } from "../stage/stage.svelte";
import type { StageClock } from "../stage/stage-clock";
import { get, Refused } from "../wire/api";
import { games } from "../wire/games.svelte";
import { Denied, Line, Lost } from "../wire/line.svelte";
import { noteAgainstHouse } from "../lobby/house.svelte";
import { self } from "../wire/me.svelte";
import { readiness } from "../wire/readiness.svelte";
import type {
  Coaching,
  Command,
  Done,
  Message,
  Propose,
  Said,
  ServerMessage,
  State,
  TableInfo,
  Update,
  WhyNot,
} from "../wire/generated";
import type { Problem } from "../wire/problem";
import { explain, language, t, tell } from "../words/words.svelte";
import { headline } from "./headline";
import { seatNames } from "./names";
import { perform } from "./sounds";

/** More than a match has: cutting lines off above would move all the others. */
const MOST_LINES = 4000;
/** Drawn before the match begins or where nobody may watch. */
const NOTHING: readonly never[] = [];
/** The status of what the server has no time for just now, and how long to wait then, in milliseconds. */
const TOO_BUSY = 503;
const PATIENCE = 3000;

interface LogLine {
  number: number;
  event: Message;
  /** The same in words, for games whose words this page does not have. */
  words?: string | undefined;
  /** What was there then, of what was shown here. */
  moment?: Moment | undefined;
}

/** The lines of a log as they are told. */
const linesOf = (log: State["log"]): Told[] =>
  log.flatMap(({ events, words }) => events.map((event, place) => ({ ...event, words: words?.[place] })));

export class TableModel extends StagedScene implements Scene {
  /** The table as it is shown: news of a running match waits until the stage has caught up. */
  table = $state.raw<TableInfo | null>(null);
  readonly stage: Stage;
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
  /** What it says of the position as such, which stays while single targets are asked for. */
  counsel = $state.raw<Coaching | undefined>(undefined);
  /** The server's clock less ours. */
  offset = 0;
  line: Line;
  #lines = 0;
  #warned: Contradiction | null = null;
  /** What was last sent for the dice over this connection: what is on its way need not be sent again. */
  #sent = "";
  #looking = false;
  #path: string;
  #news: TableInfo | null = null;
  /** What was asked last: until the next question a device stays in the same hands. */
  #posed = $state.raw<Update | null>(null);
  #wasMine = false;
  /** Whether this device is passed from hand to hand, because there is something to hide. */
  #passed = $state(false);
  #seen = () => document.hidden || this.stage.look();

  constructor(
    readonly id: string,
    clock?: StageClock,
  ) {
    super();
    this.stage = new Stage({
      pace: () => PACES[settings.wishes.pace],
      you: () => this.you,
      onbeat: (told, moved, moment) => this.#beat(told, moved, moment),
      onquestion: (update, fresh) => this.#question(update, fresh),
      ...(clock && { clock }),
    });
    this.#path = `/tables/${encodeURIComponent(id)}/socket?labels=1&aids=1&steps=1`;
    this.line = new Line(this.#path, (message) => this.#hear(message), { talks: true, failed: () => this.#look() });
    document.addEventListener("visibilitychange", this.#seen);
  }

  end(): void {
    this.line.end();
    this.stage.end();
    document.removeEventListener("visibilitychange", this.#seen);
  }

  get game() {
    return this.table!.game;
  }
  get options() {
    return this.table!.options;
  }
  get words() {
    return this.stage.shown?.asked?.words;
  }
  get legal() {
    return (this.myTurn && !this.busy && !this.past && this.#asked?.legal) || NOTHING;
  }
  get clocks() {
    return this.stage.newest?.clocks;
  }
  /** What is asked, once all that led to it was shown. */
  get #asked(): Update | undefined {
    return this.stage.shown?.asked;
  }
  get names(): string[] {
    return this.table?.seats.map((_, seat) => this.name(seat)) ?? [];
  }

  get looks() {
    return facesOf(this.table?.seats ?? []);
  }

  /** My seat; the server's word at the beginning may be older than the table that followed. */
  get you(): number | null {
    return this.table && seatAt(this.table, this.#posed, self.me?.id);
  }

  /** The seat to which this device has to be passed before anything else happens. */
  get awaitedHand(): number | null {
    return this.table && awaitedHand(this.table, this.#asked, self.me?.id);
  }

  /** Let whoever holds this device see their cards. */
  take(seat: number): Promise<Done | undefined> {
    this.#passed = true;
    return this.ask({ t: "hand", seat });
  }

  /** Hides the cards that are in the page, where others at this device should not see them. */
  get cover(): (() => void) | undefined {
    if (!this.#passed || this.you === null || this.table?.status !== "running") return undefined;
    return () => void this.ask({ t: "hand" });
  }

  get myTurn(): boolean {
    return this.table?.status === "running" && this.you !== null && this.#asked?.to_act === this.you;
  }

  get coached(): boolean {
    return this.you !== null && Boolean(this.table?.seats[this.you]?.coach);
  }

  get coach(): CoachSwitch | undefined {
    if (this.you === null || this.table?.status !== "running") return undefined;
    const turn = (on: boolean) => void this.ask({ t: "coach", on });
    return { on: this.coached, told: this.inCompany, turn };
  }

  /** Whether other people play here. */
  get inCompany(): boolean {
    return (
      this.table?.seats.some((seat) => seat.kind === "human" && !seat.bot && seat.who !== self.me?.id) ?? false
    );
  }

  name(seat: number): string {
    return seatNames(this.table!.seats)[seat]!;
  }

  play(action: string): void {
    if (this.asking) return this.why(action);
    const choice = this.#asked?.legal?.find((legal) => legal.do === action);
    if (!choice) return this.why(action);
    if (settings.wishes.confirm && this.pending?.do !== action) this.pending = choice;
    else void this.#post(choice);
  }

  why(action: string): void {
    this.asking = false;
    if (!this.behind) void this.#why(action);
  }

  get undo(): (() => void) | undefined {
    const asked = this.#asked;
    if (!asked?.undo) return undefined;
    return () => void this.ask({ t: "undo", version: asked.version });
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

  /** Ask the others for something; what has not been shown yet is agreed to. */
  propose(what: Propose["what"]): void {
    void this.ask({ t: "propose", version: this.stage.newest?.version ?? 0, what });
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
    this.tellAs(table.game);
    this.missing = false;
    this.invited = invited ?? false;
    this.busy = false;
    this.offset = now - Date.now();
    this.said = chat;
    this.#sent = "";
    this.#showTable(table);
    this.#catchUp(match, log);
    this.#seeToDice(table);
  }

  /** Be in the present at once; what was not seen here is summed up. */
  #catchUp(match: Update | null, log: State["log"]): void {
    const before = this.stage.newest?.version;
    if (match && before !== undefined) {
      this.stage.miss(linesOf(log.filter(({ version }) => version > before)));
    }
    this.log = [];
    this.#tell(linesOf(log));
    if (match && before === match.version && !this.behind) this.stage.confirm(match);
    else if (match) this.stage.settle({ ...match, events: [] }, linesOf(log));
    void this.#consult();
  }

  /** A game that this page has no board for speaks through the server: its words come with everything it says. */
  #needsWords(game: string): boolean {
    if (hasBoard(game) || this.#path.includes("&words=")) return false;
    this.#path += `&words=${language()}`;
    return true;
  }

  /** Whoever looks at a match that is still being told learns how it ended when they have seen it. */
  #takeNewTable(table: TableInfo): void {
    this.#seeToDice(table);
    if (this.behind && this.table?.status === "running") this.#news = table;
    else this.#showTable(table);
  }

  #showTable(table: TableInfo): void {
    const coached = this.coached;
    this.table = table;
    this.#news = null;
    if (table.status === "over") void games.learn().catch(() => undefined); // whether its scores are worth telling
    if (this.coached !== coached) void this.#consult();
  }

  #takeUpdate(update: Update): void {
    this.busy = false;
    this.pending = null;
    const { clocks } = update;
    if (clocks) this.offset = clocks.at - Date.now();
    this.stage.take(update);
    if (clocks?.running === this.you && clocks.waits) this.stage.within(clocks.waits);
  }

  #beat(told: readonly Told[], moved: readonly Told[], moment: Moment): void {
    this.#tell(told, moment);
    this.hear(moved);
  }

  /** Look at the moment of a line of the log, or at the present again. */
  lookAt(line: LogLine | null): void {
    this.past = line?.moment ? { ...line.moment, number: line.number } : null;
  }

  #question(update: Update, fresh: boolean): void {
    this.#posed = update;
    if (update.to_act === this.you || update.outcome) this.lookAt(null);
    if (this.#news) this.#showTable(this.#news);
    const { clocks, version } = update;
    if (this.myTurn && fresh && !this.#wasMine) perform("turn");
    this.#wasMine = this.myTurn;
    if (fresh && update.outcome && this.table) noteAgainstHouse(this.table, this.you, update.outcome);
    if (clocks?.waits && this.#isOurs(clocks.running)) {
      void this.line.ask({ t: "seen", version }).catch(() => undefined);
    }
    void this.#consult();
  }

  /** Whether a seat's time runs on this device. */
  #isOurs(seat: number | null): boolean {
    return seat !== null && (seat === this.you || seat === this.awaitedHand);
  }

  #takeSaid(said: Said): void {
    if (!this.said.some((line) => line.number === said.number)) this.said = [...this.said, said];
  }

  #tell(told: readonly Told[], moment?: Moment): void {
    const lines = told.map((event) => ({ number: (this.#lines += 1), event, words: event.words, moment }));
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }

  async #post(choice: Choice): Promise<void> {
    const version = this.#asked!.version;
    this.busy = true;
    this.pending = null;
    this.stage.say({ ...choice.label, code: choice.label?.code ?? "", words: this.#doing(choice) });
    if (await this.ask({ t: "play", version, action: choice.do })) return;
    this.busy = false;
    this.stage.unsay();
  }

  /** What somebody does here, before the server has confirmed it. */
  #doing({ label, do: action }: Choice): string {
    return `${this.name(this.you!)}: ${label ? tell(label, this.names) : action}`;
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
    const version = this.stage.newest?.version;
    if (!target) this.advice = this.counsel = undefined;
    if (!this.coached || !this.myTurn) return;
    const query = target ? `?target=${encodeURIComponent(target)}` : "";
    try {
      const advice = await get<Coaching>(`/tables/${encodeURIComponent(this.id)}/coach${query}`);
      if (version !== this.stage.newest?.version) return;
      this.advice = advice;
      if (!target) this.counsel = advice;
    } catch (error) {
      // The coach is a help, never in the way; one that was too busy is asked again while its advice is of use.
      if (!(error instanceof Refused) || error.status !== TOO_BUSY) return;
      setTimeout(() => version === this.stage.newest?.version && void this.#consult(target), PATIENCE);
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

  /** The sentence at the top. */
  get sentence(): string {
    return headline(this);
  }
}
