// The six seats: a colour and a charge each, so that nobody needs to tell colours apart.

const SVG = "http://www.w3.org/2000/svg";

const CHARGES = [
  // eagle
  "M12 3l2 3-1 2 8-3-2 6-4 2 1 3 2 4-4-1-2 2-2-2-4 1 2-4 1-3-4-2-2-6 8 3-1-2z",
  // lion
  "M5 5l3 2 4-3 4 3 3-2 1 6-2 2 1 4-4 1-1 3h-4l-1-3-4-1 1-4-2-2zM9 11h2v2H9zm4 0h2v2h-2z",
  // oak leaf
  "M12 2c3 0 3 3 2 4 3-1 5 2 3 4 3 0 3 4 0 5 1 2-1 4-4 3v4h-2v-4c-3 1-5-1-4-3-3-1-3-5 0-5-2-2 0-5 3-4-1-1-1-4 2-4z",
  // sun
  "M12 1l2 5 4-3-1 5 5 1-4 3 4 3-5 1 1 5-4-3-2 5-2-5-4 3 1-5-5-1 4-3-4-3 5-1-1-5 4 3z",
  // rose
  "M12 3a4 4 0 0 1 4 3 4 4 0 0 1 3 6 4 4 0 0 1-3 6 4 4 0 0 1-8 0 4 4 0 0 1-3-6 4 4 0 0 1 3-6 4 4 0 0 1 4-3zm0 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  // tower
  "M5 3h3v3h2V3h4v3h2V3h3v6l-2 2v10h-3v-5a2 2 0 0 0-4 0v5H7V11L5 9z",
];

export const letter = (seat) => "ABCDEF"[seat];

export function charge(seat) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", `charge seat-${seat}`);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", CHARGES[seat]);
  path.setAttribute("fill-rule", "evenodd");
  picture.append(path);
  return picture;
}
