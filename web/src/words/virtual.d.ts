/** What fetches the Fluent catalogues: a source for each part (`all`, `learn`, a game) of each language, as `de/all`. */
declare module "virtual:words" {
  const sources: Record<string, () => Promise<{ default: string }>>;
  export default sources;
}
