import { type Refusal, refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import type { Call, CurrentUser } from '../../http/handle.ts';
import { clearHits, countHit, returnHit, type Window } from '../../http/limits/countHit.ts';
import { isDeviceOf, type KnownDevice, readDevice } from '../../http/sessions/knownDevice.ts';
import { isPassword } from '../../http/sessions/passwords.ts';
import type { UserRow } from './queries.ts';

const QUARTER_HOUR = 900;
/** Limit of wrong passwords for an account: one for all its known devices together, and one for all other devices together. */
const FAILURES = { max: 10, seconds: QUARTER_HOUR };
/** Limit of one known device. It is lower, so that one device can't lock the owner out of the others. */
const DEVICE_FAILURES = { max: 5, seconds: QUARTER_HOUR };

/** An account that a login name may refer to. */
export interface Candidate {
  account: UserRow | null;
  /** What guesses are counted for if there is no account, such as `phone 13800138000`. Without it they are not counted. */
  key?: string | undefined;
}

/** A counter of wrong passwords. */
interface Counter {
  name: string;
  window: Window;
}

/** Candidates that may be verified, and what was counted for them. */
interface CountedGuess {
  candidates: readonly Candidate[];
  counters: readonly Counter[];
  /** Seconds until a candidate that has no guesses left can be verified; `null` if all have. */
  retryAfter: number | null;
}

/**
 * Verifies a password as one guess: counts it first, so that concurrent guesses count too. Reverts the count if the password is
 * right, or if the verification fails with an error. Each candidate has its own limit: wrong passwords for one don't lock out
 * another with the same login name. A wrong password is refused the same way whichever of them has no guesses left, so that the
 * response doesn't reveal which exist.
 *
 * @param verify receives the candidates that have guesses left, and resolves to `null` if the password is wrong
 * @returns the result of `verify`
 * @throws {Refusal} RATE_LIMITED if a candidate has no guesses left, unless the password is that of another one
 */
export async function limitGuesses<T>(
  call: Call,
  candidates: readonly Candidate[],
  verify: (candidates: readonly Candidate[]) => Promise<T | null>,
): Promise<T | null> {
  const guess = await countGuess(call, candidates);
  const verified = await verify(guess.candidates).catch(async (error: unknown) => {
    await revertCounts(call, guess.counters);
    throw error;
  });
  if (verified !== null) await revertCounts(call, guess.counters);
  else if (guess.retryAfter !== null) throw refuse('RATE_LIMITED', { retryAfter: guess.retryAfter });
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
  const verified = await limitGuesses(call, [{ account }], async () =>
    (await call.slot.releaseDuring(verify)) ? account : null,
  );
  return verified !== null;
}

/** Creates the error for a wrong current password. Not 401: the session is valid, and a client would try to refresh it. */
export function wrongPassword(field: 'currentPassword' | 'oldPassword'): Refusal {
  return refuse('BAD_CREDENTIALS', { status: 400, fields: { [field]: 'WRONG_PASSWORD' } });
}

/** Deletes the wrong guesses from unknown devices. Those of known devices don't count after the password has changed. */
export function clearGuesses(db: Database, userId: string): Promise<void> {
  return clearHits(db, counterOfAccount(userId).name);
}

/** @throws {Refusal} RATE_LIMITED */
async function countGuess(call: Call, candidates: readonly Candidate[]): Promise<CountedGuess> {
  const { config } = call.deps;
  if (!config.hasRateLimits) return { candidates, counters: [], retryAfter: null };
  const device = await readDevice(call.raw.headers, call.deps);
  const allowed: Candidate[] = [];
  const counted: Counter[] = [];
  const delays: number[] = [];
  for (const candidate of candidates) {
    const counters = countersOf(call, candidate, device);
    const retryAfter = await countAll(call, counters);
    if (retryAfter > 0) {
      delays.push(retryAfter);
      continue;
    }
    allowed.push(candidate);
    counted.push(...counters);
  }
  const retryAfter = delays.length > 0 ? Math.min(...delays) : null;
  if (allowed.length === 0 && retryAfter !== null) throw refuse('RATE_LIMITED', { retryAfter });
  return { candidates: allowed, counters: counted, retryAfter };
}

function countersOf({ deps }: Call, { account, key }: Candidate, device: KnownDevice | null): Counter[] {
  if (account === null) return key === undefined ? [] : [counterOf(key, FAILURES)];
  if (device === null || !isDeviceOf(device, account, deps.secrets)) return [counterOfAccount(account.id)];
  const { deviceId, passwordMark } = device;
  return [counterOf(`device ${deviceId}`, DEVICE_FAILURES), counterOf(`devices ${passwordMark}`, FAILURES)];
}

const counterOf = (subject: string, window: Window): Counter => ({ name: `login failures ${subject}`, window });
const counterOfAccount = (userId: string) => counterOf(`account ${userId}`, FAILURES);

/** Counts one guess with each counter, or with none if one is over its limit. @returns seconds to wait; 0 if all are within it */
async function countAll(call: Call, counters: readonly Counter[]): Promise<number> {
  const counted: Counter[] = [];
  for (const counter of counters) {
    const { isOver, retryAfter } = await countHit(call.db, counter.name, counter.window, call.now);
    counted.push(counter);
    if (!isOver) continue;
    await revertCounts(call, counted);
    return retryAfter;
  }
  return 0;
}

async function revertCounts({ db, now }: Call, counters: readonly Counter[]): Promise<void> {
  for (const { name, window } of counters) await returnHit(db, name, window, now);
}
