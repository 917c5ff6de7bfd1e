import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../gateways/createGate.ts';
import type { Secrets } from './secrets.ts';

/** Argon2id parameters that OWASP recommends: 19 MiB, two iterations, one lane; 32-byte tag. */
const ARGON2ID = 2; // the library exports a const enum, which type stripping does not support
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const COST_MARK = 'm=19456,t=2,p=1';
// A hash with the parameters above that no password matches.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$bWFsbGFyZC1ub2JvZHkhIQ$3z0mQm1n5m8b7m0JtM3v2q0b8w3mZQeQ9m3y0cJ2w8k';

/** Limits concurrent hashes: each uses 19 MiB and a CPU core for about 30 ms. */
const gate = createGate({ atOnce: 4, patienceMs: 500 });

type Pepper = Secrets['pepper'];

/**
 * Hashes a password for storage.
 *
 * @param password 64 hexadecimal digits: the hash that the client sends
 * @returns argon2id hash in PHC string format, with a random salt
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export function hashPassword(password: string, pepper: Pepper): Promise<string> {
  // Has priority over logins: the old password may already be verified for this request.
  return gate.run(() => hash(seasoned(password, pepper), COST), true);
}

/**
 * Returns whether a password matches its stored hash. Takes the same time without a stored hash, to prevent account enumeration.
 *
 * @param isFirst whether it has priority over logins, for users who are already signed in
 * @param stored PHC string, or `null` if the user or the password does not exist
 */
export async function isPassword(
  password: string,
  stored: string | null,
  pepper: Pepper,
  isFirst = false,
): Promise<boolean> {
  const isRight = await gate.run(() => verify(stored ?? NOBODY, seasoned(password, pepper)), isFirst);
  return isRight && stored !== null;
}

/** Returns whether a hash has outdated parameters and should be replaced on the next login. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$${COST_MARK}$`);
}

/** Encodes the bytes as hexadecimal digits, because `verify` expects UTF-8. */
function seasoned(password: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.value).update(Buffer.from(password, 'hex')).digest('hex');
}
