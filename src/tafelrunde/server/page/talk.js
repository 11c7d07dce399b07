// What happened and what is said: the log and the chat.

import { self } from "./api.js";
import { charge } from "./charges.js";
import { button, el, fill, whole } from "./dom.js";
import { t } from "./words.js";

const MOST_CHAT = 300;
const MOST_LINES = 400;

export class Talk {
  constructor(page) {
    this.page = page;
    this.said = [];
    this.log = el("ol", { class: "log", role: "log", "aria-label": t("log-heading"), tabindex: 0 });
    this.chat = el("ol", { class: "chat", role: "log", "aria-label": t("chat-heading"), tabindex: 0 });
    this.silent = el("ul", { class: "muted" });
    this.input = el("input", { maxlength: MOST_CHAT, "aria-label": t("chat-say"), placeholder: t("chat-say"), autocomplete: "off" });
    this.place = el(
      "aside",
      { class: "rail", "aria-label": t("log-and-chat") },
      el("details", { open: true, class: "log-part" }, el("summary", {}, t("log-heading")), this.log),
      el(
        "details",
        { open: true, class: "chat-part" },
        el("summary", {}, t("chat-heading")),
        this.chat,
        this.silent,
        el("form", { class: "together", onsubmit: (event) => this.say(event) }, this.input, el("button", {}, t("chat-send"))),
      ),
    );
  }

  begin(log, chat) {
    this.log.replaceChildren();
    this.tell(log.flatMap((line) => line.words ?? []));
    this.said = chat;
  }

  tell(sentences) {
    this.log.append(...sentences.map((sentence) => el("li", {}, whole(sentence))));
    while (this.log.children.length > MOST_LINES) this.log.firstChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  get last() {
    return this.log.lastElementChild?.textContent;
  }

  hear(said) {
    if (!this.said.some((line) => line.number === said.number)) this.said.push(said);
  }

  draw() {
    const muted = this.muted();
    const shown = this.said.filter(({ who }) => !(who in muted));
    const shape = JSON.stringify([shown.map(({ number }) => number), muted, self.me?.id]);
    if (shape === this.shape) return;
    this.shape = shape;
    fill(this.chat, shown.length ? shown.map((line) => this.line(line)) : el("li", { class: "small" }, t("chat-empty")));
    fill(this.silent, Object.entries(muted).map(([who, name]) =>
      el("li", {}, t("chat-muted", { name }), " ", button(t("chat-unmute"), () => this.mute(who, name, false))),
    ));
    this.chat.scrollTop = this.chat.scrollHeight;
  }

  line({ who, name, seat, text }) {
    const other = self.me && who !== self.me.id;
    return el(
      "li",
      {},
      seat === null ? null : charge(seat),
      el("strong", {}, name || t("seat-gone")),
      " ",
      el("span", {}, text),
      other ? button("×", () => this.mute(who, name, true), { class: "mute", title: t("chat-mute", { name }), "aria-label": t("chat-mute", { name }) }) : null,
    );
  }

  async say(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    // What was not answered stays in the field.
    if (await this.page.askInPerson({ t: "say", text })) this.input.value = "";
  }

  // The server does not say whom we muted, so this browser remembers.
  muted() {
    return JSON.parse(localStorage.getItem(this.mutedKey()) ?? "{}");
  }

  mutedKey() {
    return `tafelrunde.muted.${this.page.id}.${self.me?.id ?? ""}`;
  }

  async mute(who, name, muted) {
    if (!(await this.page.ask({ t: "mute", who, muted }))) return;
    const known = this.muted();
    if (muted) known[who] = name;
    else delete known[who];
    localStorage.setItem(this.mutedKey(), JSON.stringify(known));
    if (muted) this.draw();
    else this.page.line.renew();
  }
}
