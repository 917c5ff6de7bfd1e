/** Servers keep a key for seven days; the difference is a tolerance for wrong clocks. */
const KEY_LIFETIME = 5 * 86_400_000;

/**
 * Returns whether a call was sent so long ago that the server may have forgotten its idempotency key, and would do it
 * again.
 *
 * @param sentAt when it was first sent, milliseconds since 1970
 */
export function isKeyExpired(sentAt: number, now: number): boolean {
  return now - sentAt > KEY_LIFETIME;
}
