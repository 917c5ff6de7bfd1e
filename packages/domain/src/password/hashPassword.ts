import type { Brand } from 'valibot';
import { normalizePassword } from '../validation/password.ts';

/** The hash that is sent instead of a password. To the server it is the password, so protect it like one. */
export type PasswordHash = string & Brand<'PasswordHash'>;

/** Maximum length of a password, in bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 1024;

/** Maximum number of iterations: WebCrypto accepts 32 bits, which would block a phone for hours. */
export const MAX_ITERATIONS = 10_000_000;

/** Maximum length of the result in bytes. */
export const MAX_HASH_BYTES = 1024;

export interface HashPasswordOptions {
  /** Configured per deployment, not empty. Its UTF-8 bytes are the salt, even if it looks like hex. */
  salt: string;
  /** `SHA-1` only for back ends with hashes of CryptoJS before 4.2. @default 'SHA-256' */
  hash?: 'SHA-256' | 'SHA-1';
  /** An integer from 1 to {@link MAX_ITERATIONS}. @default 10000 */
  iterations?: number;
  /** Bytes of the result, from 1 to {@link MAX_HASH_BYTES}; eight words of 32 bits by default. @default 32 */
  length?: number;
  /**
   * WebCrypto; `null` for an implementation in JavaScript, as on plain http, where browsers hide WebCrypto. @default
   * the platform's
   */
  subtle?: Pick<SubtleCrypto, 'importKey' | 'deriveBits'> | null;
}

/**
 * Derives the value that is sent instead of a password, by PBKDF2-HMAC. The input is the UTF-8 bytes of the password in
 * Unicode normalization form NFKC, so that keyboards which write `ä` in one or two characters agree. ASCII is hashed as
 * typed: no trimming, no change of case.
 *
 * It keeps the plain password out of logs, and from a server that may be reused elsewhere. It does not protect the
 * account: the result is enough to sign in, so the server stores a slow hash of it.
 *
 * @returns lower-case hexadecimal digits, two per byte
 * @throws {RangeError} (as a rejection) for an empty password or salt, a password above 1 KB, another hash, or numbers
 *   beyond the limits of {@link HashPasswordOptions}
 * @see https://www.rfc-editor.org/rfc/rfc8018#section-5.2
 * @example await hashPassword('Mallard2026', { salt: 'mallard.v1' }) // '7683817b82e808b2…'
 */
export async function hashPassword(password: string, options: HashPasswordOptions): Promise<PasswordHash> {
  const { hash = 'SHA-256', iterations = 10_000, length = 32, subtle = platformSubtle() } = options;
  const encoder = new TextEncoder();
  const secret = encoder.encode(normalizePassword(password));
  const salt = encoder.encode(options.salt);
  if (secret.length === 0) throw new RangeError('Cannot hash an empty password');
  if (secret.length > MAX_PASSWORD_BYTES) throw new RangeError('Cannot hash a password above 1 KB');
  if (salt.length === 0) throw new RangeError('Cannot hash a password without salt');
  if (hash !== 'SHA-256' && hash !== 'SHA-1') throw new RangeError(`Cannot hash a password with ${hash}`);
  assertWithin('iterations', iterations, MAX_ITERATIONS);
  assertWithin('bytes of the hash', length, MAX_HASH_BYTES);

  if (!subtle) {
    const { derivePbkdf2 } = await import('./derivePbkdf2.ts');
    return toHex(await derivePbkdf2(secret, { salt, hash, iterations, length }));
  }
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  return toHex(new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash, salt, iterations }, key, length * 8)));
}

function assertWithin(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) throw new RangeError(`Not a number of ${name}: ${value}`);
}

/** `undefined` outside secure contexts, contrary to the types. */
function platformSubtle(): SubtleCrypto | null {
  return (globalThis.crypto?.subtle as SubtleCrypto | undefined) ?? null;
}

function toHex(bytes: Uint8Array): PasswordHash {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') as PasswordHash;
}
