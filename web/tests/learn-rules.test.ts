import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readRulebook } from "../src/learn/rulebook";
import { folded, found, marking, wordsOf } from "../src/learn/searching";

const FOLDER = resolve(import.meta.dirname, "../../docs/rules");
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: "utf-8" }).filter((path) => path.endsWith(".md"));
const read = (path: string) => readFileSync(resolve(FOLDER, path), "utf-8");
const knights = readRulebook(read("knights.md"));

describe.each(PAGES)("the rules page %s", (path) => {
  const source = read(path);
  const book = readRulebook(source);
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);

  test("keeps every clause, in order and once", () => {
    const written = [...source.matchAll(/^- \*\*(\w+\.\d+)\*\*/gm)].map((match) => match[1]);
    expect(clauses.map((clause) => clause.number).filter(Boolean)).toEqual(written);
    expect(written.length).toBeGreaterThan(20);
  });

  test("links only to clauses and chapters that exist", () => {
    const places = new Set([...clauses, ...book.chapters].map(({ number }) => number));
    const links = [...clauses.map(({ html }) => html), book.intro].flatMap((html) => [
      ...html.matchAll(/href="#([^"]+)"/g),
    ]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.map((link) => link[1]).filter((number) => !places.has(number!))).toEqual([]);
  });
});

test("a clause without a number is refused", () => {
  expect(() => readRulebook("# Game\n\n## K1 Start\n\n- no number")).toThrow("no number");
});

test("a heading without a number is refused", () => {
  expect(() => readRulebook("# Game\n\n## Start")).toThrow("Start");
});

describe("searching", () => {
  const numbers = (query: string) =>
    found(knights, wordsOf(query)).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));

  test("nothing searched shows everything", () => {
    expect(found(knights, [])).toBe(knights.chapters);
  });

  test("all words must be there, in any order and case", () => {
    expect(numbers("TWO three castles attack")).toContain("K5.3");
    expect(numbers("castles zebra")).toEqual([]);
  });

  test("a clause is found by its number", () => {
    expect(numbers("k5.3")[0]).toBe("K5.3");
  });

  test("accents do not matter, and letters keep their places", () => {
    expect(folded("Őrség, König, São")).toBe("orseg, konig, sao");
  });

  test("marks words in the text, never inside tags or entities", () => {
    expect(marking('<a href="#K1">a &amp; b</a>', ["a"])).toBe('<a href="#K1"><mark>a</mark> &amp; b</a>');
    expect(marking("Őrség", wordsOf("orseg"))).toBe("<mark>Őrség</mark>");
  });
});
