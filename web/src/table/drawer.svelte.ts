/** The drawer beside the table: log, what a game counts, rules, chat. Docked where there is room, else it lies over the board. */

export type Tab = "todo" | "log" | "tally" | "rules" | "chat";

const KEY = "serai-drawer";

export class Drawer {
  tab = $state<Tab>("todo");
  /** It lies over the end edge of the board. */
  over = $state(false);
  /** What has been read of log and chat. */
  private read = $state({ log: 0, chat: 0 });
  /** Where this device docked it, or chose not to, by the width of the window. */
  private chosenDocked = $state<Record<string, boolean>>(kept());

  /** Whether it stands beside the board: as this device chose at such a width, else where there is room. */
  isDocked(width: number, room: boolean): boolean {
    return width >= 1180 && (this.chosenDocked[widthClass(width)] ?? room);
  }

  dock(width: number, docked: boolean): void {
    this.chosenDocked = { ...this.chosenDocked, [widthClass(width)]: docked };
    this.over = false;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosenDocked));
    } catch {
      return; // a private window may forbid it
    }
  }

  show(tab: Tab): void {
    this.over = !(this.over && this.tab === tab);
    this.tab = tab;
  }

  see(what: "log" | "chat", count: number): void {
    if (this.read[what] !== count) this.read = { ...this.read, [what]: count };
  }

  unread(what: "log" | "chat", count: number): number {
    return Math.max(0, count - this.read[what]);
  }
}

function widthClass(width: number): string {
  return width >= 1440 ? "wide" : "narrow";
}

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}
