/** The result of a match as a picture to send: drawn as SVG, and turned into pixels by the page. */

import { chargePath } from "../look/Charge.svelte";
import { dyesOf, strokesOf, type Look, type Paint as Dye } from "../look/faces/kit";

export interface Pictured {
  game: string;
  /** Who has won, in a sentence, and with what. */
  headline: string;
  how: string;
  winners: readonly number[];
  /** Everybody, in the order of the score sheet. */
  rows: readonly { seat: number; name: string; look?: Look | undefined; sum: string }[];
  /** Where the match can be looked at. */
  address: string;
}

/** Colours by the names that the page's own have; the picture is always by daylight. */
export type Paint = (name: string) => string;

export const SIDE = 1080;
const ROW = 82;
export const MIDDLE = SIDE / 2;
export const CENTRED = 'text-anchor="middle"';
const SHIELD = "M2 2h28v16c0 9-6 13-14 16C8 31 2 27 2 18z";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** A text that is made to fit where it would be too wide. */
export function line(
  text: string,
  at: { x: number; y: number; size: number; wide: number; fill: string; more?: string },
): string {
  const { x, y, size, wide, fill, more = "" } = at;
  const fits = Math.min(size, (wide / Math.max(1, text.length)) * 1.9);
  return `<text x="${x}" y="${y}" font-size="${fits}" fill="${fill}" ${more}>${escaped(text)}</text>`;
}

function arms(seat: number, x: number, y: number, size: number, paint: Paint): string {
  return `<g transform="translate(${x - size / 2} ${y}) scale(${size / 32})"><path d="${SHIELD}" fill="${paint(`--seat-${seat}`)}"/>
<path d="${chargePath(seat)}" fill="${paint("--on-seat")}" fill-rule="evenodd" transform="translate(5 4) scale(.92)"/></g>`;
}

/** Who sat somewhere: the face with the arms of the seat, or only these. */
export function bearer(
  seat: number,
  look: Look | undefined,
  x: number,
  y: number,
  size: number,
  paint: Paint,
): string {
  if (!look) return arms(seat, x, y - size * 0.45, size * 0.8, paint);
  const dyes = dyesOf(look);
  const strokes = strokesOf(look).map(([dye, d]) =>
    dye.startsWith("-")
      ? `<path d="${d}" stroke="${dyes[dye.slice(1) as Dye]}"/>`
      : `<path d="${d}" fill="${dyes[dye as Dye]}"/>`,
  );
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})" fill="none" stroke-width="1.5"
stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="32" r="30" fill="${look.ground}"/>${strokes.join("")}
<circle cx="32" cy="32" r="30" stroke="${paint(`--seat-${seat}`)}" stroke-width="2.5"/></g>
${arms(seat, x + size * 0.36, y + size * 0.12, size * 0.42, paint)}`;
}

/** A laurel around a winner. */
function laurel(x: number, y: number, paint: Paint): string {
  const gold = paint("--gold-bright");
  const side = [...Array(7).keys()].map((leaf) => {
    const angle = (80 - leaf * 21) * (Math.PI / 180);
    const [left, top] = [Math.cos(angle) * 150, Math.sin(angle) * 132];
    const turn = 12 - leaf * 24;
    return `<path d="M0 0c14-18 38-16 48 0-12 14-36 14-48 0z" transform="translate(${left} ${top}) rotate(${turn})" fill="${gold}"/>
<path d="M0 0c10-13 26-12 34 0-9 10-25 10-34 0z" transform="translate(${left} ${top}) rotate(${turn - 80})" fill="${gold}" opacity=".7"/>`;
  });
  return [1, -1].map((way) => `<g transform="translate(${x} ${y}) scale(${way} 1)">${side.join("")}</g>`).join("");
}

/** The picture as SVG; `fonts` is the style sheet that it carries along. */
export function drawn(result: Pictured, paint: Paint, fonts = ""): string {
  const { winners, rows } = result;
  const [ink, faint, lit] = [paint("--ink"), paint("--faint"), paint("--lit")];
  const table = SIDE - 96 - rows.length * ROW;
  const top = 96 + (table - 96 - 500) / 2;
  const places = winners.map(
    (_, place) => MIDDLE + (place - (winners.length - 1) / 2) * Math.min(360, 900 / winners.length),
  );
  const lookOf = (seat: number) => rows.find((row) => row.seat === seat)?.look;
  const listed = rows.map(({ seat, name, look, sum }, place) => {
    const y = table + place * ROW;
    const won = winners.includes(seat);
    const ground = won ? `<rect x="64" y="${y}" width="${SIDE - 128}" height="${ROW}" rx="14" fill="${lit}"/>` : "";
    return `${ground}${bearer(seat, look, 112, y + ROW / 2, 62, paint)}
${line(name, { x: 168, y: y + 54, size: 38, wide: 440, fill: ink, more: won ? 'font-weight="600"' : "" })}
${line(sum, { x: SIDE - 88, y: y + 54, size: 36, wide: 400, fill: ink, more: `text-anchor="end"${won ? ' font-weight="600"' : ""}` })}`;
  });
  return sheet(
    `${line(result.game, { x: MIDDLE, y: top + 20, size: 44, wide: 900, fill: faint, more: CENTRED })}
${places.map((x) => laurel(x, top + 210, paint)).join("")}
${winners.map((seat, place) => bearer(seat, lookOf(seat), places[place]!, top + 204, 190, paint)).join("")}
${line(result.headline, { x: MIDDLE, y: top + 430, size: 72, wide: 960, fill: ink, more: `${CENTRED} font-weight="600"` })}
${line(result.how, { x: MIDDLE, y: top + 488, size: 42, wide: 940, fill: ink, more: CENTRED })}
${listed.join("")}`,
    result.address,
    paint,
    fonts,
  );
}

/** The sheet that every picture is drawn on, with the address at its foot. */
export function sheet(body: string, address: string, paint: Paint, fonts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"
font-family="Fraunces, Georgia, serif">${fonts && `<style>${fonts}</style>`}
<rect width="${SIDE}" height="${SIDE}" fill="${paint("--ground")}"/>
<rect x="24" y="24" width="${SIDE - 48}" height="${SIDE - 48}" rx="28" fill="${paint("--surface")}" stroke="${paint("--gold-bright")}" stroke-width="4"/>
<rect x="36" y="36" width="${SIDE - 72}" height="${SIDE - 72}" rx="20" fill="none" stroke="${paint("--line")}" stroke-width="2"/>
${body}
${line(address, { x: MIDDLE, y: SIDE - 54, size: 26, wide: 920, fill: paint("--faint"), more: CENTRED })}
</svg>`;
}

/** The page's colours by daylight, as they are painted. */
export function daylight(): Paint {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const known = new Map<string, string>();
  queueMicrotask(() => probe.remove());
  return (name) => {
    if (!known.has(name)) {
      probe.style.color = `var(${name})`;
      known.set(name, style.color);
    }
    return known.get(name)!;
  };
}

/** The display type of the page as a style sheet with its letters in it: a picture cannot ask for files. */
export async function carriedFonts(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => rule.style.getPropertyValue("font-family").includes("Fraunces"));
  const carried = faces.map(async ({ style }) => {
    const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
    if (!address) return "";
    const data = await dataUrl(await (await fetch(new URL(address, location.href))).blob());
    return `@font-face{font-family:Fraunces;font-weight:100 900;src:url(${data});unicode-range:${style.getPropertyValue("unicode-range")}}`;
  });
  return (await Promise.all(carried)).join("");
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

/** A picture's pixels. */
export async function pixels(svg: string): Promise<{ file: Blob; shown: string }> {
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("no picture");
  return { file, shown: canvas.toDataURL("image/png") };
}
