/** What goes over the wire. Written by `python -m tafelrunde.typescript`: edit Python's structs instead. */

/** Where the endpoints are. */
export const API = "/api/v1" as const;

/** The addresses at which the page is served. */
export const PLACES = ["/", "/you", "/settings", "/learn", "/learn/{game}", "/rules/{game}", "/practice", "/practice/{game}", "/cards", "/numbers", "/t/{table}", "/t/{table}/replay", "/t/{table}/happened", "/recover", "/recover/{token}"] as const;

/** What the server accepts, as attributes for the fields of a form. */
export const BOUNDS = {"TurnClock": {"seconds": {"min": 5, "max": 86400}}, "MatchClock": {"seconds": {"min": 5, "max": 86400}, "increment": {"min": 0, "max": 600}}, "DaysClock": {"days": {"min": 1, "max": 30}}, "Say": {"text": {"minlength": 1, "maxlength": 300}, "id": {"maxlength": 64}}, "Play": {"version": {"min": 0}, "action": {"maxlength": 200}, "id": {"maxlength": 64}}} as const;

/** The same for texts that it looks at more closely. */
export const LENGTHS = {"name": {"maxlength": 24}, "login": {"minlength": 3, "maxlength": 32}, "password": {"minlength": 8, "maxlength": 500}, "token": {"maxlength": 40}} as const;

/** Facts named as another family, of several words only the first. */
export const FAMILIES = {"card": "like"} as const;

/** What people choose their portraits from. */
export const PORTRAITS = ["archer", "baker", "falconer", "fiddler", "gardener", "herald", "midwife", "miller", "sailor", "scribe", "smith", "weaver"] as const;

export type Language = "en" | "de" | "nl" | "hu";

export type ServerMessage = State | TableInfo | Update | Chat | Done | RefusedCommand;

export type LobbyMessage = LobbyInfo | Listed | Unlisted;

export type ClockKind = NoClock | TurnClock | MatchClock | DaysClock;

export type Fact = string | number | string[];

export type Command = Sit | Leave | Decline | Dismiss | Fill | Place | Cancel | Contribute | Reveal | Hand | Play | Seen | Undo | Propose | Answer | Vote | Resign | Say | Mute | Coach | Rematch | Ping;

/** Everything: the first message, and the answer to a client that has fallen behind. */
export interface State {
  t: "state";
  table: TableInfo;
  /** Your seat. */
  you: number | null;
  now: number;
  /** None before the start, and for those who may not watch. */
  match: Update | null;
  log: LogEntry[];
  chat: Said[];
  /** Whether a free seat is kept for you. */
  invited?: boolean;
}

/** A table apart from its match: sent whenever something about it changes. */
export interface TableInfo {
  t: "table";
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "running" | "over";
  host: string;
  seats: Seat[];
  /** As it was asked for. */
  clock: NoClock | TurnClock | MatchClock | DaysClock;
  listed: boolean;
  watch: boolean;
  /** The hash of the secret behind the dice. */
  commitment: string;
  created: number;
  /** How the dice are mixed: 2, hashes first; 1 at tables of version 0.1. */
  scheme?: number;
  /** Whether seats and hashes are settled, so that whoever committed to a text may reveal it. */
  sealed?: boolean;
  proposal?: Proposal;
  /** Why the match ended before the rules ended it. */
  ending?: "agreed" | "abandoned" | "cancelled" | "too-long";
  /** Revealed when the match is over. */
  secret?: string;
  before?: string;
  rematch?: string;
}

/** A seat as everybody may see it. */
export interface Seat {
  kind: "open" | "reserved" | "human" | "bot";
  name?: string;
  /** The bot that plays here, for itself or for somebody who is gone. */
  bot?: string;
  /** Who acts for it. */
  who?: string;
  /** Whether somebody without an account plays here on the device of `who`. */
  device?: boolean;
  present?: boolean;
  away_since?: number;
  /** What it committed to for the dice. */
  hash?: string;
  /** The text that it revealed. */
  contribution?: string;
  /** The seats that want this one to be taken over. */
  votes?: number[];
  /** Whether the coach advises this seat. */
  coach?: boolean;
  /** Whether it is kept for somebody by name, who has not answered yet. */
  invited?: boolean;
  /** The one that whoever sits here has chosen. */
  portrait?: "archer" | "baker" | "falconer" | "fiddler" | "gardener" | "herald" | "midwife" | "miller" | "sailor" | "scribe" | "smith" | "weaver";
}

/** Everybody may think as long as they like. */
export interface NoClock {
  kind: "none";
}

/** So many seconds each time it is a seat's turn to act, until another seat is to act. */
export interface TurnClock {
  kind: "turn";
  seconds: number;
}

/** So many seconds for the whole match, and some more each time a seat is to act. */
export interface MatchClock {
  kind: "match";
  seconds: number;
  increment: number;
}

/** So many days each time a seat is to act. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** What was asked of everybody. */
export interface Proposal {
  what: "undo" | "stop";
  seat: number;
  agreed: number[];
}

/** The match as this client may see it, and what has just happened. */
export interface Update {
  t: "update";
  version: number;
  /** What this client's seat may see of the position, in the game's own shape. */
  view: Record<string, unknown>;
  to_act: number | null;
  /** What has happened since the version before, for animation; the view says what is the case. */
  events: Message[];
  prompt?: Message;
  /** For whoever is to act only. */
  legal?: Choice[];
  /** Whether this client may take its last action back. */
  undo?: boolean;
  clocks?: Clocks;
  outcome?: Outcome;
  /** For clients that asked for words in a language. */
  words?: Words;
  /** What follows from the view, in the game's own shape; for clients that asked for it. */
  aids?: unknown;
  /** As which seat a device sees the match on which several are played; none while all cards are covered. */
  you?: number;
  /** The way here, but for its last step: the rest of `events` tells that; for clients that asked for it. */
  steps?: Step[];
}

/** Something that happened, is asked or would be done. */
export interface Message {
  code: string;
  facts?: Record<string, string | number | string[]>;
}

/** A legal action. */
export interface Choice {
  /** Its notation, to be sent back. */
  do: string;
  /** Its parts, such as cells, cards and dice: what a click can mean. */
  action: Record<string, unknown>;
  /** What it would do, in codes and facts. */
  label?: Message;
}

/** What each seat has left, in milliseconds at the moment `at`. */
export interface Clocks {
  running: number | null;
  left: number[];
  at: number;
  /** How long after `at` the running time begins, unless its seat says before that it has seen the question. */
  waits?: number;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  ending: string;
}

/** The same in words, for clients that make none of their own. */
export interface Words {
  /** The view, drawn as text. */
  board: string;
  prompt: string;
  /** What each legal action would do, in the order of `legal`. */
  legal: string[];
  events: string[];
}

/** A position on the way to that of an update: before dice fall, or a card is turned up. */
export interface Step {
  /** Who led to it: a seat; -1 for chance. */
  by: number;
  view: Record<string, unknown>;
  /** What happened since the position before. */
  events: Message[];
  aids?: unknown;
}

/** A line of the public log. */
export interface LogEntry {
  at: number;
  version: number;
  events: Message[];
  /** The same in words, for clients that asked for them. */
  words?: string[];
}

/** A line of the chat. */
export interface Said {
  number: number;
  who: string;
  name: string;
  seat: number | null;
  at: number;
  text: string;
}

/** Somebody said something. */
export interface Chat {
  t: "chat";
  said: Said;
}

/** A command was carried out, and is kept for good. */
export interface Done {
  t: "done";
  id: string | null;
  version: number;
  /** The new table, after a rematch. */
  table?: string;
}

/** A command was not carried out; nothing has changed. */
export interface RefusedCommand {
  t: "refused";
  id: string | null;
  problem: ErrorAnswer;
}

/** The one shape of all errors. */
export interface ErrorAnswer {
  code: string;
  facts: Record<string, string | number | string[]>;
  /** The same as one English sentence. */
  message: string;
  /** The clause of the rules, where a rule forbids it. */
  clause?: string;
}

/** The lobby, or a page of it: the first message. */
export interface LobbyInfo {
  t: "lobby";
  /** First the newest of every host, then the second of every host, and so on. */
  tables: Listed[];
  /** Where the next page begins, if there is one. */
  more?: string;
}

/** A table that is new in the lobby, or has changed. */
export interface Listed {
  t: "listed";
  id: string;
  game: string;
  status: "open" | "running" | "over";
  created: number;
  summary: Summary;
  /** Who set it up. */
  host: string;
}

/** A table in a list: what whoever thinks of joining it wants to know. */
export interface Summary {
  seats: SeatSummary[];
  options: Record<string, unknown>;
  clock: NoClock | TurnClock | MatchClock | DaysClock;
  watch: boolean;
  ending: "agreed" | "abandoned" | "cancelled" | "too-long" | null;
  /** Whether it is a record of a match that was played elsewhere. */
  brought: boolean;
}

/** A seat in a list of tables. */
export interface SeatSummary {
  kind: "open" | "reserved" | "human" | "bot";
  name: string | null;
  bot: string | null;
  who: string | null;
}

/** A table that is no longer in the lobby. */
export interface Unlisted {
  t: "unlisted";
  id: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  /** The name on the box. */
  title: string;
  rules_version: number;
  players: number[];
  /** The levels of the house bots, weakest first. */
  bots: string[];
  /** JSON Schema of the options. */
  options: Record<string, unknown>;
  /** One of each kind of action, in its notation. */
  examples: string[];
  /** Whether the scores of an outcome say more than who won. */
  counts_points: boolean;
  /** What a board that does not know the game can draw of its views. */
  layout: Layout;
  /** What never changes in the game, for whoever draws it. */
  facts: Record<string, unknown>;
}

/** What can be drawn of a view and its aids; what is made of parts is left to boards of the game's own. */
export interface Layout {
  table: FieldInfo[];
  /** Of each entry of `seats`. */
  seats: FieldInfo[];
  aids: FieldInfo[];
  /** Of each entry of the aids' `seats`. */
  aids_seats: FieldInfo[];
}

/** A field that can be drawn. */
export interface FieldInfo {
  name: string;
  kind: "dice" | "flag" | "name" | "names" | "number" | "numbers" | "seat";
}

/** A table that was set up. */
export interface Made {
  id: string;
  path: string;
  invitations: Invitation[];
}

/** What whoever is invited to a reserved seat has to know. */
export interface Invitation {
  seat: number;
  key: string;
}

/** A table as the lobby knows it. */
export interface TableRow {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  listed: boolean;
  /** A bot or a clock needs the server. */
  attention: boolean;
  created: number;
  updated: number;
  summary: Summary;
  /** Who set it up. */
  host: string;
  /** Why the match ended before the rules ended it. */
  ending: "agreed" | "abandoned" | "cancelled" | "too-long" | null;
  /** When a clock runs out at a table that was put away; it may be later, never earlier. */
  due: number | null;
}

/** Whether an action is allowed now, and if not, why. */
export interface WhyNot {
  legal: boolean;
  problem: ErrorAnswer | null;
}

/** An entry of a match that is over, and what happened by it. */
export interface StoryEntry {
  /** Counted from 1: `at` of the moment after it. */
  at: number;
  /** Its seat; -1 for chance. */
  by: number;
  events: Message[];
  /** The same in words, for clients that asked for them. */
  words?: string[];
}

/** A position of a match that is over; nothing is hidden any more. */
export interface Moment {
  /** How many entries came before. */
  at: number;
  entries: number;
  view: Record<string, unknown>;
  /** The entry that led here. */
  did: string | null;
  /** Its seat; -1 for chance. */
  by: number | null;
  events: Message[];
  /** The seat to act; -1 for chance. */
  to_act?: number;
  /** How it ended, at the end. */
  outcome?: Outcome;
  /** For clients that asked for words in a language. */
  words?: Words;
  /** What follows from the position, in the game's own shape; for clients that asked for it. */
  aids?: unknown;
}

/** Where a study has led. */
export interface Studied {
  /** All of it, to go on from. */
  position: Record<string, unknown>;
  view: unknown;
  to_act: number | null;
  /** What was played, chance included. */
  did: Entry[];
  events: Message[];
  /** Every legal action of whoever is to act, with what it would do. */
  legal: Choice[];
  aids: unknown;
  prompt?: Message;
  outcome?: Outcome;
  why?: WhyNot;
  coach?: Coaching;
}

/** One action: by a seat, or by chance (-1). */
export interface Entry {
  by: number;
  do: string;
}

/** What the coach has to say. */
export interface Coaching {
  /** Of the match at a table to which it applies. */
  version?: number;
  /** What the choices are valued for, where there are several things to strive for. */
  target?: string;
  prospects?: Prospect[];
  /** The actions about which something can be said. */
  choices?: Advice[];
  /** For a target: the best actions one after the other, until dice fall or the rolling is over. */
  plan?: string[];
  /** What actions, aims and whole turns are worth in win shares, where that can be said. */
  counsel?: Counsel;
}

/** How likely something to strive for is, with the best play for it from here on. */
export interface Prospect {
  target: string;
  chance: number;
  /** Else a lower bound: some abilities were left out of account. */
  exact: boolean;
}

/** What a legal action is worth. */
export interface Advice {
  do: string;
  /** Else a lower bound. */
  exact: boolean;
  /** Whether none is worth more. */
  best?: boolean;
  /** The chance of success with the best play from there on. */
  chance?: number;
  /** The points it would bring at once, as the game counts them. */
  gain?: number;
  /** The same for every seat. */
  gains?: number[];
}

/** What can be said about win shares. */
export interface Counsel {
  /** By how much win shares where turns end are usually corrected one turn later (root mean square). */
  error: number;
  /** Legal actions, the best first. */
  worths?: Worth[];
  /** What could be won in this turn, and the win share once it is, the best first. */
  aims?: Worth[];
  /** The best turns that were found, the best first. */
  lines?: Line[];
}

/** What an action, or something to strive for, is worth to whoever is to act. */
export interface Worth {
  do: string;
  /** The win share after it. */
  win: number;
  /** Whether nothing but the values where the turn ends is estimated; else the way there is, too. */
  exact: boolean;
}

/** A whole turn. */
export interface Line {
  /** Its actions in order. */
  do: string[];
  /** The win share once it is over. */
  win: number;
  /** The points that it brings each seat at once, as the game counts them. */
  gains: number[];
  /** What the actions would do, as far as they can be followed without knowing which cards come. */
  told: Message[];
}

/** What drawing all dice and cards again has shown. */
export interface FairnessReport {
  verdict: "proven" | "unchecked" | "wrong";
  /** How many chance events were drawn again. */
  events?: number;
  wrong?: Wrong;
  /** Why nothing can be checked. */
  why?: ErrorAnswer;
  commitment?: string;
  secret?: string;
  contributions?: (string | null)[];
  /** How the dice are mixed: 2, hashes first, so that a host who plays could not choose them either; 1, not so. */
  scheme?: number;
  /** What each seat had committed to before anything was revealed. */
  hashes?: (string | null)[];
  /** The seats that committed to a text and did not reveal it. */
  withheld?: number[];
  /** How many entries were left after each take-back over chance events; the dice after it are fresh. */
  takebacks?: number[];
}

/** The first entry that does not follow from the secret and the contributions. */
export interface Wrong {
  /** Counted from 1: `at` of the replay's moment after it. */
  entry: number;
  do: string;
  /** Which chance event it is. */
  event: number;
}

/** How far the analysis of a match is, and what came of it. */
export interface Analysis {
  /** Entries that have been looked at. */
  done: number;
  of: number;
  /** Once all have been. */
  ledger?: Ledger;
}

/** The analysis of a match. */
export interface Ledger {
  format: number;
  game: string;
  players: number;
  /** Whether results are how the match ended; otherwise they are what the last position is worth. */
  finished: boolean;
  seats: SeatLedger[];
  entries: LedgerEntry[];
  highlights: Highlights;
  /** What turned the match, in its order, with what is known of the reasons. */
  points: TurningPoint[];
  /** By how much the share of whoever moves was corrected where turns begin (root mean square). */
  error: number;
}

/** What made a seat's result: the first six add up to the last. */
export interface SeatLedger {
  name: string;
  start: number;
  /** Of chance events that were the seat's own: its dice, the cards it turned up. */
  own_luck: number;
  /** Of all other chance events, those of the setup that are nobody's included. */
  others_luck: number;
  /** What own decisions cost, never above zero. */
  mistakes: number;
  /** What others' decisions gave or took besides the best ones. */
  gifts: number;
  /** By how much values were corrected one step later, where no solver is exact. */
  drift: number;
  result: number;
  /** Own decisions between several actions. */
  decisions: number;
  /** Those of them in which the actions differ by at least a point of win chance on average. */
  mattered: number;
  /** How often its decisions were called so. */
  labels: Record<string, number>;
  /** The share of what could be lost in decisions that was not lost. */
  accuracy: number;
}

/** One entry of the record and what it did. */
export interface LedgerEntry {
  /** Its place in the record, from 0. */
  at: number;
  kind: "chance" | "decision";
  do: string;
  /** Who decided, or whose dice or cards these were; None if nobody's. */
  seat: number | null;
  /** Win shares as estimated before it, one per seat. */
  before: number[];
  /** The same as backed up one step; less what was estimated that is the drift. */
  value: number[];
  /** Win shares after it; less the value that is luck, or cost and gifts. */
  after: number[];
  drift: number[];
  /** For chance: what the outcome brought each seat, compared with the mean of all outcomes. */
  luck?: number[];
  /** For a decision: what it cost who decided, at most zero. */
  cost?: number;
  /** And what it gave each other seat, at the place of who decided zero. */
  gifts?: number[];
  /** The best action, for a decision between several. */
  best?: string;
  /** What follows the best action until the turn ends, where that is known. */
  line?: string[];
  /** The cost without its sign. */
  loss?: number;
  label?: string;
  /** What the possible actions lose on average. */
  typical?: number;
  /** Whether luck or cost is exact, given the values where the turn ends. */
  exact?: boolean;
  /** Whether a turn begins here. */
  turn?: boolean;
}

/** Places of the entries that turned the match; None where there is none. */
export interface Highlights {
  /** The chance event that changed win shares most. */
  luck: number | null;
  /** The decision that cost most. */
  mistake: number | null;
  /** The best choice where most could be lost, if one of the weakest of the house misses it. */
  find: number | null;
}

/** An entry that turned the match, and why. */
export interface TurningPoint {
  /** Its place in the record, from 0. */
  at: number;
  kind: "find" | "luck" | "mistake";
  /** Who decided; of luck, whose win share changed most. */
  seat: number;
  /**
   * Of luck, what it brought or cost the seat; of a mistake, what it cost; of a find, what the possible actions
   * lose on average.
   */
  change: number;
  /** Whether this is exact, given the values where the turn ends. */
  exact: boolean;
  /** Of a mistake: what a loss of its size is called. */
  label?: string;
  /** Of a decision: what was done. */
  played?: Message;
  /** Of a mistake: what would have been better, and what follows it in the turn, as far as that is known. */
  better?: Message[];
  /** What is known of the reasons. */
  why?: Message[];
}

/** What somebody's play has come to, and the matches that do not count in it yet. */
export interface OwnNumbers {
  numbers: Numbers[];
  /** Tables whose matches are over and have not been analysed, the newest first. */
  unreviewed: string[];
}

/** Somebody's numbers in one game against one level. */
export interface Numbers {
  game: string;
  level: string;
  matches: number;
  finished: number;
  /** Of those that were finished; a shared win counts in part. */
  wins: number;
  /** As many wins as there would have been, had all been equally good. */
  fair: number;
  /** What a decision that mattered has lost on average; None as long as none did. */
  form: Estimate | null;
  /** What chance gave in a match; over many it tends to zero. */
  luck: Estimate;
  labels: Record<string, number>;
  favourites: Favourite[];
  trend: TrendPoint[];
}

/** A mean with its 95 % interval; without one where there is only one match. */
export interface Estimate {
  mean: number;
  low: number | null;
  high: number | null;
}

/** A kind of decision, and what mistakes in it have cost altogether. */
export interface Favourite {
  kind: string;
  lost: number;
}

/** How it was after a match, over the last ten. */
export interface TrendPoint {
  at: number;
  form: number;
  luck: number;
}

/** Some cards to try now, and how many there are. */
export interface Flashcards {
  cards: Flashcard[];
  due: number;
  total: number;
  /** When the next one comes back, if none is due. */
  next: number | null;
}

/** A decision that cost something, and when it comes back. */
export interface Flashcard {
  table: string;
  /** Its place in the record; with the table the card's name. */
  entry: number;
  box: number;
  due: number;
  exercise: Exercise;
  seat: number;
  /** What was done. */
  do: string;
  loss: number;
  label: string;
}

/** A decision to try one's hand at: where its turn began, and what has happened in it since. */
export interface Exercise {
  game: string;
  /** Where the turn began, as `game.position` reads it. */
  position: Record<string, unknown>;
  /** What was done from there on, chance included, until somebody is to decide. */
  lead: string[];
}

/** What an action that was tried is worth to whoever is to act, and what would be best. */
export interface Graded {
  do: string;
  /** The win share after it. */
  win: number;
  /** What it loses against the best. */
  loss: number;
  /** Whether it is as good as the best one, or nearly. */
  found: boolean;
  best: string;
  /** What follows the best action until the turn ends, where that is known. */
  line?: string[];
  /** What such a loss is called. */
  label?: string;
  /** Whether the loss is exact, given the values where the turn ends. */
  exact?: boolean;
  /** What is known of the reasons, as in an analysis. */
  why?: Message[];
}

/** The puzzle of a day, without its answer. */
export interface DailyPuzzle {
  /** Since the beginning of 1970. */
  day: number;
  exercise: Exercise;
  /** Who is to decide. */
  seat: number;
  /** How many actions there are to choose from. */
  number: number;
}

/** How good an answer is; once it was found or given up, what everything else is worth, too. */
export interface PuzzleAnswer {
  graded?: Graded;
  answers?: Graded[];
}

/** A person, as they are told about themselves. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  guest: boolean;
  /** Milliseconds since the epoch. */
  created: number;
  /** The same, to the hour. */
  seen: number;
  /** None: not chosen yet. */
  portrait: "archer" | "baker" | "falconer" | "fiddler" | "gardener" | "herald" | "midwife" | "miller" | "sailor" | "scribe" | "smith" | "weaver" | null;
}

/** Whoever asks, as far as they are known here. */
export interface Asker {
  me: Me | null;
}

/** A person and the way back. */
export interface Welcome {
  id: string;
  name: string;
  login: string | null;
  guest: boolean;
  created: number;
  seen: number;
  portrait: "archer" | "baker" | "falconer" | "fiddler" | "gardener" | "herald" | "midwife" | "miller" | "sailor" | "scribe" | "smith" | "weaver" | null;
  /**
   * The path of a link that leads back to this seat from any device; it is as good as a password.
   *
   * The secret is the fragment, which browsers send to nobody.
   */
  recovery: string;
}

/** Everything that is kept of a person, but for secrets. */
export interface OwnData {
  person: Me;
  tables: TableRow[];
  chat: StoreChat[];
  tokens: TokenName[];
  sessions: SessionInfo[];
  failed_logins: FailedLogins | null;
  blocks: Blocked[];
  /** What their matches said about them, as far as they were analysed. */
  reviews: unknown[];
  cards: unknown[];
}

/** Something said at a table. */
export interface StoreChat {
  table: string;
  number: number;
  person: string;
  at: number;
  text: string;
}

/** A token, without its secret. */
export interface TokenName {
  name: string;
  created: number;
}

/** A way in that is open: a browser, or a token of a bot. */
export interface SessionInfo {
  id: string;
  kind: "device" | "token";
  /** Browser and system, or what the token is called. */
  name: string;
  /** Milliseconds since the epoch. */
  created: number;
  /** The same, to the hour; null for tokens. */
  seen: number | null;
  /** Whether it is the one by which this was asked. */
  here: boolean;
}

/** Wrong passwords that were tried for an account. */
export interface FailedLogins {
  number: number;
  last: number;
}

/** Somebody whom a person does not want to hear of. */
export interface Blocked {
  id: string;
  name: string;
  created: number;
}

/** Who is in as me, and who tried to be. */
export interface SessionsAnswer {
  sessions: SessionInfo[];
  /** Wrong passwords from devices that had never been in, since they were last acknowledged. */
  failed: FailedLogins | null;
}

/** A new token; it is shown this once. */
export interface TokenSecret {
  name: string;
  created: number;
  token: string;
}

/** The limits of this server, for programs that want to keep within them. */
export interface LimitsAnswer {
  /**
   * The buckets of one address. `work`: its requests and messages. `create`: its new guests and tables.
   * `storage`: kilobytes of records that it brings. `secret`: its guesses at passwords and links. `chat`: what is
   * said from there. `refusals`: how often it is told that it asks for too much, before its connections are closed
   * with a bare 429.
   */
  address: Record<string, Allowance>;
  /** The buckets of one person, whatever addresses, tokens and connections they use. */
  person: Record<string, Allowance>;
  /** The buckets of one table. `chat`: what is said by those who have no seat there. */
  table: Record<string, Allowance>;
  /**
   * The buckets of one WebSocket. `frames`: whatever is no whole message, such as pings; once they are spent, the
   * server reads on when one has come back.
   */
  socket: Record<string, Allowance>;
  /** What each kind of request or message takes from which bucket, of its address and of its person. */
  prices: Record<string, Price>;
  /** A larger request body is refused. */
  most_bytes: number;
  /** The same for a record that is brought. */
  most_record: number;
  /** A longer message over a WebSocket ends the connection. */
  most_message: number;
  /** WebSockets and streams that one address may have open; 0: no limit. */
  most_connections: number;
}

/** What a bucket holds. */
export interface Allowance {
  /** How many units come back each second; 0: no limit. */
  rate: number;
  /** How many units can be spent at once. */
  burst: number;
}

/** What one request or message of a kind costs its person and its address. */
export interface Price {
  bucket: string;
  cost: number;
}

/** Whether a game can be played. */
export interface GameReadiness {
  game: string;
  ready: boolean;
  /** How much of its rules is prepared. */
  percent: number;
}

/** Whether others in the same network can come in; whoever is not at the machine learns nothing here. */
export interface LocalNetworkInfo {
  /** Whether you sit at the machine itself, so that you may open the door and shut it. */
  yours: boolean;
  open: boolean;
  /** Where a phone in the same network finds this server, the likeliest first. */
  addresses: string[];
}

/** Take a seat: the first one that is free for you, or a certain one. */
export interface Sit {
  t: "sit";
  seat?: number | null;
  key?: string | null;
  id?: string | null;
}

/** Give your seat up before the match starts. */
export interface Leave {
  t: "leave";
  id?: string | null;
}

/** Refuse an invitation; the host is told, and may give the seat to somebody else. */
export interface Decline {
  t: "decline";
  id?: string | null;
}

/** The host: send away whoever sits on a seat before the match starts, a bot too, or take an invitation back. */
export interface Dismiss {
  t: "dismiss";
  seat: number;
  id?: string | null;
}

/** The host: let bots take all seats that are open, or one of them. */
export interface Fill {
  t: "fill";
  bot: string;
  seat?: number | null;
  id?: string | null;
}

/** The host: let somebody without an account take an open seat and play on your device. */
export interface Place {
  t: "place";
  seat: number;
  name?: string | null;
  id?: string | null;
}

/** The host: call the match off before it starts. */
export interface Cancel {
  t: "cancel";
  id?: string | null;
}

/** Commit to a text of your own for the dice, when every seat is taken: only its hash is told. */
export interface Contribute {
  t: "contribute";
  hash: string;
  id?: string | null;
}

/** Reveal the text that you committed to, once all hashes are sealed. */
export interface Reveal {
  t: "reveal";
  text: string;
  id?: string | null;
}

/** Say in whose hands your device is, on which several play: it is shown that seat's cards, or none at all. */
export interface Hand {
  t: "hand";
  seat?: number | null;
  id?: string | null;
}

/** Do a legal action, in its notation. */
export interface Play {
  t: "play";
  version: number;
  action: string;
  id?: string | null;
}

/** Say that you have been shown what you are asked: your time begins, if it has not by itself. */
export interface Seen {
  t: "seen";
  version: number;
  id?: string | null;
}

/** Take back your last action, if nothing came after it. */
export interface Undo {
  t: "undo";
  version: number;
  id?: string | null;
}

/** Ask the others: to take back to before your last action, or to stop the match. */
export interface Propose {
  t: "propose";
  version: number;
  what: "stop" | "undo";
  id?: string | null;
}

/** Agree to what was proposed, or refuse it; whoever proposed may withdraw it this way. */
export interface Answer {
  t: "answer";
  agree: boolean;
  id?: string | null;
}

/** Vote that a bot plays on for an absent player. */
export interface Vote {
  t: "vote";
  seat: number;
  id?: string | null;
}

/** Give up; a bot plays on for you. */
export interface Resign {
  t: "resign";
  id?: string | null;
}

/** Say something to everybody at the table. */
export interface Say {
  t: "say";
  text: string;
  id?: string | null;
}

/** Block a person, or no longer: what they say is hidden from you everywhere, and they cannot invite you. */
export interface Mute {
  t: "mute";
  who: string;
  muted?: boolean;
  id?: string | null;
}

/** Let the coach advise you when you are to act, or no longer; everybody is told. */
export interface Coach {
  t: "coach";
  on?: boolean;
  id?: string | null;
}

/** Play again with the same people; the first to ask sets the new table up. */
export interface Rematch {
  t: "rematch";
  id?: string | null;
}

/** Ask for a sign of life. */
export interface Ping {
  t: "ping";
  id?: string | null;
}

/** A table as it is asked for. */
export interface NewTable {
  game: string;
  /** Options of the game, such as its variant; the number of players follows from the seats. */
  options?: Record<string, unknown>;
  seats: SeatWish[];
  clock?: NoClock | TurnClock | MatchClock | DaysClock;
  /** Whether the lobby shows it; otherwise only whoever has the link finds it. */
  listed?: boolean;
  /** Whether others may watch. */
  watch?: boolean;
  /** Whether you take the first seat that is open. */
  sit?: boolean;
}

/** Who is to sit on a seat. */
export interface SeatWish {
  kind?: "bot" | "device" | "open" | "reserved";
  /** The bot's name, which is its level; the best one if none is named. */
  bot?: string | null;
  /** Whose seat it is, where it is reserved for an account. */
  login?: string | null;
  /** The same for anybody whose id is known, such as `who` on the seat of another table. */
  person?: string | null;
  /** What somebody is called who plays on the host's device. */
  name?: string | null;
}

/** What is studied: where it begins, and what is played from there. */
export interface Study {
  game: string;
  /** Begin with a new game of these options. */
  options?: Record<string, unknown> | null;
  /** Begin here instead: a position as an earlier answer gave it. */
  position?: Record<string, unknown> | null;
  /** Actions and chance outcomes, in their notation; dice and cards that are not named fall as they may. */
  play?: string[];
  /** Whose view is shown; everything is if none. */
  seat?: number | null;
  /** Whether the coach is asked too. */
  coach?: boolean;
  /** What the coach is asked to strive for, where there are several things to strive for. */
  target?: string | null;
  /** An action to be explained: is it allowed at the end of it all, and if not, why? */
  why?: string | null;
}

/** How a try went. */
export interface Result {
  found: boolean;
  /** As the card said that was tried: one that has been put back since stays where it is. */
  due?: number | null;
  /** When that was, for whoever had no connection; now if nothing is said. */
  at?: number | null;
}

/** A question for a process that grades. */
export interface Tried {
  exercise: Exercise;
  do: string;
}

/** A question for a process that grades whatever may be done. */
export interface AllTried {
  exercise: Exercise;
}

/** An answer to the puzzle of a day; without one it is given up. */
export interface PuzzleTry {
  day: number;
  do?: string | null;
}

/** How a guest wants to be called. */
export interface NewGuest {
  name?: string | null;
}

/** How a person wants to be called and drawn from now on; what is left out stays. */
export interface Looks {
  name?: string | null;
  portrait?: "archer" | "baker" | "falconer" | "fiddler" | "gardener" | "herald" | "midwife" | "miller" | "sailor" | "scribe" | "smith" | "weaver" | null;
}

/** Login and password. */
export interface Credentials {
  login: string;
  password: string;
}

/** The password until now, and the next. */
export interface NewPassword {
  old: string;
  new: string;
  tokens?: boolean;
}

/** That it is really the owner who leaves for good. */
export interface Farewell {
  password?: string | null;
}

/** That it is really the owner who wants a new link. */
export interface Renewal {
  password?: string | null;
  tokens?: boolean;
}

/** What stands after the `#` of a recovery link. */
export interface Recovery {
  token: string;
}

/** What a token is for. */
export interface NewToken {
  name: string;
}

/** Whether others in the same network are to come in. */
export interface LocalNetworkWish {
  open: boolean;
}
