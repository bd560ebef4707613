/** A table of this device's own goes on at the server, where others can join it. */
import { api, ApiError, ask } from "../house/api";
import { arriveAt } from "../house/new/opening";
import { moveTable } from "../page/shelf";
import type { MadeTable } from "../wire";
import { invited } from "./inviting";

const TRIES = 5;

/** It goes on with all that was played, and this device goes there; it keeps these seats. */
export async function moveToServer(table: string, game: string, keeps: number[]): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const saved = (await api.saved(table)) as { entries: unknown[] };
    const made = await ask<MadeTable>("POST", `/api/saved?keeps=${keeps.join("")}`, saved);
    const ended = await moveTable(table, saved.entries.length, made.table);
    if (ended === "stored") {
      invited.begin(made.table);
      return arriveAt(made, game);
    }
    await api.remove(made.table);
    if (ended !== "otherwise") throw new ApiError("device_refuses");
  }
  throw new ApiError("busy"); // a bot has moved each time
}
