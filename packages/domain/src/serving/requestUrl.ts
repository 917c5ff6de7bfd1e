// Encoded separators and double slashes can have different meanings for a proxy and this server.
const TRICKS = /%2f|%5c|%00|\\|\/\//i;

/** Returns whether a path has the same meaning for every parser. */
export function isUnambiguousPath(pathname: string): boolean {
  return !TRICKS.test(pathname) && isDecodable(pathname);
}

/** Returns whether every `%` of a text belongs to an encoded character. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

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
