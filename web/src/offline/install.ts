/** Registers the service worker, tells it what the page has loaded, and lets the rules be read offline later. */

const WORKER = "/sw.js";
/** After so long, in milliseconds, a page has better things behind it than loading. */
const CALM = 5000;
const RELOADED = "tafelrunde.reloaded";
/** So long, in milliseconds, a page is not loaded anew for the same reason. */
const PATIENCE = 30_000;

export function install(): void {
  addEventListener("vite:preloadError", () => void renew());
  if (!import.meta.env.PROD || !navigator.serviceWorker) return; // over plain http only this machine has one
  void register().catch(() => undefined); // without it everything works, but for being offline
}

/** A part of the page cannot be loaded: if the server has been updated, the page is loaded anew, once. */
export async function renew(reload = () => location.reload()): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < PATIENCE || !(await isOutdated())) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  reload();
}

/** Whether the server has another page by now; where it does not answer, the connection was to blame. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => active?.postMessage(loaded(performance.getEntriesByType("resource")));
  tell();
  await new Promise((resolve) => setTimeout(resolve, CALM));
  await import("./keeping").then(({ keepRules }) => keepRules());
  tell(); // it may not have been in charge of all that was loaded
}

/** The paths of what a page has loaded. */
export const loaded = (entries: readonly Pick<PerformanceEntry, "name">[]): string[] =>
  entries.map(({ name }) => new URL(name, location.href).pathname);
