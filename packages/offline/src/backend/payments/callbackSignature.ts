import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tolerance for the time of a signature, in both directions. */
const WINDOW_MS = 300_000;

/** Returns whether a report was signed with the secret, and is not old. */
export function isSignedCallback(header: string | null, body: Uint8Array, secret: string | null, now: number): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (secret === null || seconds === undefined) return false;
  if (Math.abs(now - Number(seconds) * 1000) > WINDOW_MS) return false;
  const signed = new Uint8Array([...utf8ToBytes(`${seconds}.`), ...body]);
  return given === bytesToHex(hmac(sha256, utf8ToBytes(secret), signed));
}
