import { render } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { drawingsOf } from "../src/learn/drawings";
import ChapterDrawing from "../src/learn/ChapterDrawing.svelte";
import { readRulebook } from "../src/learn/rulebook";
import { has, speak, LANGUAGES, type Language } from "../src/words/words.svelte";

const FOLDER = resolve(import.meta.dirname, "../../docs/rules");
const GAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -3));
const chaptersOf = (game: string) => readRulebook(readFileSync(resolve(FOLDER, `${game}.md`), "utf-8")).chapters;

test.each(GAMES)("every chapter of %s has a drawn example, and it draws something", async (game) => {
  const drawings = (await drawingsOf(game))!;
  expect(drawings.chapters).toEqual(chaptersOf(game).map(({ number }) => number));
  for (const chapter of drawings.chapters) {
    const { container, unmount } = render(ChapterDrawing, { drawings, chapter });
    const picture = container.querySelector(".picture")!;
    expect(picture.querySelectorAll("svg").length, chapter).toBeGreaterThan(0);
    expect(picture.textContent, chapter).not.toContain("undefined");
    unmount();
  }
});

test.each(Object.keys(LANGUAGES) as Language[])("in %s every drawing is told in words", async (language) => {
  await speak(language);
  for (const game of GAMES) {
    for (const { number } of chaptersOf(game)) expect(has(`web-drawing-${number}`), number).toBe(true);
  }
  await speak("en");
});

test("a game without drawings has none", () => {
  expect(drawingsOf("nothing")).toBeUndefined();
});
