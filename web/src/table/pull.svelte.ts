/** What is pulled out at the side of a table, and what nobody has read there yet. */

/** What fills by itself. */
type Filling = "log" | "chat";
export type Kind = Filling | "advice";

/** How much there is to read of each kind. */
export type Lengths = Readonly<Record<Filling, number>>;

export class Pull {
  open = $state<Kind | null>(null);
  #read = $state.raw<Lengths>({ log: 0, chat: 0 });

  constructor(private readonly lengths: () => Lengths) {}

  show(kind: Kind): void {
    this.open = kind;
  }

  toggle(kind: Kind): void {
    this.open = this.open === kind ? null : kind;
  }

  close(): void {
    this.open = null;
  }

  /** What is open is read as it comes. */
  read(): void {
    const open = this.open;
    if (open && open !== "advice" && this.#read[open] !== this.lengths()[open]) {
      this.#read = { ...this.#read, [open]: this.lengths()[open] };
    }
  }

  /** What was there when somebody came needs no mark. */
  begin(): void {
    this.#read = this.lengths();
  }

  unread(kind: Kind): number {
    return this.open === kind || kind === "advice" ? 0 : Math.max(0, this.lengths()[kind] - this.#read[kind]);
  }
}
