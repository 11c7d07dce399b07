/** Keys that press buttons: Space the primary one, letters those that say so with `data-key` (or several), numbers the choices. */

const BUSY = "input, select, textarea, dialog, [contenteditable], [popover]";
const SPACE = " ";

/** What can be pressed with which key now. */
export interface Shortcut {
  key: string;
  label: string;
}

const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
const isReady = (button: HTMLElement): boolean =>
  isSeen(button) && !button.matches(":disabled, [aria-disabled='true']");
const buttons = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isReady);

/** In the dock first; a lesson leads on from its edge. */
const primary = (root: ParentNode): HTMLElement | undefined =>
  buttons(root, ".dock .primary")[0] ?? buttons(root, "button.primary:not([popover] *)")[0];

/** The choices that the numbers stand for: those of the board, or else what the dock offers. */
function numbered(root: ParentNode, number: string): HTMLElement | undefined {
  return buttons(root, `[data-key~="${number}"]`)[0] ?? buttons(root, ".dock .now button")[Number(number) - 1];
}

function pressed(root: ParentNode, key: string): HTMLElement | undefined {
  if (key === SPACE) return primary(root);
  if (/^[1-9]$/.test(key)) return numbered(root, key);
  return /^[a-z]$/.test(key) ? buttons(root, `[data-key~="${key}"]`)[0] : undefined;
}

/** Press what a key stands for; say whether it stands for anything. */
export function press(root: ParentNode, event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element && target.closest(key === SPACE ? `${BUSY}, button, a, summary` : BUSY))
    return false;
  const button = pressed(root, key.toLowerCase());
  button?.click();
  return button !== undefined;
}

/** What a button is called, without the key that some name themselves. */
const labelOf = (button: HTMLElement): string =>
  ((button.ariaLabel ?? button.textContent.replace(/\s+/g, " ").trim()) || button.title).replace(/ \(\w\)$/, "");

/** What the keys do now, in the order of the page. */
export function shortcuts(root: ParentNode, space: string): Shortcut[] {
  const first = primary(root);
  const keyed = [...root.querySelectorAll<HTMLElement>("[data-key]")].filter(isSeen);
  return [
    ...(first ? [{ key: space, label: labelOf(first) }] : []),
    ...keyed.map((button) => ({
      key: button.dataset.key!.toUpperCase().replace(" ", " / "),
      label: labelOf(button),
    })),
  ];
}
