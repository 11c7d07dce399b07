/** A lesson as it is written down in lessons/*.json; tests/learn plays all of them on the engine. */

import type { GameName } from "../wire/messages";

/** Where a scene begins: a new game or a position, and what was played since. */
export interface SceneStart {
  options?: Record<string, unknown>;
  position?: Record<string, unknown>;
  play?: readonly string[];
}

/** What the learner is asked to do: any of these, the first is what "Show me" does. */
export interface Move {
  do: readonly string[];
  /** What follows, chance and the other players, in beats; the first follows at once. */
  then?: readonly (readonly string[])[];
}

/** One thing to learn; without moves there is only something to read. */
export interface Step {
  id: string;
  scene?: string;
  clause: string;
  moves?: readonly Move[];
}

export interface Lesson {
  game: GameName;
  scenes: Readonly<Record<string, SceneStart>>;
  steps: readonly Step[];
}

const LESSONS: Record<GameName, () => Promise<{ default: unknown }>> = {
  knights: () => import("./lessons/knights.json"),
  court: () => import("./lessons/court.json"),
  torres: () => import("./lessons/torres.json"),
};

export const lessonOf = async (game: GameName): Promise<Lesson> => (await LESSONS[game]()).default as Lesson;

/** Where a step begins: its scene, and all that was played in it before, as "Show me" would. */
export function beginning(lesson: Lesson, at: number): SceneStart {
  const opening = lesson.steps.findLastIndex((step, number) => number <= at && step.scene);
  const start = lesson.scenes[lesson.steps[opening]!.scene!]!;
  const before = lesson.steps.slice(opening, at).flatMap((step) => step.moves ?? []);
  const played = before.flatMap((move) => [move.do[0]!, ...(move.then ?? []).flat()]);
  return { ...start, play: [...(start.play ?? []), ...played] };
}
