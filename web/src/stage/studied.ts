/** Where a study has led, as a stage takes it. */

import type { Message, Studied, Update } from "../wire/generated";

export function updateOf(
  { view, to_act, legal, aids, outcome }: Studied,
  events: Message[],
  version: number,
): Update {
  return {
    t: "update",
    version,
    view: view as Update["view"],
    to_act,
    events,
    legal,
    aids,
    ...(outcome && { outcome }),
  };
}
