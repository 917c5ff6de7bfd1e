// Encoded separators and doubled slashes are how a path is made to mean one thing to a proxy and another to us.
const TRICKS = /%2f|%5c|%00|\\|\/\//i;

/** Whether a path means the same to everybody who reads it. */
export function isHonestPath(pathname: string): boolean {
  return !TRICKS.test(pathname) && isDecodable(pathname);
}

/** Whether every `%` of a text belongs to an encoded character. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
