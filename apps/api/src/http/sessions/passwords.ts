import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../limits/createGate.ts';
import type { Secrets } from './secrets.ts';

/** Costs of argon2id: 19 MiB, two passes, one lane (OWASP's first choice), 32-byte tag. */
const ARGON2ID = 2; // the library's own name for it is a const enum, which type stripping cannot read
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const COST_MARK = 'm=19456,t=2,p=1';
// Made with the cost above, from no password at all: nothing equals it.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$bWFsbGFyZC1ub2JvZHkhIQ$3z0mQm1n5m8b7m0JtM3v2q0b8w3mZQeQ9m3y0cJ2w8k';

/** Each hash takes 19 MiB and a core for some 30 ms, so only a few run at once, and others wait only briefly. */
const gate = createGate({ atOnce: 4, patienceMs: 500 });

type Pepper = Secrets['pepper'];

/**
 * Hashes what the client sent as its password for keeping.
 *
 * @param password 64 hexadecimal digits, the client's own hash
 * @returns argon2id in PHC form, with a random salt
 * @throws {Refusal} OVERLOADED when it would wait too long
 */
export function hashPassword(password: string, pepper: Pepper): Promise<string> {
  // Before logins: the old password may have been verified for it already.
  return gate.run(() => hash(seasoned(password, pepper), COST), true);
}

/**
 * Whether the password is the one that was hashed. Takes the same time when there is nothing to compare with, so that
 * nobody learns which accounts exist.
 *
 * @param isFirst whether it goes before logins, for shoppers who are signed in already
 * @param stored PHC form, or `null` where no such user or no password exists
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

/** Whether a hash was made with other costs than today's and should be made anew at the next chance. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$${COST_MARK}$`);
}

/** As digits, because `verify` takes its password for UTF-8. */
function seasoned(password: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.value).update(Buffer.from(password, 'hex')).digest('hex');
}
