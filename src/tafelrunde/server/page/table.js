// A table: listens to the server, keeps what it said, and lets the parts of the page show it.

import { comeIn, games, get, rememberedName, self } from "./api.js";
import { drawBoard } from "./board.js";
import { Choices } from "./choices.js";
import { button, confirmed, copyable, el, fill, labelled, notice, refill, select } from "./dom.js";
import { Denied, Line, Lost } from "./live.js";
import { Replay } from "./replay.js";
import { Seats } from "./seats.js";
import { Talk } from "./talk.js";
import { clockWords, language, list, named, t } from "./words.js";

const EXAMPLES = { knights: "take left", court: "claim farmer", torres: "B d4" };

export function showTable(main, id) {
  new TablePage(main, id);
}

class TablePage {
  constructor(main, id) {
    this.id = id;
    this.table = null;
    this.match = null;
    this.busy = false;
    this.offset = 0;
    this.key = new URLSearchParams(location.search).get("key");
    this.build(main);
    this.line = new Line(`/tables/${encodeURIComponent(id)}/socket?labels=1&words=${language}`, {
      talks: true,
      hear: (message) => this.hear(message),
      state: (state) => this.showLine(state),
      failed: () => this.lookForTable(),
    });
    setInterval(() => this.seats.tick(), 500);
  }

  build(main) {
    this.prompt = el("p", { id: "prompt", role: "status", "aria-live": "polite" });
    this.board = el("pre", { class: "board", tabindex: 0, role: "region", "aria-label": t("board-heading") });
    this.before = el("section", { class: "before", hidden: true });
    this.asked = el("div", { class: "asked", role: "alert", hidden: true });
    this.after = el("section", { class: "after", hidden: true });
    this.actions = el("div", { class: "bar actions" });
    this.choices = new Choices((choice) => this.play(choice.do));
    this.seats = new Seats(this);
    this.talk = new Talk(this);
    this.replay = new Replay(this);
    fill(
      main,
      this.prompt,
      this.seats.place,
      el(
        "div",
        { class: "middle" },
        this.asked,
        this.replay.place,
        this.board,
        this.before,
        this.after,
        this.choices.place,
        this.actions,
      ),
      this.talk.place,
    );
    main.className = "table";
    this.prompt.textContent = t("lobby-loading");
  }

  // What the server says --------------------------------------------------------------------------------

  hear(message) {
    if (message.t === "state") this.takeState(message);
    else if (message.t === "table") this.table = message;
    else if (message.t === "update") this.takeUpdate(message);
    else if (message.t === "chat") this.talk.hear(message.said);
    else return;
    this.draw();
    this.settleIn();
  }

  takeState({ table, match, now, log, chat }) {
    this.table = table;
    this.match = match;
    this.busy = false;
    this.offset = now - Date.now();
    this.talk.begin(log, chat);
  }

  takeUpdate(update) {
    this.match = update;
    this.busy = false;
    this.talk.tell(update.words?.events ?? []);
  }

  // My seat; the server's word at the beginning may be older than the table that followed.
  get you() {
    const { me } = self;
    const seat = me ? this.table.seats.findIndex((place) => place.who === me.id && !place.bot) : -1;
    return seat < 0 ? null : seat;
  }

  get myTurn() {
    return this.table.status === "running" && this.you !== null && this.match?.to_act === this.you;
  }

  name(seat) {
    const { name, bot } = this.table.seats[seat];
    return name || `${bot ? named("bot", bot) : t("seat-gone")} ${seat + 1}`;
  }

  // Things that are done without being asked: sit down by a key, and add to the dice.
  settleIn() {
    if (this.table.status !== "open") return;
    if (this.key && self.me && this.you === null && !this.tried) {
      this.tried = true;
      this.sit();
    } else if (this.you !== null && !this.table.seats[this.you].contributed && !this.contributing) {
      this.contributing = true;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      this.line.ask({ t: "contribute", text }).catch(() => (this.contributing = false));
    }
  }

  showLine(state) {
    document.getElementById("line").textContent = state === "up" ? "" : t("reconnecting");
    document.body.classList.toggle("offline", state !== "up");
    if (state !== "up" && this.busy) notice(t("lost-action"));
    this.choices.enable(state === "up");
  }

  async lookForTable() {
    if (this.table) return;
    try {
      await get(`/tables/${encodeURIComponent(this.id)}`);
    } catch (refused) {
      if (refused.status !== 404) return;
      this.line.end();
      this.showLine("up");
      fill(
        document.getElementById("main"),
        el("h1", {}, t("not-found")),
        el("p", {}, refused.message),
        el("a", { href: "/" }, t("to-home")),
      );
    }
  }

  // What we ask -----------------------------------------------------------------------------------------

  async ask(command) {
    try {
      return await this.line.ask(command);
    } catch (error) {
      if (error instanceof Lost) notice(t("offline"));
      else if (error instanceof Denied) notice(error.message);
      else throw error;
      return null;
    }
  }

  // Whoever says or takes something for the first time becomes a guest, and listens as that guest.
  async askInPerson(command, name) {
    try {
      const me = await comeIn(name);
      if (this.line.person !== me.id) await this.renewed();
    } catch (refused) {
      notice(refused.message);
      return null;
    }
    return this.ask(command);
  }

  renewed() {
    this.line.renew();
    return new Promise((resolve) => {
      const hear = this.line.hear;
      this.line.hear = (message) => {
        this.line.hear = hear;
        hear(message);
        resolve();
      };
    });
  }

  async play(action) {
    if (this.busy || !this.myTurn) return;
    this.busy = true;
    this.choices.enable(false);
    const { version } = this.match;
    const done = await this.ask({ t: "play", version, action });
    if (!done && this.match.version === version) {
      this.busy = false;
      this.choices.enable(this.line.up);
    }
  }

  async sit(seat, name) {
    const done = await this.askInPerson({ t: "sit", seat, key: this.key ?? undefined }, name);
    if (!done) return;
    this.key = null;
    history.replaceState(null, "", location.pathname);
  }

  async why(action) {
    try {
      const { legal, problem } = await get(`/tables/${this.id}/why?action=${encodeURIComponent(action)}`);
      return legal ? t("why-legal") : problem.message;
    } catch (refused) {
      return refused.message;
    }
  }

  // What is shown ---------------------------------------------------------------------------------------

  draw() {
    const { table, match } = this;
    const game = t(`game.${table.game}`);
    document.getElementById("where").textContent = game;
    document.title = `${this.myTurn ? `● ${t("your-turn")} – ` : ""}${game} – ${t("title")}`;
    const sentence = this.sentence();
    if (this.prompt.textContent !== sentence) this.prompt.textContent = sentence;
    this.prompt.classList.toggle("mine", this.myTurn);
    if (!this.replay.open && match?.words) drawBoard(this.board, match.words.board);
    this.board.hidden = !match;
    this.choices.show(this.myTurn && this.line.up ? match : null, this.quiet());
    this.choices.place.hidden = table.status !== "running" || !match;
    this.seats.draw();
    this.talk.draw();
    this.drawBefore();
    this.drawAsked();
    this.drawActions();
    this.drawAfter();
  }

  quiet() {
    return t(this.you === null ? "choices-watch" : "choices-wait");
  }

  sentence() {
    const { table, match } = this;
    if (table.status === "open") return this.waiting();
    if (table.status === "over") return this.ending();
    return match?.words?.prompt || t("no-watching");
  }

  waiting() {
    const free = this.table.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved");
    if (!free.length) return t("wait-start");
    if (this.you !== null || !self.me) return t("wait-seats", { n: free.length });
    return t(this.key || free.some((seat) => seat.kind === "open") ? "wait-sit" : "wait-reserved");
  }

  ending() {
    const { table, match } = this;
    const outcome = match?.outcome;
    if (!outcome) return t(`ending.${table.ending ?? "abandoned"}`);
    const names = list(outcome.winners.map((seat) => this.name(seat)));
    const scores = outcome.scores.map((score, seat) => `${this.name(seat)} ${score}`).join(", ");
    const won = this.talk.last ?? t(outcome.winners.length === 1 ? "won-one" : "won-many", { names });
    // Where nobody counts points, the scores only say who won.
    return Math.max(...outcome.scores) > 1 ? `${won} ${t("scores", { scores })}` : won;
  }

  async drawBefore() {
    const { table } = this;
    this.before.hidden = table.status !== "open";
    if (this.before.hidden) return this.before.replaceChildren();
    const shape = JSON.stringify([table.seats.map((seat) => [seat.kind, seat.who]), this.you, self.me?.id]);
    if (shape === this.beforeShape) return;
    this.beforeShape = shape;
    const isHost = self.me?.id === table.host;
    const free = table.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved");
    refill(
      this.before,
      el("p", { class: "small" }, this.agreed()),
      this.you === null && (this.key || free.some((seat) => seat.kind === "open")) ? this.sitForm() : null,
      free.length ? this.invitation() : null,
      el(
        "div",
        { class: "bar" },
        isHost && free.length ? this.fillForm() : null,
        this.you === null ? null : button(t("get-up"), () => this.getUp(), { "data-key": "leave" }),
        isHost ? button(t("call-off"), () => this.callOff(), { "data-key": "cancel" }) : null,
      ),
      this.dice(),
    );
    if (isHost && free.some((seat) => seat.kind === "reserved")) this.drawInvitations();
  }

  // What the host has chosen, in one line.
  agreed() {
    const { clock, listed, watch, options, seats } = this.table;
    const chosen = Object.entries(options).filter(([name]) => name !== "players");
    return [
      t("players", { n: seats.length }),
      ...chosen.map(([name, value]) => `${named("option", name)}: ${this.chosen(name, value)}`),
      clockWords(clock),
      t(listed ? "is-listed" : "is-unlisted"),
      t(watch ? "is-watched" : "is-private"),
    ].join(" · ");
  }

  chosen(name, value) {
    if (name === "start") return t("setup-seat", { number: value + 1 });
    if (Array.isArray(value)) return t("own-deck");
    return typeof value === "boolean" ? t(value ? "yes" : "no") : named("value", value);
  }

  getUp() {
    this.contributing = false;
    this.tried = true;
    this.ask({ t: "leave" });
  }

  async callOff() {
    if (await confirmed(t("call-off-ask"), t("call-off-yes"), t("keep-table"))) this.ask({ t: "cancel" });
  }

  sitForm() {
    const input = el("input", { maxlength: 24, value: rememberedName() ?? "", autocomplete: "nickname" });
    const submit = (event) => {
      event.preventDefault();
      this.sit(undefined, input.value);
    };
    return el(
      "form",
      { class: "sit", onsubmit: submit },
      self.me ? null : labelled(t("your-name"), input, t("name-hint")),
      el("button", { class: "primary", "data-key": "sit" }, t(this.key ? "sit-reserved" : "sit-down")),
    );
  }

  invitation() {
    this.links = el("div", { class: "links" });
    const address = `${location.origin}/t/${this.id}`;
    return el(
      "section",
      { class: "panel" },
      el("h2", {}, t("invite-heading")),
      copyable(address, t("invite-copy"), t("copied")),
      this.links,
    );
  }

  async drawInvitations() {
    const place = this.links;
    const invitations = await get(`/tables/${this.id}/invitations`);
    const links = invitations.map(({ seat, key }) =>
      copyable(
        `${location.origin}/t/${this.id}?key=${encodeURIComponent(key)}`,
        t("invite-seat", { number: seat + 1 }),
        t("copied"),
      ),
    );
    fill(place, links);
  }

  fillForm() {
    const level = el("select", { "aria-label": t("fill-bots"), "data-key": "level" });
    games().then((all) => {
      const { bots } = all.find((game) => game.name === this.table.game);
      const levels = [...bots].reverse().map((bot, index) => [bot, t(index ? "bot-named" : "bot-best", { bot: named("bot", bot) })]);
      level.replaceChildren(...select(levels).children);
      level.value = bots.at(-1);
    });
    return el(
      "span",
      { class: "together" },
      level,
      button(t("fill-bots"), () => this.ask({ t: "fill", bot: level.value }), { "data-key": "fill" }),
    );
  }

  dice() {
    const { commitment, secret, status } = this.table;
    const facts = [];
    if (commitment) facts.push(el("dt", {}, t("dice-hash")), el("dd", {}, el("code", {}, commitment)));
    if (secret) facts.push(el("dt", {}, t("dice-secret")), el("dd", {}, el("code", {}, secret)));
    const file = `${this.table.game}-${this.id}.jsonl`;
    const over = status === "over";
    return el(
      "details",
      { class: "dice" },
      el("summary", {}, t("dice-heading")),
      el("p", {}, t(over ? (secret ? "dice-check" : "dice-brought") : "dice-promise")),
      over ? el("p", {}, el("code", {}, `tafelrunde verify ${file}`)) : null,
      el("dl", {}, facts),
    );
  }

  drawAsked() {
    const { proposal } = this.table;
    this.asked.hidden = !proposal || this.table.status !== "running";
    if (this.asked.hidden) return this.asked.replaceChildren();
    const { what, seat, agreed } = proposal;
    const mine = seat === this.you;
    const open = this.you !== null && !agreed.includes(this.you);
    const answer = (text, agree) => button(text, () => this.ask({ t: "answer", agree }), { "data-key": text });
    refill(
      this.asked,
      el("p", {}, mine ? t("you-asked") : t(`asks-${what}`, { name: this.name(seat) })),
      mine ? answer(t("withdraw"), false) : null,
      open ? answer(t("agree"), true) : null,
      open ? answer(t("refuse"), false) : null,
    );
  }

  drawActions() {
    const { match, you, table } = this;
    this.actions.hidden = table.status !== "running" || !match;
    if (this.actions.hidden) return this.actions.replaceChildren();
    const up = this.line.up;
    const propose = (what) => this.ask({ t: "propose", version: this.match.version, what });
    const act = (text, does, attributes = {}) =>
      button(t(text), does, { "data-key": text, disabled: !up, ...attributes });
    const seated = you !== null;
    this.whyForm ??= this.makeWhy();
    this.whyForm.hidden = !this.myTurn;
    this.diceBox ??= this.dice();
    refill(
      this.actions,
      seated ? act("undo", () => this.ask({ t: "undo", version: this.match.version }), { disabled: !up || !match.undo }) : null,
      seated ? act("ask-undo", () => propose("undo"), { disabled: !up || Boolean(table.proposal) }) : null,
      seated ? act("offer-stop", () => propose("stop"), { disabled: !up || Boolean(table.proposal) }) : null,
      seated ? act("resign", () => this.resign()) : null,
      this.whyForm,
      this.diceBox,
    );
  }

  async resign() {
    if (await confirmed(t("resign-ask"), t("resign-yes"), t("resign-no"))) this.ask({ t: "resign" });
  }

  makeWhy() {
    const input = el("input", { maxlength: 200, "aria-label": t("why-action"), required: true, "data-key": "why" });
    const answer = el("p", { role: "status" });
    const submit = async (event) => {
      event.preventDefault();
      answer.textContent = await this.why(input.value.trim());
    };
    return el(
      "details",
      { class: "why" },
      el("summary", {}, t("why-not")),
      el("p", { class: "small" }, t("why-hint", { example: EXAMPLES[this.table.game] })),
      el("form", { class: "together", onsubmit: submit }, input, el("button", {}, t("why-ask"))),
      answer,
    );
  }

  drawAfter() {
    const { table, match } = this;
    this.after.hidden = table.status !== "over";
    if (this.after.hidden) return;
    const sat = self.me && table.seats.some((seat) => seat.who === self.me.id);
    refill(
      this.after,
      el(
        "div",
        { class: "bar" },
        sat ? button(t(table.rematch ? "rematch-join" : "rematch"), () => this.again(), { class: "primary", "data-key": "again" }) : null,
        match ? button(t("replay"), () => this.replay.start(), { "data-key": "replay" }) : null,
        el("a", { class: "button", href: `/api/v1/tables/${this.id}/record`, download: true }, t("download")),
        el("a", { class: "button", href: "/" }, t("to-home")),
      ),
      table.rematch && !sat ? el("p", {}, el("a", { href: `/t/${table.rematch}` }, t("rematch-there"))) : null,
      table.before ? el("p", {}, el("a", { href: `/t/${table.before}` }, t("match-before"))) : null,
      this.dice(),
    );
  }

  async again() {
    const done = await this.ask({ t: "rematch" });
    if (done?.table) location.assign(`/t/${done.table}`);
  }
}
