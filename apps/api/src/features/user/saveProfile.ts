import type { EndpointRequest, Profile, updateProfile } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { databaseCode } from '../../db/sqlState.ts';
import type { Call, CurrentUser } from '../../http/handle.ts';
import { countHit } from '../../http/limits/countHit.ts';
import { logSecurity } from '../../http/logging/logSecurity.ts';
import { requireCode } from './codes.ts';
import { toProfile } from './presenter.ts';
import { findByPhone, getUser, type UserRow, updateUser } from './queries.ts';

/** Codes that an account may try for a new phone. */
const PHONE_CODES = { max: 10, seconds: 3600 };
const UNIQUE_VIOLATION = '23505';

/**
 * Saves the given fields of a profile. A new phone logs in and resets the password, so it is saved only with a code sent to it. Sessions
 * go on: they do not depend on the phone.
 *
 * @throws {Refusal} VALIDATION, RATE_LIMITED, CODE_INVALID, PHONE_TAKEN, PHONE_REQUIRED
 */
export async function saveProfile(
  { body: { phone, code, ...given } }: EndpointRequest<typeof updateProfile>,
  call: Call<CurrentUser>,
): Promise<Profile> {
  const { db, user } = call;
  if (given.avatar && !/^(\/[^/\\]|https:\/\/)/.test(given.avatar))
    throw refuse('VALIDATION', { fields: { avatar: 'URL' } });
  const before = await getUser(db, user.id);
  // The present phone is not written again: another call may be replacing it.
  if (phone === undefined || phone === before.phone)
    return toProfile(await updateUser(db, user.id, definedOnly(given)));
  if (phone === null) assertHasPassword(before);
  else await requirePhone(call, phone, code);
  const saved = await savePhone(call, { ...definedOnly(given), phone });
  logSecurity(call, 'phone.changed');
  return toProfile(saved);
}

/** @throws {Refusal} PHONE_REQUIRED */
function assertHasPassword({ passwordHash }: UserRow): void {
  if (passwordHash === null) throw refuse('PHONE_REQUIRED', { fields: { phone: 'PHONE_REQUIRED' } });
}

/**
 * Verifies that the shopper has the phone at hand, then that no other account has it. In this order the answer reveals no account
 * to others.
 *
 * @throws {Refusal} VALIDATION, RATE_LIMITED, CODE_INVALID, PHONE_TAKEN
 */
async function requirePhone(call: Call<CurrentUser>, phone: string, code: string | undefined): Promise<void> {
  const { db, deps, now, user } = call;
  if (code === undefined) throw refuse('VALIDATION', { fields: { code: 'REQUIRED' } });
  if (deps.config.hasRateLimits) {
    const { isOver, retryAfter } = await countHit(db, `profile phones ${user.id}`, PHONE_CODES, now);
    if (isOver) throw refuse('RATE_LIMITED', { retryAfter });
  }
  await requireCode(call, { phone, code }, 'phone.failed');
  const owner = await findByPhone(db, phone);
  if (owner !== null && owner.id !== user.id) throw phoneTaken();
}

/** @throws {Refusal} PHONE_TAKEN when another account got the phone since it was looked for */
async function savePhone({ db, user }: Call<CurrentUser>, values: Parameters<typeof updateUser>[2]): Promise<UserRow> {
  try {
    return await updateUser(db, user.id, values);
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw phoneTaken();
    throw error;
  }
}

function phoneTaken() {
  return refuse('PHONE_TAKEN', { fields: { phone: 'PHONE_TAKEN' } });
}

/** `undefined` says "leave as it is"; the type then promises that it is not there at all. */
function definedOnly<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
