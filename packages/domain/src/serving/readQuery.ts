/**
 * Converts a query string to an object for a schema. A repeated name becomes a list, which every schema of the contract
 * refuses instead of guessing.
 */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    query[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return query;
}
