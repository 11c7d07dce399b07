/** One stop for the Tab key in a whole field of buttons; the arrow keys move inside it. */

type Side = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Where a button stands: its middle. */
const middle = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest button on a side; what lies straight ahead is nearer than what lies askew. */
function nearest(from: Element, others: readonly HTMLElement[], side: Side): HTMLElement | undefined {
  const [x, y] = middle(from);
  const distances = others.flatMap((node): [number, HTMLElement][] => {
    const [right, down] = middle(node).map((at, axis) => at - [x, y][axis]!) as [number, number];
    const [ahead, askew] = {
      ArrowLeft: [-right, down],
      ArrowRight: [right, down],
      ArrowUp: [-down, right],
      ArrowDown: [down, right],
    }[side] as [number, number];
    return ahead > 4 ? [[ahead + 3 * Math.abs(askew), node]] : [];
  });
  return distances.sort(([near], [far]) => near - far)[0]?.[1];
}

/** An attachment for the field. */
export function roving(field: HTMLElement) {
  const buttons = () => [...field.querySelectorAll<HTMLElement>("button")];
  const settle = (stop?: EventTarget | null) => {
    for (const node of buttons()) node.tabIndex = node === stop ? 0 : -1;
  };
  const come = ({ target }: FocusEvent) => settle(target);
  const move = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow")) return;
    const from = event.target as HTMLElement;
    const next = nearest(
      from,
      buttons().filter((node) => node !== from),
      event.key as Side,
    );
    event.preventDefault();
    next?.focus();
  };
  settle(buttons()[0]);
  field.addEventListener("focusin", come);
  field.addEventListener("keydown", move);
  return () => {
    field.removeEventListener("focusin", come);
    field.removeEventListener("keydown", move);
  };
}
