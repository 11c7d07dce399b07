/** Asking once more before something that cannot be taken back. */

export interface Question {
  text: string;
  yes: string;
  no: string;
  answer: (yes: boolean) => void;
}

class Confirming {
  question = $state.raw<Question | null>(null);

  ask(text: string, yes: string, no: string): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((resolve) => {
      const answer = (agreed: boolean) => {
        this.question = null;
        resolve(agreed);
      };
      this.question = { text, yes, no, answer };
    });
  }
}

export const confirming = new Confirming();
