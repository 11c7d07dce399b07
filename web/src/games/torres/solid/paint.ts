/** The pictures on the bodies of the solid board, painted by us when it is built. */

import { CanvasTexture, SRGBColorSpace } from "three";
import { chargePath } from "../../../look/Charge.svelte";
import { FILES, SIDE } from "../cells";
import { CROWN } from "../crown";
import type { Sign } from "./model";
import type { Palette } from "./palette";
import { RIM } from "./shapes";

type Brush = CanvasRenderingContext2D;

/** The same specks in every picture: chance without dice. */
function specks(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function painted(width: number, height: number, paint: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function roundRect(brush: Brush, x: number, y: number, width: number, height: number, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

/** The board from above: a meadow in a wooden frame, with the names of its files and ranks. */
export function boardPicture(palette: Palette): CanvasTexture {
  const cell = 112;
  const rim = cell * RIM;
  const whole = SIDE * cell + 2 * rim;
  const chance = specks(7);
  return painted(whole, whole, (brush) => {
    wood(brush, whole, rim, palette, chance);
    brush.translate(rim, rim);
    for (let row = 0; row < SIDE; row += 1) {
      for (let column = 0; column < SIDE; column += 1) {
        brush.fillStyle = (row + column) % 2 ? palette.meadow2 : palette.meadow;
        brush.fillRect(column * cell, row * cell, cell, cell);
      }
    }
    grass(brush, cell, palette, chance);
    brush.strokeStyle = palette.meadowLine;
    brush.lineWidth = 2;
    for (let line = 0; line <= SIDE; line += 1) {
      brush.strokeRect(line * cell, 0, 0.01, SIDE * cell);
      brush.strokeRect(0, line * cell, SIDE * cell, 0.01);
    }
    shadeInside(brush, SIDE * cell);
  });
}

function wood(brush: Brush, whole: number, rim: number, palette: Palette, chance: () => number): void {
  brush.fillStyle = palette.night ? palette.table : palette.wood;
  brush.fillRect(0, 0, whole, whole);
  for (let line = 0; line < 900; line += 1) {
    const along = chance() * whole;
    brush.strokeStyle = chance() < 0.6 ? "rgb(40 20 5 / 9%)" : "rgb(255 235 200 / 7%)";
    brush.lineWidth = 1 + chance() * 2;
    const [x, y] = [along, chance() * rim];
    const long = 80 + chance() * 300;
    for (const side of [0, 1, 2, 3]) {
      brush.save();
      brush.translate(whole / 2, whole / 2);
      brush.rotate((side * Math.PI) / 2);
      brush.beginPath();
      brush.moveTo(x - whole / 2, y - whole / 2);
      brush.lineTo(x + long - whole / 2, y - whole / 2 + (chance() - 0.5) * 5);
      brush.stroke();
      brush.restore();
    }
  }
  brush.fillStyle = palette.night ? "#d9bd8e" : "#fff3da";
  brush.font = `600 ${rim * 0.46}px Georgia, serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  const cell = (whole - 2 * rim) / SIDE;
  FILES.forEach((file, index) => {
    const middle = rim + (index + 0.5) * cell;
    for (const far of [rim * 0.48, whole - rim * 0.48]) {
      brush.fillText(file, middle, far);
      brush.fillText(String(SIDE - index), far, middle);
    }
  });
}

function grass(brush: Brush, cell: number, palette: Palette, chance: () => number): void {
  for (let blade = 0; blade < 5200; blade += 1) {
    const [x, y] = [chance() * SIDE * cell, chance() * SIDE * cell];
    brush.strokeStyle = chance() < 0.5 ? palette.meadowLine : palette.meadow;
    brush.globalAlpha = 0.3;
    brush.lineWidth = 1.4;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + (chance() - 0.5) * 4, y - 3 - chance() * 5);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** The frame stands a little higher than the meadow. */
function shadeInside(brush: Brush, side: number): void {
  for (let step = 0; step < 10; step += 1) {
    brush.strokeStyle = "rgb(30 20 5 / 4%)";
    brush.lineWidth = step * 3;
    brush.strokeRect(0, 0, side, side);
  }
  brush.strokeStyle = "rgb(30 16 4 / 55%)";
  brush.lineWidth = 4;
  brush.strokeRect(0, 0, side, side);
}

/** A block's side with its gate, and its top: nearly white, because every castle has a grey of its own. */
export function stonePicture(): CanvasTexture {
  const side = 256;
  const chance = specks(3);
  return painted(2 * side, side, (brush) => {
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, 2 * side, side);
    courses(brush, side, [0, 62, 124, 190, 256], 64, chance);
    gate(brush, side);
    brush.translate(side, 0);
    courses(brush, side, [0, 86, 170, 256], 86, chance);
    brush.strokeStyle = "rgb(40 28 16 / 20%)";
    brush.lineWidth = 10;
    brush.strokeRect(0, 0, side, side);
  });
}

/** Rows of hewn stones, each a little different. */
function courses(brush: Brush, side: number, rows: readonly number[], wide: number, chance: () => number): void {
  rows.slice(1).forEach((low, row) => {
    const high = rows[row]!;
    for (let x = row % 2 ? -wide / 2 : 0; x < side; x += wide) {
      const [left, right] = [Math.max(0, x), Math.min(side, x + wide)];
      brush.fillStyle = `rgb(60 45 30 / ${Math.round(chance() * 13)}%)`;
      brush.fillRect(left, high, right - left, low - high);
      brush.strokeStyle = "rgb(50 36 22 / 34%)";
      brush.lineWidth = 3;
      brush.strokeRect(left, high, right - left, low - high);
      brush.fillStyle = "rgb(255 255 255 / 34%)";
      brush.fillRect(left + 3, high + 2, right - left - 6, 3);
    }
  });
  for (let speck = 0; speck < 700; speck += 1) {
    brush.fillStyle = chance() < 0.5 ? "rgb(50 36 22 / 8%)" : "rgb(255 255 255 / 12%)";
    brush.fillRect(chance() * side, chance() * side, 2 + chance() * 3, 2 + chance() * 2);
  }
}

function gate(brush: Brush, side: number): void {
  const [middle, wide, high] = [side / 2, side * 0.15, side * 0.34];
  const arch = (more: number): void => {
    brush.beginPath();
    brush.moveTo(middle - wide - more, side);
    brush.lineTo(middle - wide - more, high + wide);
    brush.arc(middle, high + wide, wide + more, Math.PI, 0);
    brush.lineTo(middle + wide + more, side);
    brush.closePath();
  };
  arch(15);
  brush.fillStyle = "#efe8dc";
  brush.fill();
  brush.strokeStyle = "rgb(50 36 22 / 45%)";
  brush.lineWidth = 3;
  brush.stroke();
  arch(0);
  const deep = brush.createLinearGradient(0, high, 0, side);
  deep.addColorStop(0, "#1c140d");
  deep.addColorStop(1, "#4c3d2e");
  brush.fillStyle = deep;
  brush.fill();
}

const TILE = 128;
/** The signs in the order of their tiles. */
export const SIGNS: readonly Sign[] = ["fill", "offer", "lift", "here", "built", "step"];

/** White signs, to be tinted. */
export function signPicture(): CanvasTexture {
  return painted(TILE * SIGNS.length, TILE, (brush) => {
    brush.strokeStyle = brush.fillStyle = "#fff";
    SIGNS.forEach((sign, place) => {
      brush.save();
      brush.translate(place * TILE, 0);
      SIGN_PAINTERS[sign](brush);
      brush.restore();
    });
  });
}

function frame(brush: Brush, gap: number, width: number, inside: number): void {
  roundRect(brush, gap, gap, TILE - 2 * gap, TILE - 2 * gap, 18);
  brush.globalAlpha = inside;
  brush.fill();
  brush.globalAlpha = 1;
  brush.lineWidth = width;
  brush.stroke();
}

const SIGN_PAINTERS: Record<Sign, (brush: Brush) => void> = {
  fill: (brush) => brush.fillRect(3, 3, TILE - 6, TILE - 6),
  offer: (brush) => {
    frame(brush, 14, 7, 0.2);
    brush.beginPath();
    brush.arc(TILE / 2, TILE / 2, 13, 0, 7);
    brush.fill();
  },
  lift: (brush) => frame(brush, 12, 9, 0.05),
  here: (brush) => frame(brush, 9, 12, 0.18),
  built: (brush) => {
    frame(brush, 16, 8, 0);
    brush.globalCompositeOperation = "destination-out";
    brush.fillRect(TILE * 0.32, 0, TILE * 0.36, TILE);
    brush.fillRect(0, TILE * 0.32, TILE, TILE * 0.36);
  },
  step: (brush) => {
    brush.beginPath();
    brush.arc(TILE / 2, TILE / 2, 15, 0, 7);
    brush.fill();
  },
};

/** A shield for each seat, and the king's crown as the last. */
export function emblemPicture(palette: Palette): CanvasTexture {
  return painted(TILE * (palette.seats.length + 1), TILE, (brush) => {
    palette.seats.forEach((colour, seat) => {
      brush.save();
      brush.translate((seat + 0.5) * TILE, TILE / 2);
      brush.scale(2.45, 2.45);
      shield(brush, colour, palette.onSeat);
      brush.translate(-14.5, -17);
      brush.scale(1.2, 1.2);
      brush.fillStyle = palette.onSeat;
      brush.fill(new Path2D(chargePath(seat)), "evenodd");
      brush.restore();
    });
    brush.translate((palette.seats.length + 0.5) * TILE, TILE / 2);
    brush.scale(2.45, 2.45);
    crown(brush, palette);
  });
}

function shield(brush: Brush, colour: string, rim: string): void {
  const outline = new Path2D("M-19-20h38v17c0 14-8 20-19 25-11-5-19-11-19-25z");
  brush.lineJoin = "round";
  brush.lineWidth = 7;
  brush.strokeStyle = "rgb(20 10 0 / 55%)";
  brush.stroke(outline);
  brush.lineWidth = 5;
  brush.strokeStyle = rim;
  brush.stroke(outline);
  brush.fillStyle = colour;
  brush.fill(outline);
}

function crown(brush: Brush, { king, kingLine }: Palette): void {
  brush.beginPath();
  brush.arc(0, 0, 21, 0, 7);
  brush.fillStyle = king;
  brush.strokeStyle = kingLine;
  brush.lineWidth = 3;
  brush.fill();
  brush.stroke();
  brush.fillStyle = kingLine;
  brush.fill(new Path2D(CROWN));
}

/** The soft shadow that the board throws on the table. */
export function shadowPicture(): CanvasTexture {
  return painted(128, 128, (brush) => {
    brush.filter = "blur(5px)";
    brush.fillStyle = "#000";
    brush.fillRect(11, 11, 106, 106);
  });
}
