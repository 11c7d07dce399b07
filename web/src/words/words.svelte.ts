/** All words of the page: Fluent catalogues, shared with the command line. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import SOURCES from "virtual:words";
import { FAMILIES, type Fact, type Language, type Message } from "../wire/generated";
import type { Problem } from "../wire/problem";
import { pointer } from "./pointer.svelte";

export type { Language };
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands", hu: "Magyar" };

/** Cases of a name with its article: attributes of the name's message, asked for as `$card-acc`. */
const FORMS = ["nom", "acc", "dat"] as const;
type Form = (typeof FORMS)[number];

/** Facts of a sentence; what is not known is left out of it. */
type Facts = Record<string, Fact | null | undefined>;

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");
/** The language that was asked for last, and the parts of the catalogues that are spoken; both may be on their way. */
let wanted: Language = "en";
const parts = new Set(["all"]);
const resources = new Map<string, FluentResource>();

export const language = (): Language => current;

/** The first language that the browser asks for and that we speak. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2));
  return (wanted.find((code) => code in LANGUAGES) ?? "en") as Language;
}

export async function speak(asked: Language): Promise<void> {
  wanted = asked;
  await Promise.all([...parts].map((part) => fetchPart(`${asked}/${part}`)));
  if (wanted !== asked) return; // somebody has changed their mind
  const spoken = new FluentBundle(asked, { useIsolating: false });
  for (const part of parts) {
    const resource = resources.get(`${asked}/${part}`);
    if (resource) spoken.addResource(resource);
  }
  bundle = spoken;
  current = asked;
  document.documentElement.lang = asked;
}

async function fetchPart(key: string): Promise<void> {
  const source = SOURCES[key];
  if (source && !resources.has(key)) resources.set(key, new FluentResource((await source()).default));
}

/** Speak of a game or of what a screen shows, too, from now on; where a game brings no words to this page, its server does. */
export async function speakOf(part: string): Promise<void> {
  parts.add(part);
  await speak(wanted);
}

/** Speak to learners, too, from now on. */
export const teach = (): Promise<void> => speakOf("learn");

export const has = (code: string): boolean => bundle.hasMessage(code);

/** The message of a code; facts that have names of their own (`like-red`) are named. */
export function say(code: string, facts: Facts = {}): string {
  return said(code, undefined, { pointer: pointer.kind, ...words(facts) });
}

function said(code: string, form?: Form, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(code);
  if (!message?.value) return code;
  const problems: Error[] = [];
  return bundle.formatPattern((form && message.attributes[form]) ?? message.value, facts, problems);
}

/** A message of the page itself. */
export const t = (key: string, facts: Facts = {}): string => say(`web-${key}`, facts);

/** The name of a thing, or its code where it has no other; cards keep what stands behind theirs. */
export function name(kind: string, value: string, form?: Form): string {
  const family = FAMILIES[kind as keyof typeof FAMILIES] ?? kind;
  const [first, ...rest] = value.split(" ");
  if (family !== kind && rest.length && has(`${family}-${first}`)) {
    return `${name(family, first!, form)} (${rest.join(" ")})`;
  }
  const code = `${family}-${value}`;
  return has(code) ? said(code, form) : value;
}

let titles = $state.raw<Readonly<Record<string, string>>>({});

/** Take in what games are called of which our words do not know. */
export function entitle(known: Readonly<Record<string, string>>): void {
  titles = known;
}

export const gameName = (game: string): string =>
  has(`game-${game}`) ? say(`game-${game}`) : (titles[game] ?? game);

/** What happened, in one sentence; seats are told by the players' names. */
export function tell(event: Message, names: readonly string[]): string {
  const facts: Facts = { ...event.facts };
  for (const role of ["seat", "owner"]) {
    if (role in facts) facts[role] = names[Number(facts[role])] ?? "";
  }
  return say(event.code, facts);
}

/** What an action is called where it stands alone, as on its button. */
export const labelOf = (
  { label, do: notation }: { label?: Message; do: string },
  names: readonly string[],
): string => (label ? capitalised(tell(label, names)) : notation);
const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

/** What is wrong, in one sentence; the clause is shown beside it. */
export function explain(problem: Problem): string {
  return has(problem.code) ? say(problem.code, problem.facts) : (problem.message ?? problem.code);
}

function words(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    entries.flatMap(([key, value]) => [[key, word(key, value as Fact)], ...forms(key, value as Fact)]),
  );
}

const forms = (key: string, value: Fact): [string, FluentVariable][] =>
  typeof value === "string" ? FORMS.map((form) => [`${key}-${form}`, name(key, value, form)]) : [];

function word(key: string, value: Fact): FluentVariable {
  if (Array.isArray(value)) return value.map((item) => name(key.replace(/s$/, ""), String(item))).join(", ");
  return typeof value === "string" ? name(key, value) : Number(value);
}

export function time(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return t("days-left", { n: days, time: `${two(hours)}:${two(minutes)}` });
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const list = (items: string[]): string =>
  new Intl.ListFormat(current, { type: "conjunction" }).format(items);

export const day = (milliseconds: number): string =>
  new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

export const percent = (chance: number, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(current, { style: "percent", maximumFractionDigits }).format(chance);
