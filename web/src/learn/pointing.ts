/** Where on a board an action is done, so that a lesson can point there. */

import type { Attachment } from "svelte/attachments";

/** Selectors of what is pressed for an action; boards mark their things by what they do or what they are. */
export function places(action: string): string[] {
  const [verb, first = ""] = action.split(" ");
  const exact = `[data-do="${action}"]`;
  if (verb === "aside") return [exact, `[data-die="${first}"]`];
  if (verb === "add" || verb === "use") return [exact, `[data-own="${first}"]`];
  if (/^[a-h][1-8]$/.test(first)) return [exact, `[data-cell="${first}"]`];
  return [exact];
}

/** Marks what is to be pressed, and keeps it marked while the board changes. */
export function pointing(actions: () => readonly string[]): Attachment<HTMLElement> {
  return (board) => {
    const selectors = actions().flatMap(places);
    const point = () => {
      for (const marked of board.querySelectorAll("[data-pointed]")) marked.removeAttribute("data-pointed");
      for (const selector of selectors) {
        for (const found of board.querySelectorAll(selector)) found.setAttribute("data-pointed", "");
      }
    };
    const watch = new MutationObserver(point);
    watch.observe(board, { childList: true, subtree: true, attributeFilter: ["data-do", "data-die", "data-own"] });
    point();
    return () => watch.disconnect();
  };
}
