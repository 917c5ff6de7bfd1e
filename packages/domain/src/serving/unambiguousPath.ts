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
