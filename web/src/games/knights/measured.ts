/** How large an element is, now and whenever that changes. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export const measured =
  (onsize: (size: Size) => void) =>
  (element: HTMLElement): (() => void) | undefined => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const tell = () => onsize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    tell();
    return () => watch.disconnect();
  };
