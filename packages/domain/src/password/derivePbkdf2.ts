import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * PBKDF2 without WebCrypto; loaded only if that is missing. About five times slower. Yields to the page while it runs.
 *
 * @param secret bytes of the password
 * @param to     `length` in bytes
 */
export function derivePbkdf2(
  secret: Uint8Array,
  to: { salt: Uint8Array; hash: 'SHA-256' | 'SHA-1'; iterations: number; length: number },
): Promise<Uint8Array> {
  const hash = to.hash === 'SHA-1' ? sha1 : sha256;
  return pbkdf2Async(hash, secret, to.salt, { c: to.iterations, dkLen: to.length });
}
