/** Which screen an address shows; links inside the page do not load it anew. */

import { PLACES } from "./wire/generated";

/** What is shown at each address at which the server serves the page. */
const SCREENS = {
  "/": "home",
  "/you": "you",
  "/settings": "settings",
  "/learn": "learn",
  "/learn/{game}": "learn",
  "/rules/{game}": "rules",
  "/practice": "practice",
  "/practice/{game}": "puzzle",
  "/cards": "cards",
  "/numbers": "numbers",
  "/t/{table}": "table",
  "/t/{table}/replay": "replay",
  "/t/{table}/happened": "happened",
  "/recover": "recover",
  "/recover/{token}": "recover",
} as const satisfies Record<(typeof PLACES)[number], string>;

export interface Place {
  screen: (typeof SCREENS)[keyof typeof SCREENS] | "nowhere";
  id: string;
}

const ROUTES = PLACES.map((place) => {
  const pattern = place.replace(/\{\w+\}/, String.raw`([\w-]+)`);
  return [new RegExp(`^${pattern}$`), SCREENS[place]] as const;
});

export function placeOf(path: string): Place {
  for (const [pattern, screen] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { screen, id: decodeURIComponent(match[1] ?? "") };
  }
  return { screen: "nowhere", id: "" };
}

/** Where a link of version 0.1 leads now: its secret moves from path or query into the fragment, which no server sees. */
export function withoutSecrets({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  const recovery = /^\/recover\/([^/]+)$/.exec(pathname);
  if (recovery) return `/recover#${recovery[1]!}`;
  const query = new URLSearchParams(search);
  const key = query.get("key");
  if (key === null || placeOf(pathname).screen !== "table") return pathname + search + hash;
  query.delete("key");
  const rest = query.size ? `?${query}` : "";
  return `${pathname}${rest}#${new URLSearchParams({ key })}`;
}

class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");
  place = $derived(placeOf(this.path));

  constructor() {
    this.#look();
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#look();
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  #look(): void {
    const { pathname, search, hash } = location;
    const address = withoutSecrets(location);
    if (address !== pathname + search + hash) history.replaceState(null, "", address);
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.("a");
    if (!plain || !link || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || placeOf(url.pathname).screen === "nowhere") return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
