/** Where on a board an action is done, so that a lesson can point there. */

import type { Attachment } from "svelte/attachments";
import { settings } from "../settings/settings.svelte";

/** Selectors of what is pressed for an action, the best first: what does it, or what must be picked before. */
export function places(action: string): string[] {
  const [verb, first = "", second = ""] = action.split(" ");
  const exact = `[data-do="${action}"]`;
  switch (verb) {
    case "keep":
      return [exact, first.split("-").map(unpicked).join(", ")];
    case "guard":
      return [exact, [first, second].map((colour) => `[data-card^="${colour} "][aria-pressed="false"]`).join(", ")];
    case "aside":
      return [exact, `[data-die="${first}"]`];
    case "claim":
      return [exact, `[data-character="${first}"]`];
    case "add":
    case "use":
      return [exact, `[data-own="${first}"]:not([aria-pressed="true"])`, `[data-die="${second.split(">")[0]}"]`];
    case "D":
    case "B":
      return [exact, `[data-tool="${verb === "B" ? "build" : "deploy"}"][aria-pressed="false"]`, cell(first)];
    case "take":
    case "to":
      return [exact, cell(first)];
    default:
      return [exact];
  }
}

const unpicked = (number: string): string => `[data-die="${number}"][aria-pressed="false"]`;
const cell = (name: string): string => `[data-cell="${name}"]`;

/** Marks what is to be pressed, and keeps it marked while the board changes. */
export function pointing(action: () => string | undefined): Attachment<HTMLElement> {
  return (board) => {
    let seen: Element | undefined;
    const bringIntoView = (place: Element | undefined) => {
      if (place && place !== seen)
        place.scrollIntoView({ block: "nearest", behavior: settings.moves ? "smooth" : "auto" });
      seen = place;
    };
    const wanted = action();
    const selectors = wanted ? places(wanted) : [];
    const point = () => {
      const found = selectors.map((selector) => [...board.querySelectorAll(selector)]).find((some) => some.length);
      for (const marked of board.querySelectorAll("[data-pointed]")) {
        if (!found?.includes(marked)) marked.removeAttribute("data-pointed");
      }
      for (const place of found ?? []) place.setAttribute("data-pointed", "");
      bringIntoView(found?.[0]);
    };
    const watch = new MutationObserver(point);
    watch.observe(board, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-do", "data-die", "aria-pressed"],
    });
    point();
    return () => watch.disconnect();
  };
}
