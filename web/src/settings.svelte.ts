/** What this device prefers: language, theme, sound, motion, name. Kept in the browser. */

export const LANGUAGES = ["en", "hu", "he"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
/** In hundredths of the usual size. */
export const TEXT_SIZES = [100, 115, 130] as const;

export const PACES = ["calm", "quick", "instant"] as const;
/** How long what others did is shown. */
export type Pace = (typeof PACES)[number];
const FACTORS: Record<Pace, number> = { calm: 1, quick: 0.5, instant: 0 };

const KEY = "serai-settings";
const RIGHT_TO_LEFT: readonly Language[] = ["he"];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  name: string;
  marksFits: boolean;
  pace: Pace;
  haptics: boolean;
  textSize: number;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(true);
  motion = $state<Motion>("auto");
  /** Whether a phone trembles a little when a piece is picked up or laid. */
  haptics = $state(true);
  /** The name under which the person at this device sits down. */
  name = $state("");
  /** Whether boards point out what fits where. */
  marksFits = $state(true);
  textSize = $state<number>(TEXT_SIZES[0]);
  pace = $state<Pace>("calm");
  private darkOutside = $state(false);
  private calmOutside = $state(false);

  constructor() {
    Object.assign(this, { language: languageOfBrowser(), ...kept() });
    addEventListener("storage", ({ key }) => key === KEY && Object.assign(this, kept())); // another tab of this device
    watchMedia("(prefers-color-scheme: dark)", (on) => (this.darkOutside = on));
    watchMedia("(prefers-reduced-motion: reduce)", (on) => (this.calmOutside = on));
  }

  get direction(): "ltr" | "rtl" {
    return RIGHT_TO_LEFT.includes(this.language) ? "rtl" : "ltr";
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.darkOutside : this.theme === "dark";
  }

  get paceFactor(): number {
    return FACTORS[this.pace] ?? 1;
  }

  /** Whether things move; reduced motion of the device counts unless a person chose otherwise. */
  get moving(): boolean {
    return this.motion === "auto" ? !this.calmOutside : this.motion === "full";
  }

  /** The next larger text; after the largest the usual one. */
  enlarge(): void {
    const place = TEXT_SIZES.findIndex((size) => size === this.textSize);
    this.textSize = TEXT_SIZES[(place + 1) % TEXT_SIZES.length]!;
  }

  /** Show the settings on the document and keep them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dir = this.direction;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.moving ? "full" : "none";
    root.style.setProperty("--text", String(this.textSize / TEXT_SIZES[0]));
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", this.dark ? "#12172B" : "#F6EFE3");
    this.keep();
  }

  private keep(): void {
    const { language, theme, sound, motion, haptics, name, marksFits, textSize, pace } = this;
    const all: Kept = { language, theme, sound, motion, haptics, name, marksFits, textSize, pace };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      return; // a private window may forbid it; the settings then last as long as the page
    }
  }
}

export const settings = new Settings();

function kept(): Partial<Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? sound(read as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

/** What was kept, without anything that no longer exists. */
function sound(read: Partial<Kept>): Partial<Kept> {
  const { language, ...rest } = read;
  return language && LANGUAGES.includes(language) ? { language, ...rest } : rest;
}

function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Tell whether a media query holds, now and whenever it changes; the answer stops the telling. */
export function watchMedia(query: string, tell: (on: boolean) => void): () => void {
  const media = matchMedia(query);
  const changed = (): void => tell(media.matches);
  changed();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
