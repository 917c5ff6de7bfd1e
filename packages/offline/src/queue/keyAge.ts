/** Servers keep a key for seven days; the rest is for clocks that are wrong. */
const KEY_KEPT_FOR = 5 * 86_400_000;

/**
 * Whether a call left so long ago that the server may not know its idempotency key any more, and would do it again.
 *
 * @param sentAt when it left for the first time, milliseconds since 1970
 */
export function isKeyForgotten(sentAt: number, now: number): boolean {
  return now - sentAt > KEY_KEPT_FOR;
}
