/** Where on a board an action is done, so that a lesson can point there. */

import type { Attachment } from "svelte/attachments";
import type { Choice, Places } from "../games/scene";
import { settings } from "../settings/settings.svelte";

/** Selectors of what is pressed for an action, the best first: what does it, or what its board says besides. */
export const places = (choice: Choice, others: Places = () => []): string[] =>
  [`[data-do="${choice.do}"]`, ...others(choice.action as never)].filter(Boolean);

/** Marks what is to be pressed, and keeps it marked while the board changes. */
export function pointing(choice: () => Choice | undefined, others?: Places): Attachment<HTMLElement> {
  return (board) => {
    let seen: Element | undefined;
    const bringIntoView = (place: Element | undefined) => {
      if (place && place !== seen)
        place.scrollIntoView({ block: "nearest", behavior: settings.moves ? "smooth" : "auto" });
      seen = place;
    };
    const wanted = choice();
    const selectors = wanted ? places(wanted, others) : [];
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
