import type { EndpointRequest, Profile, updateProfile } from '@mallard/domain/contract';
import { formatMessage } from '@mallard/domain/messages';
import { refuse, serverMessages } from '@mallard/domain/serving';
import { maskPhone } from '@mallard/domain/validation';
import { databaseCode } from '../../db/sqlState.ts';
import type { Call, CurrentUser } from '../../http/handle.ts';
import { countHit } from '../../http/limits/countHit.ts';
import { logSecurity } from '../../http/logging/logSecurity.ts';
import { transact } from '../../http/runTransaction.ts';
import { type GivenCode, requireCodes } from './codes.ts';
import { isCurrentPassword, wrongPassword } from './guesses.ts';
import { toProfile } from './presenter.ts';
import { findByPhone, getUser, lockUser, type UserRow, updateUser } from './queries.ts';

/** Limit of attempts to change the phone of an account. */
const PHONE_CHANGES = { max: 10, seconds: 3600 };
const UNIQUE_VIOLATION = '23505';

type ProfileBody = EndpointRequest<typeof updateProfile>['body'];
type Values = Parameters<typeof updateUser>[2];
/** Proofs that the account owner changes the phone. */
type PhoneProof = Pick<ProfileBody, 'code' | 'currentPassword' | 'currentPhoneCode'>;

/**
 * Saves the given profile fields. The phone can log in and reset the password, so an open session is not enough to change it: that
 * also requires the current password, or a code sent to the current phone if the account has no password. The old phone is
 * notified. Sessions stay valid, because they don't depend on the phone.
 *
 * @throws {Refusal} VALIDATION, RATE_LIMITED, BAD_CREDENTIALS, CODE_INVALID, PHONE_TAKEN, PHONE_REQUIRED
 */
export async function saveProfile(
  { body: { phone, code, currentPassword, currentPhoneCode, ...given } }: EndpointRequest<typeof updateProfile>,
  call: Call<CurrentUser>,
): Promise<Profile> {
  const { db, user } = call;
  if (given.avatar && !/^(\/[^/\\]|https:\/\/)/.test(given.avatar))
    throw refuse('VALIDATION', { fields: { avatar: 'URL' } });
  const account = await getUser(db, user.id);
  // Does not write an unchanged phone: a concurrent request may be replacing it.
  if (phone === undefined || phone === account.phone)
    return toProfile(await updateUser(db, user.id, definedOnly(given)));
  await requirePhoneProof(call, { account, phone, proof: { code, currentPassword, currentPhoneCode } });
  const { previousPhone, saved } = await savePhone(call, account, { ...definedOnly(given), phone });
  logSecurity(call, 'phone.changed');
  if (previousPhone !== null) await notifyPhoneChange(call, { from: previousPhone, to: phone });
  return toProfile(saved);
}

/**
 * Verifies that the account owner changes the phone and has the new one, then that no other account has it. In this order the
 * response doesn't reveal which phones have an account.
 *
 * @param change `phone` is the new phone, or `null` to remove it
 * @throws {Refusal} VALIDATION, RATE_LIMITED, BAD_CREDENTIALS, CODE_INVALID, PHONE_TAKEN, PHONE_REQUIRED
 */
async function requirePhoneProof(
  call: Call<CurrentUser>,
  { account, phone, proof }: { account: UserRow; phone: string | null; proof: PhoneProof },
): Promise<void> {
  const { code, currentPassword, currentPhoneCode } = proof;
  const hasPassword = account.passwordHash !== null;
  if (phone === null && !hasPassword) throw refuse('PHONE_REQUIRED', { fields: { phone: 'PHONE_REQUIRED' } });
  const currentPhone = hasPassword ? null : account.phone;
  const missing = [
    hasPassword && currentPassword === undefined && 'currentPassword',
    currentPhone !== null && currentPhoneCode === undefined && 'currentPhoneCode',
    phone !== null && code === undefined && 'code',
  ].filter((field) => field !== false);
  if (missing.length > 0) throw requiredFields(missing);
  if (phone !== null) await countPhoneChange(call);
  if (hasPassword && currentPassword !== undefined) await requirePassword(call, account, currentPassword);
  if (phone === null) return;
  const codes: GivenCode[] = [];
  if (code !== undefined) codes.push({ field: 'code', phone, code });
  if (currentPhone !== null && currentPhoneCode !== undefined)
    codes.push({ field: 'currentPhoneCode', phone: currentPhone, code: currentPhoneCode });
  await requireCodes(call, codes, 'phone.failed');
  const owner = await findByPhone(call.db, phone);
  if (owner !== null && owner.id !== account.id) throw phoneTaken();
}

/** @throws {Refusal} BAD_CREDENTIALS, RATE_LIMITED */
async function requirePassword(call: Call<CurrentUser>, account: UserRow, password: string): Promise<void> {
  if (await isCurrentPassword(call, account, password)) return;
  logSecurity(call, 'phone.failed');
  throw wrongPassword('currentPassword');
}

/** @throws {Refusal} RATE_LIMITED */
async function countPhoneChange({ db, deps, now, user }: Call<CurrentUser>): Promise<void> {
  if (!deps.config.hasRateLimits) return;
  const { isOver, retryAfter } = await countHit(db, `profile phones ${user.id}`, PHONE_CHANGES, now);
  if (isOver) throw refuse('RATE_LIMITED', { retryAfter });
}

/**
 * Saves the values with the new phone, unless the password or phone that was verified was changed meanwhile.
 *
 * @param account row that the proof was verified against
 * @throws {Refusal} BAD_CREDENTIALS, CODE_INVALID, VALIDATION; PHONE_TAKEN if another account got the phone meanwhile
 */
async function savePhone(
  call: Call<CurrentUser>,
  account: UserRow,
  values: Values,
): Promise<{ previousPhone: string | null; saved: UserRow }> {
  try {
    return await transact(call, async (db) => {
      const current = await lockUser(db, account.id);
      assertProofStillValid(account, current);
      return { previousPhone: current.phone, saved: await updateUser(db, account.id, values) };
    });
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw phoneTaken();
    throw error;
  }
}

/** @throws {Refusal} BAD_CREDENTIALS, CODE_INVALID, VALIDATION */
function assertProofStillValid(verified: UserRow, current: UserRow): void {
  if (verified.passwordHash === null && current.passwordHash !== null) throw requiredFields(['currentPassword']);
  if (verified.passwordHash !== current.passwordHash) throw wrongPassword('currentPassword');
  if (verified.passwordHash === null && verified.phone !== current.phone)
    throw refuse('CODE_INVALID', { fields: { currentPhoneCode: 'CODE_INVALID' } });
}

function requiredFields(names: readonly string[]) {
  return refuse('VALIDATION', { fields: Object.fromEntries(names.map((name) => [name, 'REQUIRED'])) });
}

function phoneTaken() {
  return refuse('PHONE_TAKEN', { fields: { phone: 'PHONE_TAKEN' } });
}

/** Removes `undefined` values, which mean "don't change". */
function definedOnly<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/**
 * Notifies the owner of the old phone by text message that it no longer logs in, so that they can react to a takeover of the
 * account. The text contains only a masked number. A failure is logged: the phone is already changed. Call it last, because it
 * releases the database slot.
 *
 * @param change `from` is the old phone, `to` the new one or `null` if it was removed
 */
async function notifyPhoneChange(call: Call, change: { from: string; to: string | null }): Promise<void> {
  const { deps, messageLocale: locale, requestId } = call;
  const messages = serverMessages[locale].securityNotice;
  const path = change.to === null ? 'phoneRemoved' : 'phoneChanged';
  const values = change.to === null ? {} : { phone: maskPhone(change.to) };
  const text = formatMessage(messages, locale, path, values) ?? messages[path];
  call.slot.release(); // the provider may be slow
  try {
    await deps.codes?.sendNotice({ phone: change.from, text, locale });
  } catch (error) {
    // The message of the provider's error may contain the phone.
    const name = error instanceof Error ? error.name : typeof error;
    deps.logger.error({ event: 'notice.failed', requestId, fault: { name } }, 'Could not send the security notice');
  }
}
