import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hurrying } from "../src/stage/hurry";

const stage = { behind: true, hurry: vi.fn(), skip: vi.fn() };
const done = vi.fn();
let leave: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="frame"><i>ground</i><button data-die="3">die</button>
    <div class="dock"><button>roll</button></div><button class="log">log</button></div>`;
  document.querySelectorAll("button").forEach((button) => button.addEventListener("click", done));
  leave = hurrying(stage)(document.getElementById("frame")!);
  stage.behind = true;
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const click = (selector: string) => {
  const target = document.querySelector<HTMLElement>(selector)!;
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.click();
};

test("a click on the ground or on a thing ends the beat, and does nothing else", () => {
  click("i");
  vi.advanceTimersByTime(400);
  click("[data-die]");
  expect(stage.hurry).toHaveBeenCalledTimes(2);
  expect(done).not.toHaveBeenCalled();
});

test("a button in the dock goes to the present and acts", () => {
  click(".dock button");
  expect(stage.skip).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledOnce();
});

test("other buttons only act", () => {
  click(".log");
  expect([stage.hurry, stage.skip].some((way) => way.mock.calls.length)).toBe(false);
  expect(done).toHaveBeenCalledOnce();
});

test("the second click of two never acts, even if the first one led to the present", () => {
  stage.hurry.mockImplementationOnce(() => (stage.behind = false));
  click("[data-die]");
  click("[data-die]");
  expect(done).not.toHaveBeenCalled();
});

test("a long press leads to the present; its click does nothing more", () => {
  const die = document.querySelector<HTMLElement>("[data-die]")!;
  stage.skip.mockImplementationOnce(() => (stage.behind = false));
  die.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(600);
  die.click();
  expect(stage.skip).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
});

test("in the present a click acts", () => {
  stage.behind = false;
  click("[data-die]");
  expect(done).toHaveBeenCalledOnce();
});
