import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between the signature's timestamp and the server clock, in seconds. */
const SIGNATURE_WINDOW_SECONDS = 300;

/**
 * Signs a payment callback: HMAC-SHA-256 over `seconds.body`.
 *
 * @param seconds Unix time in seconds
 * @returns the header's value, `t=<seconds>,v1=<hex>`
 */
export function signCallback(body: string | Uint8Array, seconds: number, secret: string): string {
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
}

/**
 * Returns whether a payment callback was signed with one of the secrets within the last five minutes.
 *
 * @param header  header value; `null` is invalid
 * @param body    unparsed body
 * @param secrets valid secrets: two during a rotation
 */
export function isSignedCallback(
  header: string | null,
  body: Uint8Array,
  secrets: readonly string[],
  now: Date,
): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || hex === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > SIGNATURE_WINDOW_SECONDS) return false;
  const receivedDigest = Buffer.from(hex, 'hex');
  return secrets.map((secret) => timingSafeEqual(receivedDigest, digest(body, seconds, secret))).includes(true);
}

function digest(body: string | Uint8Array, seconds: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
