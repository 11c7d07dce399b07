/** What was answered without a connection goes to the server as soon as there is one, on whatever screen. */

/** Where answers wait. */
export const ANSWERS = "tafelrunde-answers";

export function sendAnswers(): void {
  if (!localStorage.getItem(ANSWERS)) return;
  // What cannot be told now is told later.
  void import("../practice/answers.svelte").then(({ answers }) => answers.send()).catch(() => undefined);
}
