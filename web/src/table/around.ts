/** The seats in the order of play, one's own last, which is nearest to oneself. */
export function around(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}
