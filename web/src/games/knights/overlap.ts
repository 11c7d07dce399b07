/** How far apart cards lie in a row: side by side if there is room, otherwise one over the other. */
export function stepOf(cards: number, card: number, room: number, gap: number): number {
  const abreast = Math.max(1, Math.floor((room + gap) / (card + gap)));
  if (cards <= abreast) return card + gap;
  const places = abreast + Math.ceil((cards - abreast) / MORE) * MORE;
  return Math.max(12, Math.floor((room - card) / (places - 1)));
}

/** Room is made for so many at a time: what lies there moves seldom. */
const MORE = 2;
