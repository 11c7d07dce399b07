/** The twenty coats of arms: what is drawn on a shield of 48 by 48, layer by layer. */

/** Metals and tinctures; `line` is drawn with the pen only. */
type Tone = "or" | "argent" | "gules" | "vert" | "sable" | "line";

interface Coat {
  layers: [Tone, string][];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const star = (x: number, y: number, r: number): string => {
  const corner = (turn: number, reach: number) =>
    `${(x + reach * Math.sin((turn * Math.PI) / 5)).toFixed(1)} ${(y - reach * Math.cos((turn * Math.PI) / 5)).toFixed(1)}`;
  return `M${Array.from({ length: 10 }, (_, turn) => corner(turn, turn % 2 ? r * 0.44 : r)).join("L")}z`;
};
const spark = (x: number, y: number, r: number): string => {
  const waist = r * 0.26;
  return `M${x} ${y - r}l${waist} ${r - waist} ${r - waist} ${waist} ${waist - r} ${waist} ${-waist} ${r - waist} ${-waist} ${waist - r} ${waist - r} ${-waist} ${r - waist} ${-waist}z`;
};

export const COATS: Record<string, Coat> = {
  farmer: {
    layers: [
      ["argent", "M14 28C7 17 15 7 26 7c8 0 13 6 12 14-3-6-8-9-13-7-6 2-8 8-5 14z"],
      ["or", "M13.5 27h7.500v11.500a2.5 2.5 0 0 1-2.5 2.500H16a2.5 2.5 0 0 1-2.5-2.500z"],
      ["line", "M13.5 31H21"],
    ],
  },
  "serving-maid": {
    layers: [
      ["or", "M31 6a5 5 0 0 1 5 5h-3.500a1.5 1.5 0 0 0-2.9-.4L26 26h-4.500L26 9.600C26.7 7.3 28.6 6 31 6z"],
      ["argent", "M9 24h25a12.5 12.5 0 0 1-25 0z"],
      ["line", "M13.5 28a8 8 0 0 0 5 5"],
    ],
  },
  philosopher: {
    layers: [
      ["argent", "M14 10h20v26H14z"],
      [
        "or",
        "M12.5 7h23a2.5 2.5 0 0 1 0 5.500h-23a2.5 2.5 0 0 1 0-5.500zM12.5 32h23a2.5 2.5 0 0 1 0 5.500h-23a2.5 2.5 0 0 1 0-5.500z",
      ],
      ["line", "M18 17.500h12M18 22h12M18 26.500h7"],
    ],
  },
  laborer: {
    layers: [
      ["or", "M21 19h6v19.500a2.5 2.5 0 0 1-2.5 2.500h-1a2.5 2.5 0 0 1-2.5-2.500z"],
      ["argent", "M11 9h19c4 0 7 3 8 8l-6-1.500V21H11z"],
      ["line", "M16 9v12"],
    ],
  },
  guard: {
    layers: [
      ["or", "M22.4 12h3.200v29h-3.200z"],
      ["argent", "M26 13c5-2 8-1 11-4 1.5 6 1.5 11 0 17-3-3-6-2-11-3.500zM22 14l-10 3.500L22 22z"],
      ["argent", "M24 4l3.8 9h-7.600z"],
    ],
  },
  hunter: {
    layers: [
      ["line", "M15 7.500L22.5 38"],
      ["or", "M14 6c18 4 23 23 10 35-2 0-2.5-1.5-1.5-3C30 27 28 15 13.5 9z"],
      ["argent", "M8 21.500h24V18l8.5 5-8.5 5v-3.500H8z"],
      ["gules", "M7 18.500l5 3v3l-5 3-1.5-2.500v-4z"],
    ],
  },
  astronomer: {
    layers: [
      ["or", "M20 9a14 14 0 1 0 14.5 18A12 12 0 0 1 20 9z"],
      ["argent", star(31.5, 14, 7.5)],
      ["argent", spark(25, 26, 4.5)],
    ],
  },
  merchant: {
    layers: [
      ["line", "M12 13L7.5 25M12 13l4.5 12M36 13l-4.5 12M36 13l4.5 12"],
      ["or", "M22.4 7h3.200v4H39v3H25.600v20H31v4H17v-4h5.400V14H9v-3h13.400z"],
      ["argent", "M6 24.500h12a6 6 0 0 1-12 0zM30 24.500h12a6 6 0 0 1-12 0z"],
    ],
  },
  noblewoman: {
    layers: [
      ["argent", "M24 36L6.5 19A24.5 24.5 0 0 1 41.5 19z"],
      ["gules", "M24 36L14.5 26.800a13.5 13.5 0 0 1 19 0z"],
      ["line", "M24 36L12.3 14.500M24 36L18 12M24 36V11.500M24 36l6-24M24 36l11.7-21.5"],
      ["or", disc(24, 36, 2.6)],
    ],
  },
  magician: {
    layers: [
      ["or", "M9 34.500L28.5 15l4 4L13 38.500z"],
      ["argent", "M27 16.500l4.5-4.5 4 4-4.5 4.500z"],
      ["argent", spark(16.5, 13.5, 7)],
      ["argent", spark(35, 28.5, 5)],
      ["or", spark(38, 9.5, 3.5)],
    ],
  },
  pawnbroker: {
    layers: [
      ["line", "M24 5v9M16 9.500h16M16 9.500v3M32 9.500v3"],
      ["or", disc(15, 18, 6.8)],
      ["or", disc(33, 18, 6.8)],
      ["or", disc(24, 32, 6.8)],
      ["argent", disc(13, 16, 1.6)],
      ["argent", disc(31, 16, 1.6)],
      ["argent", disc(22, 30, 1.6)],
    ],
  },
  knight: {
    layers: [
      ["gules", "M23 9c-2-5 3-8 13-5-3 .5-4 2-3.5 4-3-1-6 0-7 2z"],
      ["argent", "M11.5 34V21c0-8.5 5-13 12.5-13s12.5 4.5 12.5 13v13c-8 5-17 5-25 0z"],
      ["sable", "M13.5 19.500h21v4h-8.800V36h-3.400V23.500h-8.800z"],
      ["sable", disc(17, 29, 1.2) + disc(17, 33, 1.2) + disc(31, 29, 1.2) + disc(31, 33, 1.2)],
    ],
  },
  bishop: {
    layers: [
      ["argent", "M24 5c8 5 12 11 12 18l-2.5 13.500h-19L12 23c0-7 4-13 12-18z"],
      ["or", "M13.2 29.500h21.600l-1.3 7h-19z"],
      ["or", "M22.3 11h3.400v4.800h4.800v3.400h-4.800v7h-3.400v-7h-4.800v-3.400h4.800z"],
    ],
  },
  alchemist: {
    layers: [
      [
        "argent",
        "M19.5 6h9v3.500H27V18l9.5 15.500a3.5 3.5 0 0 1-3 5.500h-19a3.5 3.5 0 0 1-3-5.500L21 18V9.500h-1.500z",
      ],
      ["vert", "M17.5 26h13l4.3 7.200a2.2 2.2 0 0 1-1.9 3.300H15.100a2.2 2.2 0 0 1-1.9-3.300z"],
      ["argent", disc(21, 31.5, 1.9) + disc(26.5, 29.5, 1.4)],
    ],
  },
  nobleman: {
    layers: [
      ["or", `${disc(24, 28, 12)}${disc(24, 28, 7.5)}`],
      ["or", "M15 7h18l4 6-5 8H16l-5-8z"],
      ["gules", "M17.5 9.500h13l2.7 3.7-3.2 5.300H18l-3.2-5.300z"],
      ["argent", spark(24, 14, 4)],
    ],
  },
  general: {
    layers: [
      ["or", "M9.5 32.500L30 7.500l6 5L15.5 37.500z"],
      ["argent", "M9.5 32.500l3-3.6 6 5-3 3.600zM27 11.100l3-3.6 6 5-3 3.600z"],
      ["argent", star(14.5, 13.5, 6)],
      ["argent", star(33.5, 28.5, 6)],
    ],
  },
  king: {
    layers: [
      ["or", "M11 29L8 11.500l8.5 7L24 7l7.5 11.5 8.5-7L37 29z"],
      ["or", "M11 30.500h26l-.8 6H11.800z"],
      ["gules", disc(24, 33.5, 1.9)],
      ["argent", disc(16.5, 33.5, 1.5) + disc(31.5, 33.5, 1.5)],
      ["argent", disc(8, 11, 2.2) + disc(40, 11, 2.2)],
      ["gules", disc(24, 6.5, 2.6)],
    ],
  },
  queen: {
    layers: [
      ["or", "M11 29C7 22 8 14 13 12c2 4.5 4 6.5 7 7 0-5 1-8.5 4-12 3 3.5 4 7 4 12 3-.5 5-2.5 7-7 5 2 6 10 2 17z"],
      ["or", "M11 30.500h26l-.8 6H11.800z"],
      ["gules", "M24 27.500l-4.3-4.400a2.7 2.7 0 0 1 4.3-3.2 2.7 2.7 0 0 1 4.3 3.200z"],
      ["argent", disc(13, 11, 2.2) + disc(24, 6.5, 2.4) + disc(35, 11, 2.2)],
      ["argent", disc(18, 33.5, 1.4) + disc(24, 33.5, 1.4) + disc(30, 33.5, 1.4)],
    ],
  },
  fool: {
    layers: [
      [
        "argent",
        "M12 31c-1-8-1-12-5.5-14 6-4.5 12-2 13 4 0-7 1.5-11 4.5-14 3 3 4.5 7 4.5 14 1-6 7-8.5 13-4-4.5 2-4.5 6-5.5 14z",
      ],
      ["gules", "M24 7c3 3 4.5 7 4.5 14 1-6 7-8.5 13-4-4.5 2-4.5 6-5.5 14H24z"],
      ["or", "M11.5 31h25v5.500h-25z"],
      ["or", disc(7, 18.5, 2.5) + disc(24, 7, 2.5) + disc(41, 18.5, 2.5)],
    ],
  },
  charlatan: {
    layers: [
      ["argent", "M9 12c10-4.5 20-4.5 30 0 1.5 14-3 23.5-15 28C12 35.5 7.5 26 9 12z"],
      ["gules", "M24 8.600c5 0 10 1.1 15 3.4 1.5 14-3 23.5-15 28z"],
      [
        "sable",
        "M13.5 20c2.5-2.5 5.5-2.5 8 0-2.5 2.5-5.5 2.5-8 0zM26.5 20c2.5-2.5 5.5-2.5 8 0-2.5 2.5-5.5 2.5-8 0z",
      ],
      ["or", "M16 27.500c5 3.5 11 3.5 16 0-1.5 8-14.5 8-16 0z"],
    ],
  },
};
