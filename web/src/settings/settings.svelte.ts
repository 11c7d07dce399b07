/** What this browser remembers of its user's wishes. */

import type { Pace } from "../stage/pace";
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
  pace: Pace;
  /** From 0, silent, to 100. */
  volume: number;
  /** Whether a phone trembles with dice and on your turn. */
  haptics: boolean;
  confirm: boolean;
  /** Whether the log is written in notation. */
  notation: boolean;
}

const AUDIBLE = 40;

const USUAL: Wishes = {
  language: "browser",
  theme: "system",
  motion: "system",
  palette: "heraldic",
  pace: "normal",
  volume: AUDIBLE,
  haptics: true,
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

  toggleSound(): void {
    void this.wish({ volume: this.wishes.volume ? 0 : AUDIBLE });
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
