import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loaded, renew } from "../src/offline/install";
import Offline from "../src/offline/Offline.svelte";
import { reach } from "../src/offline/reach.svelte";
import { serve, type Scope } from "../src/offline/worker";
import { Refused } from "../src/wire/api";

const ORIGIN = "https://play.example";

/** A browser with one service worker, a cache, and a server that may be away. */
class Device {
  cache = new Map<string, string>();
  server: Record<string, string> | null = {};
  asked: string[] = [];
  #listeners: Record<string, (event: never) => void> = {};

  constructor(assets: string[]) {
    const path = (request: unknown) => (typeof request === "string" ? request : (request as Request).url);
    const pathname = (request: unknown) => new URL(path(request), ORIGIN).pathname;
    const fetch = (request: unknown) => {
      const at = pathname(request);
      this.asked.push(at);
      if (!this.server) return Promise.reject(new TypeError("offline"));
      const body = this.server[at];
      const headers = {
        "Content-Type": at.startsWith("/assets/") ? "text/javascript" : "text/html; charset=utf-8",
      };
      return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200, headers }));
    };
    const cache = {
      add: async (at: string) => this.cache.set(at, await (await fetch(at)).text()),
      match: (at: string) => Promise.resolve(this.cache.has(at) ? new Response(this.cache.get(at)) : undefined),
      put: async (at: string, response: Response) => void this.cache.set(at, await response.text()),
      keys: () => Promise.resolve([...this.cache.keys()].map((at) => ({ url: ORIGIN + at }))),
      delete: (request: Request) => Promise.resolve(this.cache.delete(pathname(request))),
    };
    const scope = {
      addEventListener: (kind: string, listener: (event: never) => void) => (this.#listeners[kind] = listener),
      caches: { open: () => Promise.resolve(cache) },
      clients: { claim: () => Promise.resolve() },
      fetch,
      location: { origin: ORIGIN },
      skipWaiting: () => Promise.resolve(),
    };
    serve(scope as unknown as Scope, assets);
  }

  async happen(kind: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners[kind]!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  }

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async open(address: string, { mode = "no-cors", method = "GET" } = {}): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const respondWith = (one: Promise<Response>) => (answer = one);
    this.#listeners.fetch!({ request: { url: new URL(address, ORIGIN).href, mode, method }, respondWith } as never);
    return answer && (await answer).text();
  }

  visit = (address: string) => this.open(address, { mode: "navigate" });
}

let device: Device;
beforeEach(async () => {
  device = new Device(["app-1.js", "home-1.js"]);
  device.server = { "/": "shell 1", "/t/abc": "shell 1", "/assets/app-1.js": "app", "/assets/home-1.js": "home" };
  await device.happen("install");
});

test("assets are fetched once, and are there without a server", async () => {
  expect(await device.open("/assets/app-1.js")).toBe("app");
  device.server = null;
  expect(await device.open("/assets/app-1.js")).toBe("app");
  expect(device.asked.filter((path) => path === "/assets/app-1.js")).toHaveLength(1);
});

test("a page comes from the server, however often it was seen, and from the cache only without one", async () => {
  expect(await device.visit("/t/abc")).toBe("shell 1");
  device.server!["/t/abc"] = "shell 2";
  expect(await device.visit("/t/abc")).toBe("shell 2");
  device.server = null;
  expect(await device.visit("/t/other")).toBe("shell 2");
});

test("a page that the server refuses does not become the one that is kept", async () => {
  await device.visit("/nowhere");
  device.server = null;
  expect(await device.visit("/")).toBe("shell 1");
});

test("nothing of the API is ever touched or kept", async () => {
  for (const address of ["/api/v1/me", "/api/v1/tables/abc", "/health", "/metrics"]) {
    expect(await device.open(address)).toBeUndefined();
    expect(await device.visit(address)).toBeUndefined();
  }
  expect(await device.open("/", { method: "POST", mode: "navigate" })).toBeUndefined();
  expect(await device.open("https://elsewhere.example/assets/app-1.js")).toBeUndefined();
  expect([...device.cache.keys()]).toEqual(["/"]);
});

test("after an update what belonged to the old build is gone", async () => {
  await device.open("/assets/home-1.js");
  const updated = new Device(["app-2.js"]);
  updated.cache = device.cache;
  updated.server = { "/": "shell 2", "/assets/app-2.js": "new" };
  await updated.happen("install");
  await updated.happen("activate");
  expect(Object.fromEntries(updated.cache)).toEqual({ "/": "shell 2" });
  expect(await updated.open("/assets/home-1.js")).toBeUndefined();
});

test("what a page loaded before there was a worker is kept, and nothing else", async () => {
  const paths = loaded([{ name: `${ORIGIN}/assets/app-1.js` }, { name: `${ORIGIN}/api/v1/me` }]);
  await device.happen("message", { data: [...paths, "/assets/unknown.js"] });
  await device.happen("message", { data: { keep: "everything" } });
  expect([...device.cache.keys()].sort()).toEqual(["/", "/assets/app-1.js"]);
});

test("an asset that is not there is not kept", async () => {
  delete device.server!["/assets/home-1.js"];
  await device.open("/assets/home-1.js");
  expect(device.cache.has("/assets/home-1.js")).toBe(false);
});

test("a page whose parts are gone since an update is loaded anew, once, and no other", async () => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/app-1.js"></script>';
  const reload = vi.fn();
  const serving = (said: () => Response) => vi.stubGlobal("fetch", async () => said());
  const failing = () => {
    throw new TypeError("offline");
  };
  for (const said of [
    failing,
    () => new Response("", { status: 503 }),
    () => new Response("app-1 /assets/app-1.js"),
  ]) {
    serving(said);
    await renew(reload);
  }
  expect(reload).not.toHaveBeenCalled();
  serving(() => new Response("/assets/app-2.js"));
  await renew(reload);
  await renew(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  document.head.innerHTML = "";
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reach.away = false;
});

const away = () => Promise.reject(new Refused({ code: "web-offline" }, 0));

test("without a server the page says so, offers the rules, and goes on when there is one", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(away);
  await reach.start(ask);
  expect(reach.away).toBe(true);
  render(Offline);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["/rules/torres"]),
  );
  expect(screen.queryByRole("link", { name: "Practice" })).toBeNull();
  await vi.advanceTimersByTimeAsync(6000);
  expect(reach.away).toBe(true);
  ask.mockResolvedValue(undefined as never);
  await vi.advanceTimersByTimeAsync(6000);
  expect(reach.away).toBe(false);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("whoever has kept something to practise is led there", async () => {
  vi.stubGlobal("caches", { has: async () => true });
  render(Offline);
  expect((await screen.findByRole("link", { name: "Practice" })).getAttribute("href")).toBe("/practice");
});

test("what the server refuses is no reason to be offline", async () => {
  const refused = new Refused({ code: "busy", facts: { seconds: 1 } }, 503);
  await expect(reach.start(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(reach.away).toBe(false);
});
