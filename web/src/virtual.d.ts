/** Names and invitations of all games, by language; made by `game-names.ts` when the client is built. */
declare module "virtual:game-names" {
  const words: Record<string, () => Promise<{ default: string }>>;
  export default words;
}

/** Where the engine of a page lies below the house, and its files with their sizes; made by `engine-files.ts`. */
declare module "virtual:engine" {
  export const folder: string;
  export const sizes: Record<string, number>;
}
