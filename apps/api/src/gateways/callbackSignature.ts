import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which a provider signs its report. */
export const SIGNATURE_HEADER = 'X-Mallard-Signature';
/** How far a signature's time may be from ours, in seconds, either way. */
const SIGNATURE_WINDOW_SECONDS = 300;

/**
 * Signs a report: HMAC-SHA-256 over `seconds.body`.
 *
 * @param seconds since 1970
 * @returns the header's value, `t=<seconds>,v1=<hex>`
 */
export function signCallback(body: string | Uint8Array, seconds: number, secret: string): string {
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
}

/**
 * Whether a report comes from somebody who knows one of the secrets, and is not old.
 *
 * @param header  as it came; nothing is never a signature
 * @param body    the bytes as they came
 * @param secrets the ones that are valid now: two while one replaces the other
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
  const given = Buffer.from(hex, 'hex');
  return secrets.map((secret) => timingSafeEqual(given, digest(body, seconds, secret))).includes(true);
}

function digest(body: string | Uint8Array, seconds: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
