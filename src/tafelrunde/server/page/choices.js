// The choices: everything that is legal now, as the server says; dice and cells can be pointed at.

import { button, el, fill } from "./dom.js";
import { has, t } from "./words.js";

const FEW = 9;
const MOST_FOUND = 40;
const COLUMNS = "abcdefgh";

export class Choices {
  constructor(choose) {
    this.choose = choose;
    this.all = [];
    this.shape = "";
    this.opened = new Map();
    this.filter = el("input", {
      type: "search",
      "aria-label": t("choices-filter"),
      placeholder: t("choices-filter"),
      title: t("choices-filter-hint"),
      autocomplete: "off",
      oninput: () => this.drawBody(),
      onkeydown: (event) => this.enter(event),
    });
    this.found = el("p", { class: "small", role: "status" });
    this.body = el("div", { class: "choose", onkeydown: (event) => this.move(event) });
    this.place = el(
      "section",
      { class: "choices", "aria-label": t("choices-heading") },
      el("div", { class: "finder" }, this.filter, this.found),
      this.body,
    );
    document.addEventListener("keydown", (event) => this.number(event));
  }

  show(match, quiet) {
    const all = (match?.legal ?? []).map((choice, index) => ({ ...choice, text: match.words.legal[index] }));
    const shape = match ? `${match.version} ${all.map((choice) => choice.do).join()}` : quiet;
    if (shape === this.shape) return;
    const held = this.place.contains(document.activeElement);
    this.shape = shape;
    this.all = all;
    this.quiet = quiet;
    this.filter.value = "";
    this.place.classList.toggle("many", all.length > FEW);
    this.drawBody();
    this.enable(true);
    if (held && all.length) this.buttons()[0]?.focus({ preventScroll: true });
  }

  enable(on) {
    this.body.inert = !on;
    this.place.classList.toggle("sending", !on);
  }

  buttons() {
    return [...this.body.querySelectorAll("button:not([disabled])")].filter((one) => one.offsetParent);
  }

  drawBody() {
    const wanted = this.filter.value.trim();
    this.found.textContent = "";
    if (!this.all.length) fill(this.body, el("p", { class: "small" }, this.quiet));
    else if (wanted) this.drawFound(wanted);
    else if (this.all.length <= FEW) fill(this.body, this.flat(this.all));
    else this.drawGroups();
    this.numbered();
  }

  drawFound(wanted) {
    const found = this.matching(wanted);
    this.found.textContent = found.length ? t("choices-found", { n: found.length }) : t("choices-none", { text: wanted });
    const more = found.length - MOST_FOUND;
    fill(
      this.body,
      this.flat(found.slice(0, MOST_FOUND)),
      more > 0 ? el("p", { class: "small" }, t("choices-more", { n: more })) : null,
    );
  }

  // Every typed part must begin a part of its own: "k 5 5" finds what keeps two fives.
  matching(wanted) {
    const parts = split(wanted);
    return this.all.filter((choice) => fits(parts, split(choice.do)) || fits(parts, split(choice.text)));
  }

  drawGroups() {
    const groups = new Map();
    for (const choice of this.all) {
      const kind = choice.action.type;
      groups.set(kind, [...(groups.get(kind) ?? []), choice]);
    }
    const large = [...groups].filter(([, choices]) => choices.length > FEW / 2);
    const small = [...groups].filter(([, choices]) => choices.length <= FEW / 2).flatMap(([, choices]) => choices);
    fill(this.body, small.length ? this.flat(small) : null, large.map(([kind, choices]) => this.group(kind, choices, large)));
  }

  group(kind, choices, large) {
    const remembered = this.opened.get(large.map(([name]) => name).join());
    const open = remembered ? remembered === kind : large.length === 1;
    const heading = has(`kind.${kind}`) ? t(`kind.${kind}`) : kind;
    return el(
      "details",
      {
        name: "kind",
        open,
        ontoggle: (event) => {
          if (event.target.open) this.opened.set(large.map(([name]) => name).join(), kind);
          this.numbered();
        },
      },
      el("summary", {}, heading, " ", el("span", { class: "count" }, String(choices.length))),
      this.pointing(choices),
    );
  }

  // Where choices differ by dice or by cells these can be tapped; otherwise they are listed.
  pointing(choices) {
    if (choices.every(({ action }) => Array.isArray(action.dice))) return this.dicePicker(choices);
    if (choices.every(({ action }) => action.cell)) return this.cells(choices);
    if (choices.every(({ action }) => action.character) && choices.length > FEW) return this.byCharacter(choices);
    return this.flat(choices);
  }

  flat(choices) {
    return el("div", { class: "buttons" }, choices.map((choice) => this.one(choice)));
  }

  one(choice, text = choice.text) {
    return button(capital(text), () => this.choose(choice), { "data-do": choice.do, title: choice.do });
  }

  cells(choices) {
    const by = new Map(choices.map((choice) => [choice.action.cell, choice]));
    const rows = [...new Set(choices.map(({ action }) => Number(action.cell.slice(1))))].sort((a, b) => b - a);
    const cell = (name) => {
      const choice = by.get(name);
      if (!choice) return el("span", { class: "cell" });
      return button(name, () => this.choose(choice), {
        class: "cell",
        "data-do": choice.do,
        "data-cell": name,
        "aria-label": choice.text,
        title: choice.text,
      });
    };
    return el(
      "div",
      { class: "cells" },
      rows.flatMap((row) => [...COLUMNS].map((column) => cell(`${column}${row}`))),
    );
  }

  byCharacter(choices) {
    const names = [...new Set(choices.map(({ action }) => action.character))];
    return el(
      "div",
      {},
      names.map((name) => {
        const own = choices.filter(({ action }) => action.character === name);
        if (own.length === 1) return this.flat(own);
        const heading = own[0].text.split(":")[0];
        return el(
          "details",
          { name: "character", ontoggle: () => this.numbered() },
          el("summary", {}, heading, " ", el("span", { class: "count" }, String(own.length))),
          el("div", { class: "buttons" }, own.map((choice) => this.one(choice, choice.text.replace(/^[^:]*: /, "")))),
        );
      }),
    );
  }

  dicePicker(choices) {
    const key = (dice) => [...dice].sort().join();
    const by = new Map(choices.map((choice) => [key(choice.action.dice), choice]));
    const dice = mostOfEach(choices.map(({ action }) => action.dice));
    const kept = new Set();
    const go = button("", () => this.choose(by.get(key(picked()))), { class: "primary keep" });
    const picked = () => dice.filter((_, index) => kept.has(index));
    const show = () => {
      const choice = by.get(key(picked()));
      go.disabled = !choice;
      go.textContent = choice ? capital(choice.text) : t("dice-not");
      if (choice) go.dataset.do = choice.do;
    };
    const toggles = dice.map((number, index) => {
      const die = button(String(number), () => {
        if (!kept.delete(index)) kept.add(index);
        die.setAttribute("aria-pressed", String(kept.has(index)));
        show();
      }, { class: "die", "data-die": number, "aria-pressed": "false", "aria-label": t("die-keep", { number }) });
      return die;
    });
    show();
    return el(
      "div",
      { class: "picker" },
      el("p", { class: "small" }, t("dice-pick")),
      el("div", { class: "dice-row" }, toggles),
      go,
      el(
        "details",
        { ontoggle: () => this.numbered() },
        el("summary", {}, t("all-choices")),
        this.flat(choices),
      ),
    );
  }

  // The keyboard ----------------------------------------------------------------------------------------

  numbered() {
    for (const one of this.body.querySelectorAll("[data-number]")) delete one.dataset.number;
    if (this.body.querySelector("[data-die]")) return;
    const listed = this.buttons().filter((one) => !one.dataset.cell);
    listed.slice(0, 9).forEach((one, index) => (one.dataset.number = index + 1));
  }

  number(event) {
    const typing = event.target.closest("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.altKey || event.metaKey || this.body.inert) return;
    if (event.key === "/" && this.all.length > FEW) {
      event.preventDefault();
      this.filter.focus();
    } else if (event.key === "Enter" && event.target === document.body) {
      this.body.querySelector(".keep")?.click();
    } else if (/^[1-9]$/.test(event.key)) {
      const dice = [...this.body.querySelectorAll(`[data-die="${event.key}"]`)];
      if (dice.length) this.toggleOne(dice);
      else this.body.querySelector(`[data-number="${event.key}"]`)?.click();
    }
  }

  // Keep one more of these; after the last one none.
  toggleOne(dice) {
    const left = dice.filter((die) => die.ariaPressed === "false");
    for (const die of left.length ? left.slice(0, 1) : dice) die.click();
  }

  enter(event) {
    if (event.key === "Escape") {
      this.filter.value = "";
      this.drawBody();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      this.buttons()[0]?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const found = this.matching(this.filter.value.trim());
      const exact = found.find((choice) => split(choice.do).length === split(this.filter.value).length);
      const chosen = found.length === 1 ? found[0] : exact;
      if (chosen && !this.body.inert) this.choose(chosen);
    }
  }

  move(event) {
    const cell = event.target.dataset?.cell;
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (!(event.key in steps) || event.target.tagName !== "BUTTON") return;
    event.preventDefault();
    if (cell) this.moveOnBoard(cell, event.key);
    else {
      const all = this.buttons();
      all[(all.indexOf(event.target) + steps[event.key] + all.length) % all.length]?.focus();
    }
  }

  // To the nearest cell in that direction, rather in the same line than elsewhere.
  moveOnBoard(from, key) {
    const point = (name) => [COLUMNS.indexOf(name[0]), Number(name.slice(1))];
    const [x, y] = point(from);
    const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    const away = (one) => {
      const [cx, cy] = point(one.dataset.cell);
      const ahead = (cx - x) * dx + (cy - y) * dy;
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      return ahead > 0 ? ahead + 3 * aside : Infinity;
    };
    const ahead = this.buttons().filter((one) => one.dataset.cell && away(one) < Infinity);
    ahead.sort((one, other) => away(one) - away(other))[0]?.focus();
  }
}

function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function split(text) {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function fits(wanted, parts) {
  const left = [...parts];
  return wanted.every((part) => {
    const exact = left.indexOf(part);
    const index = exact >= 0 ? exact : left.findIndex((one) => one.startsWith(part));
    return index >= 0 && left.splice(index, 1);
  });
}

// The dice on the table: of each number as many as any choice holds.
function mostOfEach(hands) {
  return [1, 2, 3, 4, 5, 6].flatMap((number) => {
    const most = Math.max(...hands.map((hand) => hand.filter((die) => die === number).length));
    return Array(most).fill(number);
  });
}
