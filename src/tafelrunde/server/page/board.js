// The board as text.

import { el, fill, whole } from "./dom.js";

const RULE = /^-{20,}$/;

// The text drawing, line by line, so that a narrow screen can wrap each of them.
export function drawBoard(place, text) {
  const lines = text.split("\n").filter((line) => !RULE.test(line));
  fill(place, lines.map((line) => el("span", { class: "row" }, line ? whole(line) : " ")));
}
