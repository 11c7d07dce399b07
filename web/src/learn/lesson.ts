/** A lesson as it is written down in lessons/*.json; tests/learn plays all of them on the engine. */

/** Where a scene begins: a new game or a position, and what was played since. */
export interface SceneStart {
  options?: Record<string, unknown>;
  position?: Record<string, unknown>;
  play?: string[];
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
  game: string;
  scenes: Readonly<Record<string, SceneStart>>;
  steps: readonly Step[];
}

const LESSONS = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });
const pathOf = (game: string): string => `./lessons/${game}.json`;

export const hasLesson = (game: string): boolean => pathOf(game) in LESSONS;
export const lessonOf = (game: string): Promise<Lesson> => LESSONS[pathOf(game)]!();

/** Where a step begins: its scene, and all that was played in it before, as "Show me" would. */
export function beginning(lesson: Lesson, at: number): SceneStart {
  const opening = lesson.steps.findLastIndex((step, number) => number <= at && step.scene);
  const start = lesson.scenes[lesson.steps[opening]!.scene!]!;
  const before = lesson.steps.slice(opening, at).flatMap((step) => step.moves ?? []);
  const played = before.flatMap((move) => [move.do[0]!, ...(move.then ?? []).flat()]);
  return { ...start, play: [...(start.play ?? []), ...played] };
}
