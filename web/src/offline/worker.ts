/**
 * What the service worker does: assets come from its cache, pages from the server, and only where no server answers,
 * from the cache. An update is therefore seen at once, and whatever the API says is never kept.
 */

const SHELL = "/";
const ASSETS = "/assets/";
const CACHE = "tafelrunde";
/** What a browser may open as a page and is none of ours. */
const NO_PAGE = /^\/(api|health|metrics)(\/|$)/;

/** An event that lasts until a promise is kept. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Pick<Request, "method" | "mode" | "url">;
  respondWith(answer: Promise<Response>): void;
}

interface Telling extends Lasting {
  data: unknown;
}

/** What we use of a ServiceWorkerGlobalScope. */
export interface Scope {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "message", listener: (event: Telling) => void): void;
  caches: Pick<CacheStorage, "open">;
  clients: { claim(): Promise<void> };
  fetch(request: unknown): Promise<Response>;
  location: Pick<Location, "origin">;
  skipWaiting(): Promise<void>;
}

/** Serve pages of a build; `assets`: the names of all that belongs to it. */
export function serve(scope: Scope, assets: readonly string[]): void {
  const known = new Set(assets.map((name) => ASSETS + name));
  const cache = () => scope.caches.open(CACHE);

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(tidyUp()));
  scope.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return;
    if (known.has(pathname)) event.respondWith(asset(pathname));
    else if (mode === "navigate" && !NO_PAGE.test(pathname)) event.respondWith(page(event.request));
  });

  async function install(): Promise<void> {
    await (await cache()).add(SHELL);
    await scope.skipWaiting();
  }

  /** Forget what belonged to earlier builds. */
  async function tidyUp(): Promise<void> {
    const kept = await cache();
    for (const request of await kept.keys()) {
      const { pathname } = new URL(request.url, scope.location.origin);
      if (pathname !== SHELL && !known.has(pathname)) await kept.delete(request);
    }
    await scope.clients.claim();
  }

  /** A page tells what it loaded before we were there. */
  async function keep(paths: unknown): Promise<void> {
    if (!Array.isArray(paths)) return;
    await Promise.all(paths.filter((path: string) => known.has(path)).map((path: string) => asset(path)));
  }

  /** Keep an answer if there is room; whoever asked gets it in any case. */
  async function put(path: string, answer: Response): Promise<void> {
    await (await cache()).put(path, answer.clone()).catch(() => undefined);
  }

  async function asset(path: string): Promise<Response> {
    const kept = await cache();
    const found = await kept.match(path);
    if (found) return found;
    const fresh = await scope.fetch(path);
    if (fresh.ok) await put(path, fresh);
    return fresh;
  }

  async function page(request: Fetching["request"]): Promise<Response> {
    const kept = await cache();
    try {
      const fresh = await scope.fetch(request);
      if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/html")) await put(SHELL, fresh);
      return fresh;
    } catch (error) {
      const shell = await kept.match(SHELL);
      if (shell) return shell;
      throw error;
    }
  }
}
