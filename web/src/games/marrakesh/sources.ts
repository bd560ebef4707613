/** Where the points of the seats come from, as rows with a number for each seat. */
import { ROOMS } from "./rooms";
import type { BoardView } from "./shapes";

export interface SourceRow {
  key: string;
  points: number[];
}

/** What the ends of the seasons bring; all other sources work in the rounds. */
const SEASON = ["season_scrolls", "river_tile", "supply"];

export function startRow(boards: BoardView[]): SourceRow {
  return { key: "source-start", points: boards.map((board) => board.start_points) };
}

export function roundRows(boards: BoardView[]): SourceRow[] {
  return sourcesOf(boards)
    .filter((source) => !SEASON.includes(source))
    .map((source) => rowOf(source, boards));
}

export function seasonRows(boards: BoardView[]): SourceRow[] {
  const sources = sourcesOf(boards);
  return SEASON.filter((source) => sources.includes(source)).map((source) => rowOf(source, boards));
}

function sourcesOf(boards: BoardView[]): string[] {
  return [...new Set(boards.flatMap((board) => Object.keys(board.sources)))];
}

function rowOf(source: string, boards: BoardView[]): SourceRow {
  const isRoom = ROOMS.some(({ district }) => district === source);
  const points = boards.map((board) => board.sources[source as "souk"] ?? 0);
  return { key: isRoom ? `district-${source}` : `source-${source}`, points };
}
