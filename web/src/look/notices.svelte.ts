/** Short messages that come and go. */

interface Notice {
  number: number;
  text: string;
  /** The clause of the rules behind it, with its page. */
  clause?: string;
  link?: string;
}

const LASTS = 7000;
/** More than so many would reach the dock of a small phone. */
const MOST = 2;

class Notices {
  shown = $state<Notice[]>([]);
  #count = 0;

  say(text: string, more: Pick<Notice, "clause" | "link"> = {}): void {
    const number = (this.#count += 1);
    const others = this.shown.filter((notice) => notice.text !== text);
    this.shown = [...others, { number, text, ...more }].slice(-MOST);
    setTimeout(() => this.drop(number), LASTS);
  }

  drop(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();

/** Do something that may be refused, and say so if it is. */
export async function attempt(does: () => unknown): Promise<void> {
  try {
    await does();
  } catch (error) {
    notices.say(error instanceof Error ? error.message : String(error));
  }
}
