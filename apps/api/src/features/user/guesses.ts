import { type Refusal, refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import type { Call, CurrentUser } from '../../http/handle.ts';
import { clearHits, countHit, returnHit } from '../../http/limits/countHit.ts';
import { readDevice } from '../../http/sessions/knownDevice.ts';
import { isPassword } from '../../http/sessions/passwords.ts';
import type { UserRow } from './queries.ts';

/** Limit of wrong passwords for an account: one for each known device of its owner, and one for all other devices together. */
const FAILURES = { max: 10, seconds: 900 };
const failuresOf = (subject: string) => `login failures ${subject}`;

/** Accounts that a login name may refer to; `null` for one that was not found. */
export type Candidates = readonly (UserRow | null)[];

/**
 * Verifies a password as one guess: counts it first, so that concurrent guesses count too. Reverts the count if the password is
 * right, or if the verification fails with an error.
 *
 * @param name counted if there is no account
 * @param verify resolves to `null` if the password is wrong
 * @returns the result of `verify`
 * @throws {Refusal} RATE_LIMITED, without verifying
 */
export async function limitGuesses<T>(
  call: Call,
  { name, candidates }: { name: string; candidates: Candidates },
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const counted = call.deps.config.hasRateLimits ? await countGuess(call, name, candidates) : [];
  const verified = await verify().catch(async (error: unknown) => {
    await revertGuess(call, counted);
    throw error;
  });
  if (verified !== null) await revertGuess(call, counted);
  return verified;
}

/**
 * Returns whether a signed-in user entered the current password. Wrong ones count against the same limit as those of logins:
 * otherwise an open session could be used to guess the password. Releases the database slot only while it compares the password.
 *
 * @param account row of the signed-in user
 * @throws {Refusal} RATE_LIMITED, OVERLOADED
 */
export async function isCurrentPassword(call: Call<CurrentUser>, account: UserRow, password: string): Promise<boolean> {
  const { pepper } = call.deps.secrets;
  const verify = () => isPassword(password, account.passwordHash, pepper, true);
  const verified = await limitGuesses(call, { name: account.username, candidates: [account] }, async () =>
    (await call.slot.releaseDuring(verify)) ? account : null,
  );
  return verified !== null;
}

/** Creates the error for a wrong current password. Not 401: the session is valid, and a client would try to refresh it. */
export function wrongPassword(field: 'currentPassword' | 'oldPassword'): Refusal {
  return refuse('BAD_CREDENTIALS', { status: 400, fields: { [field]: 'WRONG_PASSWORD' } });
}

/** Deletes the wrong guesses from unknown devices. */
export function clearGuesses(db: Database, userId: string): Promise<void> {
  return clearHits(db, failuresOf(`account ${userId}`));
}

/** @returns what was counted, for `revertGuess` */
async function countGuess(call: Call, name: string, candidates: Candidates): Promise<string[]> {
  const { db, deps, now, raw } = call;
  const device = await readDevice(raw.headers, deps);
  const accounts = candidates.flatMap((user) => (user === null ? [] : [user.id]));
  const subjects = accounts.map((id) => (device?.userId === id ? `device ${device.deviceId}` : `account ${id}`));
  const counted: string[] = [];
  for (const subject of subjects.length > 0 ? subjects : [`name ${name.toLowerCase()}`]) {
    const { isOver, retryAfter } = await countHit(db, failuresOf(subject), FAILURES, now);
    counted.push(subject);
    if (!isOver) continue;
    await revertGuess(call, counted);
    throw refuse('RATE_LIMITED', { retryAfter });
  }
  return counted;
}

async function revertGuess({ db, now }: Call, counted: readonly string[]): Promise<void> {
  for (const subject of counted) await returnHit(db, failuresOf(subject), FAILURES, now);
}
