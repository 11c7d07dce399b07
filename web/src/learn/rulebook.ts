/** A rules page taken apart: chapters with numbered clauses, ready to be shown and searched. */

import { Marked, type Token, type Tokens } from "marked";

/** A clause, or what stands between clauses: then it has no number. */
export interface Clause {
  number: string;
  html: string;
}

export interface Chapter {
  number: string;
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  intro: string;
  chapters: Chapter[];
}

/** Each game has a letter of its own. */
const NUMBER = /[A-Z]\d+(?:\.\d+)?/;
const CHAPTER = new RegExp(`^(${NUMBER.source})\\s+(.+)$`);
const CLAUSE = new RegExp(`^\\*\\*(${NUMBER.source})\\*\\*\\s+`);

/** Read a rules page as it stands in docs/rules. */
export function readRulebook(source: string): Rulebook {
  const markdown = linking(numbersOf(source));
  const html = (text: string) => markdown.parse(text, { async: false }).trim();
  const book: Rulebook = { title: "", intro: "", chapters: [] };
  for (const token of markdown.lexer(source)) {
    if (token.type === "heading" && token.depth === 1) book.title = token.text as string;
    else if (token.type === "heading") book.chapters.push(chapterOf(token as Tokens.Heading));
    else if (token.type !== "space") place(book, token, html);
  }
  return book;
}

function chapterOf(heading: Tokens.Heading): Chapter {
  const [, number, title] = CHAPTER.exec(heading.text) ?? [];
  if (!number || !title) throw new Error(`not a chapter of the rules: ${heading.text}`);
  return { number, title, clauses: [] };
}

function place(book: Rulebook, token: Token, html: (text: string) => string): void {
  const clauses = book.chapters.at(-1)?.clauses;
  if (!clauses) book.intro += html(token.raw);
  else if (token.type === "list") clauses.push(...(token as Tokens.List).items.map((item) => clauseOf(item, html)));
  else clauses.push({ number: "", html: html(token.raw) });
}

function clauseOf(item: Tokens.ListItem, html: (text: string) => string): Clause {
  const number = CLAUSE.exec(item.text)?.[1];
  if (!number) throw new Error(`a clause without a number: ${item.text.slice(0, 40)}`);
  return { number, html: html(item.text.replace(CLAUSE, "")) };
}

function numbersOf(source: string): Set<string> {
  const numbers = source.matchAll(new RegExp(`^(?:## |- \\*\\*)(${NUMBER.source})`, "gm"));
  return new Set([...numbers].map((match) => match[1]!));
}

/** Markdown in which a cited clause is a link to it; tables may be wider than a phone. */
function linking(known: Set<string>): Marked {
  const cited = new RegExp(`^${NUMBER.source}`);
  return new Marked({
    extensions: [
      {
        name: "clause",
        level: "inline",
        start: (text) => NUMBER.exec(text)?.index,
        tokenizer(text) {
          const number = cited.exec(text)?.[0];
          return number && known.has(number) ? { type: "clause", raw: number } : undefined;
        },
        renderer: ({ raw }) => `<a href="#${raw}">${raw}</a>`,
      },
    ],
    hooks: {
      postprocess: (html) =>
        html
          .replaceAll("<table>", '<div class="scrolls" tabindex="0"><table>')
          .replaceAll("</table>", "</table></div>"),
    },
  });
}
