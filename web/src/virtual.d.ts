/** Names and invitations of all games, by language; made by `game-names.ts` when the client is built. */
declare module "virtual:game-names" {
  const words: Record<string, () => Promise<{ default: string }>>;
  export default words;
}
