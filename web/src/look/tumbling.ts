/** Lets a die, or the shadow under it, move as it was thrown. */

import { tempoOf } from "./tempo";
import { throwOf, type Pose } from "./throws";

export interface Tumble {
  thrown: boolean;
  seed: number;
  turn: number;
  towards: number;
  /** How crooked it lies in the end. */
  crooked: number;
  shadow: boolean;
}

const FLIGHT = 740;
const APART = 18;
const LATEST = 6;
/** After so many milliseconds all dice of a throw lie still, at the normal pace. */
export const LANDS = FLIGHT + APART * LATEST;

export const tumbling =
  (tumble: Tumble) =>
  (element: HTMLElement): void => {
    const tempo = tempoOf(element);
    // Where nothing can be animated, a die lies where it comes to rest.
    if (!tumble.thrown || !tempo || !("animate" in element)) return;
    const size = (element.closest(".die") as HTMLElement).offsetWidth;
    const { direction, poses } = throwOf(tumble.seed, tumble.turn, tumble.towards);
    const posed = tumble.shadow ? shadowAt : bodyAt;
    element.animate(
      poses.map((pose) => posed(pose, size, direction, tumble.crooked)),
      {
        duration: FLIGHT * tempo,
        delay: APART * (tumble.turn % (LATEST + 1)) * tempo,
        fill: "backwards",
      },
    );
  };

function bodyAt({ x, y, height, roll, spin }: Pose, size: number, direction: number, crooked: number): Keyframe {
  const angle = (direction * Math.PI) / 180;
  const axis = `${-Math.sin(angle)}, ${Math.cos(angle)}, 0`;
  const place = `translate3d(${x * size}px, ${y * size}px, ${height * size}px)`;
  return { transform: `${place} rotateZ(${spin}deg) rotate3d(${axis}, ${roll}deg) rotateZ(${crooked}deg)` };
}

/** The higher a die flies, the farther away, the larger and the paler its shadow. */
function shadowAt({ x, y, height }: Pose, size: number): Keyframe {
  const away = height * 0.35;
  const place = `translate3d(${(x + away) * size}px, ${(y + away) * size}px, ${-size / 2}px)`;
  return { transform: `${place} scale(${1 + height * 0.22})`, opacity: 1 / (1 + height * 0.9) };
}
