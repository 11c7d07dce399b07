/** What happened, as a picture to send: the ribbon, what each seat owes to luck and to choices, and what turned it. */

import { bearer, CENTRED, line, MIDDLE, sheet, SIDE, type Paint } from "../ends/picture";
import type { Look } from "../look/faces/kit";
import type { Ledger } from "../wire/generated";
import { bandsOf, marksOf } from "./ribbon";

export interface PicturedInsight {
  game: string;
  /** Who has won, in a sentence. */
  headline: string;
  /** What turned the match most, in a sentence. */
  turned: string;
  ledger: Ledger;
  rows: readonly { name: string; look?: Look | undefined; numbers: readonly string[] }[];
  /** What the numbers of the rows are. */
  columns: readonly string[];
  address: string;
}

const LEFT = 88;
const WIDE = SIDE - 2 * LEFT;
const HIGH = 300;
const TOP = 270;
const ROW = 64;

/** Luck above the ribbon, mistakes below it, in the colour of whom they concern. */
function marked(ledger: Ledger, paint: Paint): string {
  return marksOf(ledger)
    .map(({ kind, seat, place }) => {
      const [x, y] = [LEFT + place * WIDE, kind === "mistake" ? TOP + HIGH + 18 : TOP - 18];
      const turned =
        kind === "mistake"
          ? `<path d="M-8-8l16 16M8-8l-16 16" stroke-width="5" stroke="C"/>`
          : `<path d="M0-11l11 11-11 11-11-11z" fill="C"/>`;
      return `<g transform="translate(${x.toFixed(1)} ${y})">${turned.replace("C", paint(`--seat-${seat}`))}</g>`;
    })
    .join("");
}

export function drawnInsight(told: PicturedInsight, paint: Paint, fonts = ""): string {
  const [ink, faint] = [paint("--ink"), paint("--faint")];
  const bands = bandsOf(told.ledger, WIDE, HIGH).map(
    (path, seat) =>
      `<path d="${path}" fill="${paint(`--seat-${seat}`)}" stroke="${paint("--surface")}" stroke-width="2"/>`,
  );
  const table = TOP + HIGH + 110;
  const right = (place: number) => SIDE - LEFT - (told.columns.length - 1 - place) * 170;
  const heads = told.columns.map((text, place) =>
    line(text, { x: right(place), y: table, size: 26, wide: 160, fill: faint, more: 'text-anchor="end"' }),
  );
  const rows = told.rows.map(({ name, look, numbers }, seat) => {
    const y = table + 16 + seat * ROW;
    const cells = numbers.map((text, place) =>
      line(text, { x: right(place), y: y + 44, size: 34, wide: 160, fill: ink, more: 'text-anchor="end"' }),
    );
    return `${bearer(seat, look, LEFT + 24, y + ROW / 2, 50, paint)}
${line(name, { x: LEFT + 70, y: y + 44, size: 34, wide: right(0) - LEFT - 230, fill: ink })}${cells.join("")}`;
  });
  return sheet(
    `${line(told.game, { x: MIDDLE, y: 100, size: 36, wide: 900, fill: faint, more: CENTRED })}
${line(told.headline, { x: MIDDLE, y: 166, size: 60, wide: 920, fill: ink, more: `${CENTRED} font-weight="600"` })}
${line(told.turned, { x: MIDDLE, y: 216, size: 32, wide: 920, fill: ink, more: CENTRED })}
<g transform="translate(${LEFT} ${TOP})">${bands.join("")}</g>${marked(told.ledger, paint)}
${heads.join("")}${rows.join("")}`,
    told.address,
    paint,
    fonts,
  );
}
