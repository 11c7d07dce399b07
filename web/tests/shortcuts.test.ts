import { expect, test } from "vitest";
import { press, shortcuts } from "../src/table/shortcuts";

/** A page with these buttons; the names of what is pressed are noted. */
function page(html: string): { root: HTMLElement; pressed: string[] } {
  const pressed: string[] = [];
  document.body.innerHTML = html;
  document.body.querySelectorAll("button").forEach((button) => {
    button.addEventListener("click", () => pressed.push(button.textContent));
  });
  return { root: document.body, pressed };
}

const DOCK = `
  <button class="primary">Next</button>
  <div class="dock"><div class="now"><button>Stop</button><button class="primary">Roll</button></div>
  <button data-key="u" disabled>Undo</button><button data-key="h" aria-label="Ask the coach (H)">Coach</button></div>`;

const key = (name: string, target: EventTarget = document.body, more = {}): KeyboardEvent =>
  Object.defineProperty(new KeyboardEvent("keydown", { key: name, ...more }), "target", { value: target });

test("Space presses the primary button of the dock", () => {
  const { root, pressed } = page(DOCK);
  expect(press(root, key(" "))).toBe(true);
  expect(pressed).toEqual(["Roll"]);
});

test("a focused button keeps Space for itself", () => {
  const { root, pressed } = page(DOCK);
  expect(press(root, key(" ", root.querySelector("[data-key=h]")!))).toBe(false);
  expect(pressed).toEqual([]);
});

test("letters press what says so, unless it is disabled", () => {
  const { root, pressed } = page(DOCK);
  expect(press(root, key("H"))).toBe(true);
  expect(press(root, key("u"))).toBe(false);
  expect(press(root, key("z"))).toBe(false);
  expect(pressed).toEqual(["Coach"]);
});

test("numbers press the board's choices, or else the dock's", () => {
  const { root, pressed } = page(`${DOCK}<button data-key="2">Second die</button>`);
  press(root, key("1"));
  press(root, key("2"));
  expect(pressed).toEqual(["Stop", "Second die"]);
});

test("nothing is pressed while somebody types or holds a modifier", () => {
  const { root, pressed } = page(`${DOCK}<input />`);
  expect(press(root, key("h", root.querySelector("input")!))).toBe(false);
  expect(press(root, key("h", root, { ctrlKey: true }))).toBe(false);
  expect(pressed).toEqual([]);
});

test("the list names what the keys do", () => {
  expect(shortcuts(page(DOCK).root, "Space")).toEqual([
    { key: "Space", label: "Roll" },
    { key: "U", label: "Undo" },
    { key: "H", label: "Ask the coach" },
  ]);
});
