/** What a frame gives to a board, as little of it as there can be. */

import { createRawSnippet, type Snippet } from "svelte";

const nothing = () => createRawSnippet(() => ({ render: () => "<span></span>" }));

export const extras: Snippet = nothing();
export const person: Snippet<[seat: number]> = createRawSnippet<[number]>((seat) => ({
  render: () => `<span>seat ${seat()}</span>`,
}));
