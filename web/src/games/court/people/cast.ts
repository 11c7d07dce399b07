/** The people of the court: who is put together from which parts, in which colours. */

import type { CharacterName } from "../generated";
import type { Attribute } from "./attributes";
import type { Clothes } from "./clothes";
import type { Eyes, Mouth, Nose } from "./faces";
import type { Beard, Behind, Hair } from "./hair";
import type { Hat } from "./hats";
import type { Head } from "./heads";

export interface Looks {
  head: Head;
  skin: string;
  eyes: Eyes;
  nose: Nose;
  mouth?: Mouth;
  /** Colour of hair and beard. */
  tint: string;
  behind?: Behind;
  hair?: Hair;
  beard?: Beard;
  clothes: Clothes;
  /** Of the clothes: the cloth and what trims it. */
  cloth: string;
  trim: string;
  hat: Hat;
  /** Of the hat: its stuff and its band. */
  stuff: string;
  band: string;
  holds: Attribute;
}

const FAIR = "#f3cfae";
const ROSY = "#f0bd9a";
const TANNED = "#d99f73";
const BROWN = "#b57a50";
const DARK = "#8d5a3a";

export const CAST: Readonly<Record<CharacterName, Looks>> = {
  fool: {
    ...{ head: "round", skin: ROSY, eyes: "merry", nose: "button", mouth: "laugh", tint: "#b4552a" },
    ...{ clothes: "motley", cloth: "#c2401c", trim: "#2f6f9a", holds: "puppet" },
    ...{ hat: "bells", stuff: "#e0b23c", band: "#e0b23c" },
  },
  charlatan: {
    ...{ head: "long", skin: FAIR, eyes: "sly", nose: "small", mouth: "smirk", tint: "#3a2a20", beard: "point" },
    ...{ hair: "short", clothes: "patched", cloth: "#6b4a8a", trim: "#d08a2e", holds: "cards" },
    ...{ hat: "masked", stuff: "#2e4a4c", band: "#d08a2e" },
  },
  farmer: {
    ...{ head: "broad", skin: ROSY, eyes: "merry", nose: "broad", mouth: "grin", tint: "#c98a3c", hair: "short" },
    ...{ clothes: "smock", cloth: "#7f9a5a", trim: "#6a4a2c", holds: "fork" },
    ...{ hat: "straw", stuff: "#ecc766", band: "#a4243b" },
  },
  "serving-maid": {
    ...{
      head: "heart",
      skin: FAIR,
      eyes: "lashes",
      nose: "small",
      mouth: "smile",
      tint: "#a5602c",
      hair: "parted",
    },
    ...{ behind: "braids", clothes: "apron", cloth: "#4f7fae", trim: "#fdf6e6", holds: "jug" },
    ...{ hat: "bonnet", stuff: "#fdf6e6", band: "#4f7fae" },
  },
  philosopher: {
    ...{ head: "long", skin: TANNED, eyes: "tired", nose: "long", tint: "#e9e4d8", hair: "sides", beard: "long" },
    ...{ clothes: "drape", cloth: "#fdf6e6", trim: "#8a5ba0", holds: "scroll" },
    ...{ hat: "laurel", stuff: "#6f9a5a", band: "#6f9a5a" },
  },
  laborer: {
    ...{ head: "square", skin: BROWN, eyes: "kind", nose: "broad", tint: "#33241c", hair: "short", beard: "full" },
    ...{ clothes: "leather", cloth: "#c9b48a", trim: "#6a4a2c", holds: "hammer" },
    ...{ hat: "cap", stuff: "#9a3f32", band: "#74291f" },
  },
  guard: {
    ...{ head: "square", skin: FAIR, eyes: "stern", nose: "straight", mouth: "firm", tint: "#6d4a2a" },
    ...{ beard: "moustache", clothes: "tabard", cloth: "#3f6b4f", trim: "#e0b23c", holds: "halberd" },
    ...{ hat: "kettle", stuff: "#b9bfc4", band: "#b9bfc4" },
  },
  hunter: {
    ...{ head: "square", skin: TANNED, eyes: "sly", nose: "straight", mouth: "smirk", tint: "#8a4a22" },
    ...{ hair: "grown", beard: "stubble", clothes: "cloak", cloth: "#4d6b3a", trim: "#7a5a34", holds: "bow" },
    ...{ hat: "feathered", stuff: "#39542c", band: "#c2401c" },
  },
  astronomer: {
    ...{ head: "long", skin: DARK, eyes: "wide", nose: "long", mouth: "hum", tint: "#2b2420", beard: "goatee" },
    ...{ hair: "short", clothes: "starry", cloth: "#22406e", trim: "#e0b23c", holds: "moon" },
    ...{ hat: "skull", stuff: "#2d5590", band: "#e0b23c" },
  },
  merchant: {
    ...{ head: "broad", skin: ROSY, eyes: "merry", nose: "button", tint: "#7a4a24", beard: "full", hair: "short" },
    ...{ clothes: "fur", cloth: "#7c2f3e", trim: "#d9c3a0", holds: "purse" },
    ...{ hat: "beret", stuff: "#7c2f3e", band: "#d9c3a0" },
  },
  noblewoman: {
    ...{ head: "heart", skin: FAIR, eyes: "lashes", nose: "small", mouth: "lips", tint: "#5a3420", behind: "veil" },
    ...{ hair: "parted", clothes: "gown", cloth: "#2f7d84", trim: "#f3e3b8", holds: "fan" },
    ...{ hat: "hennin", stuff: "#2f7d84", band: "#e0b23c" },
  },
  magician: {
    ...{ head: "long", skin: FAIR, eyes: "stern", nose: "long", tint: "#b9bfc8", behind: "long", beard: "long" },
    ...{ clothes: "starry", cloth: "#54318a", trim: "#c7a4e6", holds: "wand" },
    ...{ hat: "wizard", stuff: "#54318a", band: "#c7a4e6" },
  },
  pawnbroker: {
    ...{
      head: "round",
      skin: FAIR,
      eyes: "monocle",
      nose: "broad",
      mouth: "smirk",
      tint: "#9a938a",
      hair: "short",
    },
    ...{ beard: "whiskers", clothes: "coat", cloth: "#6a5a3a", trim: "#3f3626", holds: "balls" },
    ...{ hat: "chaperon", stuff: "#b5562c", band: "#8a3a1c" },
  },
  knight: {
    ...{ head: "square", skin: FAIR, eyes: "kind", nose: "straight", mouth: "smile", tint: "#d6a24a" },
    ...{ hair: "fringe", clothes: "plate", cloth: "#b9bfc4", trim: "#2f5d9a", holds: "sword" },
    ...{ hat: "plumed", stuff: "#b9bfc4", band: "#b0273d" },
  },
  bishop: {
    ...{ head: "round", skin: ROSY, eyes: "kind", nose: "button", mouth: "smile", tint: "#f1ece0", hair: "sides" },
    ...{ clothes: "vestment", cloth: "#fdf6e6", trim: "#8a2a3c", holds: "crozier" },
    ...{ hat: "mitre", stuff: "#fdf6e6", band: "#8a2a3c" },
  },
  alchemist: {
    ...{ head: "round", skin: TANNED, eyes: "wide", nose: "long", mouth: "grin", tint: "#e4d9c4", hair: "wild" },
    ...{ clothes: "robe", cloth: "#3a3a44", trim: "#6f9a5a", holds: "flask" },
    ...{ hat: "goggles", stuff: "#7a5230", band: "#7a5230" },
  },
  nobleman: {
    ...{ head: "long", skin: FAIR, eyes: "proud", nose: "long", mouth: "smirk", tint: "#5d3a1e", behind: "mane" },
    ...{ beard: "handlebar", clothes: "ruff", cloth: "#2c3f78", trim: "#e0b23c", holds: "ring" },
    ...{ hat: "cavalier", stuff: "#2c3f78", band: "#fdf6e6" },
  },
  general: {
    ...{ head: "square", skin: TANNED, eyes: "stern", nose: "straight", mouth: "firm", tint: "#4a3a30" },
    ...{ beard: "moustache", clothes: "marshal", cloth: "#a4243b", trim: "#e0b23c", holds: "baton" },
    ...{ hat: "crested", stuff: "#e0b23c", band: "#a4243b" },
  },
  king: {
    ...{ head: "broad", skin: FAIR, eyes: "kind", nose: "button", tint: "#c9b08a", behind: "mane", beard: "royal" },
    ...{ clothes: "ermine", cloth: "#a4243b", trim: "#fdf6e6", holds: "sceptre" },
    ...{ hat: "crown", stuff: "#a4243b", band: "#e0b23c" },
  },
  queen: {
    ...{
      head: "heart",
      skin: BROWN,
      eyes: "lashes",
      nose: "small",
      mouth: "lips",
      tint: "#2e1d16",
      behind: "waves",
    },
    ...{ hair: "parted", clothes: "regal", cloth: "#6b2f6e", trim: "#fdf6e6", holds: "flower" },
    ...{ hat: "diadem", stuff: "#e0b23c", band: "#e0b23c" },
  },
};
