import { expect, it, vi } from "vitest";
import type { Frame } from "../../wire";
import { api } from "../api";
import { ReplayPlayer } from "./player.svelte";

const frame = (type: string): Frame => ({ events: [{ type, version: 1, known: true }] }) as unknown as Frame;

/** A replay of so many pictures, and from whose eyes each part of it was asked for. */
async function read(count: number, players: number): Promise<{ player: ReplayPlayer; eyes: Set<unknown> }> {
  const eyes = new Set<unknown>();
  vi.spyOn(api, "replay").mockImplementation((_, seat, from, to) => {
    eyes.add(seat);
    const frames = Array.from({ length: Math.min(to, count) - from }, () => frame("round_begun"));
    return Promise.resolve({ count, frames } as unknown as Awaited<ReturnType<typeof api.replay>>);
  });
  const player = new ReplayPlayer("table");
  player.count = count;
  await player.readWhole(players);
  return { player, eyes };
}

it("knows a short game whole, through all eyes", async () => {
  const { player, eyes } = await read(100, 2);
  expect([player.whole.length, [...eyes]]).toEqual([100, ["all"]]);
});

it("knows the rounds of a long game too, as a watcher saw it", async () => {
  const { player, eyes } = await read(900, 4);
  expect([player.whole.length, [...eyes]]).toEqual([900, ["none"]]);
});
