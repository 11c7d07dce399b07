/** Under which names cards fly from pile to hand to table. */

/** A card in somebody's hand, or one that was just drawn; of several copies each has its own name. */
export const thingsOf = (cards: readonly string[], seat: number): string[] =>
  cards.map((card, place) => {
    const before = cards.slice(0, place).filter((other) => other === card).length;
    return `card-${seat}-${card}-${before}`;
  });

/** What lies on the table for a moment when somebody plays a card. */
export const TABLE = "table";

/** The pile that a player buys from: everybody's in the luck variant, otherwise one's own. */
export const pileOf = (variant: string, seat: number): string => (variant === "luck" ? "pile" : `pile-${seat}`);

/** What a player has in hand, and where cards go that were played, as spots on the plate. */
export const handOf = (seat: number): string => `hand-${seat}`;
export const playedOf = (seat: number): string => `played-${seat}`;
