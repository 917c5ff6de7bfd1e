const VISIBLE = /^[\x20-\x7e]*$/;

/**
 * Returns whether text is a valid header value. `fetch` throws for others, such as a token that was corrupted in
 * storage.
 */
export function isHeaderValue(text: string): boolean {
  return VISIBLE.test(text);
}
