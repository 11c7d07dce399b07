/** Asking once more before something that cannot be taken back. */

interface Question {
  text: string;
  yes: string;
  no: string;
  /** What the field for a password is called, where one is asked for. */
  password: string | null;
  /** What was typed, empty where nothing was to be typed; null: no. */
  answer: (given: string | null) => void;
}

class Confirming {
  question = $state.raw<Question | null>(null);

  async ask(text: string, yes: string, no: string): Promise<boolean> {
    return (await this.#put(text, yes, no, null)) !== null;
  }

  /** The password, or null if the asked one thinks better of it. */
  askPassword(text: string, yes: string, no: string, password: string): Promise<string | null> {
    return this.#put(text, yes, no, password);
  }

  #put(text: string, yes: string, no: string, password: string | null): Promise<string | null> {
    this.question?.answer(null);
    return new Promise((resolve) => {
      const answer = (given: string | null) => {
        this.question = null;
        resolve(given);
      };
      this.question = { text, yes, no, password, answer };
    });
  }
}

export const confirming = new Confirming();
