/** What this browser remembers of its user's wishes. */

import { browserLanguage, speak, type Language } from "../words/words.svelte";

const KEY = "tafelrunde.settings";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";
export type Palette = "heraldic" | "safe";

interface Wishes {
  language: Language | "browser";
  theme: Theme;
  motion: Motion;
  palette: Palette;
  sound: boolean;
  confirm: boolean;
  /** Whether the log is written in notation. */
  notation: boolean;
}

const USUAL: Wishes = {
  language: "browser",
  theme: "system",
  motion: "system",
  palette: "heraldic",
  sound: false,
  confirm: false,
  notation: false,
};

class Settings {
  wishes = $state<Wishes>({ ...USUAL, ...remembered() });

  /** Whether things may move. */
  get moves(): boolean {
    if (this.wishes.motion !== "system") return this.wishes.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  async wish(change: Partial<Wishes>): Promise<void> {
    Object.assign(this.wishes, change);
    localStorage.setItem(KEY, JSON.stringify(this.wishes));
    await this.apply();
  }

  /** Dress the page as wished. */
  async apply(): Promise<void> {
    const { dataset } = document.documentElement;
    dataset.theme = this.wishes.theme;
    dataset.palette = this.wishes.palette;
    dataset.motion = this.moves ? "full" : "less";
    await speak(this.wishes.language === "browser" ? browserLanguage() : this.wishes.language);
  }
}

function remembered(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
