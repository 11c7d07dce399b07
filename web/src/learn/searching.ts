/** Searching the rules: which clauses hold all words, and where they stand. */

import type { Chapter, Rulebook } from "./rulebook";

const TAG = /(<[^>]*>|&\w+;)/;

/** Letters as one compares them: small, without accents, one for one. */
export const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD").charAt(0))
    .join("")
    .toLowerCase();

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The chapters with only those clauses that hold all words; all of them if nothing is searched. */
export function found(book: Rulebook, words: readonly string[]): Chapter[] {
  if (!words.length) return book.chapters;
  const holds = (text: string) => words.every((word) => text.includes(word));
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ number, html }) =>
        holds(folded(`${number} ${chapter.title} ${html.replace(/<[^>]*>/g, "")}`)),
      ),
    }))
    .filter((chapter) => chapter.clauses.length);
}

/** The same HTML with the words marked. */
export function marking(html: string, words: readonly string[]): string {
  if (!words.length) return html;
  return html
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : markText(part, words)))
    .join("");
}

function markText(text: string, words: readonly string[]): string {
  const plain = folded(text);
  let marked = "";
  for (let at = 0; at < text.length;) {
    const word = words.find((one) => plain.startsWith(one, at));
    marked += word ? `<mark>${text.slice(at, at + word.length)}</mark>` : text.charAt(at);
    at += word?.length ?? 1;
  }
  return marked;
}
