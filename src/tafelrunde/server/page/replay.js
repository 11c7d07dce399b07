// Looking back at a match that is over, moment by moment.

import { get } from "./api.js";
import { drawBoard } from "./board.js";
import { button, el, fill, notice, whole } from "./dom.js";
import { language, t } from "./words.js";

const PAUSE = 80;

export class Replay {
  constructor(page) {
    this.page = page;
    this.open = false;
    this.at = 0;
    this.entries = 0;
    this.slider = el("input", {
      type: "range",
      min: 0,
      "aria-label": t("replay-slider"),
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.where = el("p", { class: "small" });
    this.told = el("div", { class: "told", role: "status" });
    const step = (text, to) => button(t(text), () => this.go(to()));
    this.place = el(
      "section",
      { class: "replay panel", hidden: true, "aria-label": t("replay-heading") },
      this.told,
      this.slider,
      this.where,
      el(
        "div",
        { class: "bar" },
        step("replay-first", () => 0),
        step("replay-back", () => this.at - 1),
        step("replay-next", () => this.at + 1),
        step("replay-last", () => this.entries),
        button(t("replay-close"), () => this.close()),
      ),
    );
  }

  async start() {
    this.open = true;
    this.place.hidden = false;
    await this.load(0);
    this.slider.focus();
  }

  close() {
    this.open = false;
    this.place.hidden = true;
    this.page.draw();
  }

  go(at) {
    this.at = Math.min(Math.max(at, 0), this.entries);
    this.slider.value = String(this.at);
    this.where.textContent = t("replay-at", { at: this.at, entries: this.entries });
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.load(this.at), PAUSE);
  }

  async load(at) {
    let moment;
    try {
      moment = await get(`/tables/${this.page.id}/replay?at=${at}&words=${language}`);
    } catch (refused) {
      notice(refused.message);
      return;
    }
    if (!this.open || (at !== this.at && this.entries)) return;
    this.at = at;
    this.entries = moment.entries;
    this.slider.max = String(moment.entries);
    this.slider.value = String(at);
    this.where.textContent = t("replay-at", { at, entries: moment.entries });
    drawBoard(this.page.board, moment.words.board);
    const events = moment.words.events.length ? moment.words.events : [at ? (moment.did ?? "") : t("replay-start")];
    fill(this.told, events.map((sentence) => el("p", {}, whole(sentence))));
  }
}
