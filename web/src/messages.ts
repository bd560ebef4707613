/** The messages between server and client (`wire.ts`, written by the server), by the names the client uses. */
export * from "./wire";
export type { RefusedAction as Refused, LastMove as Last, Refused as MoveRefused } from "./wire";
