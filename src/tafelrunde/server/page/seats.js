// The players: who sits where, who is here, whose clock runs.

import { self } from "./api.js";
import { charge, letter } from "./charges.js";
import { button, el, refill } from "./dom.js";
import { named, t, time } from "./words.js";

const SHORT = 10000;

export class Seats {
  constructor(page) {
    this.page = page;
    this.clocks = [];
    this.list = el("ol", { class: "seats" });
    this.place = el("section", { class: "players", "aria-label": t("seats-heading") }, this.list);
  }

  draw() {
    this.clocks = [];
    refill(this.list, this.page.table.seats.map((seat, number) => this.plate(seat, number)));
    this.tick();
  }

  plate(seat, number) {
    const { page } = this;
    const { match, table } = page;
    const acts = table.status === "running" && match?.to_act === number;
    const clock = table.clock.kind === "none" ? null : el("span", { class: "clock" });
    if (clock) this.clocks[number] = clock;
    const free = seat.kind === "open" || seat.kind === "reserved";
    return el(
      "li",
      { class: `plate${acts ? " acts" : ""}${free ? " free" : ""}`, "aria-current": acts ? "true" : null },
      charge(number),
      el(
        "span",
        { class: "name" },
        el("span", { class: "letter" }, letter(number)),
        " ",
        free ? t(`seat-${seat.kind}`) : page.name(number),
      ),
      el("span", { class: "notes" }, this.notes(seat, number, acts).join(" · ")),
      clock,
      this.voting(seat, number),
    );
  }

  notes(seat, number, acts) {
    const { table, you } = this.page;
    const notes = [];
    if (acts) notes.push(t("seat-turn"));
    if (number === you) notes.push(t("seat-you"));
    if (seat.who && seat.who === table.host) notes.push(t("seat-host"));
    if (seat.bot) notes.push(t(seat.kind === "human" ? "seat-bot-for" : "seat-bot", { bot: named("bot", seat.bot) }));
    else if (seat.kind === "human" && table.status !== "over" && number !== you) {
      notes.push(t(seat.present ? "seat-here" : "seat-away"));
    }
    return notes;
  }

  voting(seat, number) {
    const { page } = this;
    const absent = page.table.status === "running" && seat.kind === "human" && !seat.bot && !seat.present;
    if (!absent || page.you === null || number === page.you || !self.me) return null;
    return el(
      "span",
      { class: "vote" },
      button(t("seat-vote"), () => page.ask({ t: "vote", seat: number }), { "data-key": `vote-${number}` }),
      seat.votes?.length ? el("small", {}, t("seat-votes", { n: seat.votes.length })) : null,
    );
  }

  // Clocks run on the server; between its messages we only count along.
  tick() {
    const clocks = this.page.match?.clocks;
    if (!clocks) return;
    const since = Date.now() + this.page.offset - clocks.at;
    this.clocks.forEach((place, seat) => {
      const left = clocks.left[seat] - (clocks.running === seat ? since : 0);
      place.textContent = time(left);
      place.classList.toggle("short", clocks.running === seat && left < SHORT);
    });
  }
}
