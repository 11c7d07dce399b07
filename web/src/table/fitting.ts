/** Text as large as its box allows, so that a long sentence moves nothing on the screen. */

const STEPS = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58];

const fits = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight <= clientHeight && scrollWidth <= clientWidth;

/** Let an element of a fixed size show whatever text it has; `text` says when that changes, or it is looked after. */
export function fitting(text?: () => string) {
  return (box: HTMLElement): (() => void) => {
    text?.();
    const fit = () => {
      for (const step of STEPS) {
        box.style.setProperty("--fit", String(step));
        if (fits(box)) return;
      }
    };
    const watch = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(fit);
    watch?.observe(box);
    const change = text ? undefined : new MutationObserver(fit);
    change?.observe(box, { childList: true, characterData: true, subtree: true });
    fit();
    return () => {
      watch?.disconnect();
      change?.disconnect();
    };
  };
}
