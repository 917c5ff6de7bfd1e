/**
 * A query string as an object for a schema. A name that comes twice becomes a list, which no schema of ours takes: better
 * refused than guessed.
 */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    query[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return query;
}
