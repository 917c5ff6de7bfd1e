import type { EndpointRequest, login, loginByCode, resetPassword, SignedIn } from '@mallard/domain/contract';
import { freshNickname, refuse } from '@mallard/domain/serving';
import { isMobilePhone, normalizePhone } from '@mallard/domain/validation';
import { clearHits, countHit, readHits } from '../limits/countHit.ts';
import { logSecurity } from '../logging/logSecurity.ts';
import type { Call } from '../router/handle.ts';
import { runTransaction } from '../router/runTransaction.ts';
import { readPair, startSession, type TokenPair } from '../sessions/families.ts';
import { hashPassword, isOutdated, isPassword } from '../sessions/passwords.ts';
import { revokeAll, revokeOthers } from '../sessions/rotate.ts';
import { redeemCode } from './userCodes.ts';
import {
  findByPhone,
  findByUsername,
  findOrCreateByPhone,
  replacePassword,
  type UserRow,
  updateUser,
} from './userQueries.ts';

/** Wrong passwords that an account takes from anywhere. */
const FAILURES = { max: 10, seconds: 900 };
const failuresOf = (name: string) => `login failures ${name.toLowerCase()}`;

/** Signs in by password. Says neither by words nor by time whether the name exists. */
export async function signInByPassword({ body }: EndpointRequest<typeof login>, call: Call): Promise<SignedIn> {
  const { db, deps, now } = call;
  const account = failuresOf(body.username);
  if (deps.config.hasRateLimits) {
    const { isOver, retryAfter } = await readHits(db, account, FAILURES, now);
    if (isOver) throw refuse('RATE_LIMITED', { retryAfter });
  }
  const user = await findByPassword(call, body.username, body.password);
  if (user === null) {
    if (deps.config.hasRateLimits) await countHit(db, account, FAILURES, now);
    logSecurity(call, 'login.failed');
    throw refuse('BAD_CREDENTIALS');
  }
  if (user.passwordHash !== null && isOutdated(user.passwordHash)) {
    const hash = await hashPassword(body.password, deps.secrets.pepper);
    await replacePassword(db, user.id, user.passwordHash, { hash, pepperId: deps.secrets.pepper.id });
  }
  return signIn(call, user, body.rememberMe);
}

/**
 * The account with this user name, or with this login phone, and this password. A name that looks like a phone is always
 * compared with two accounts, found or not, so that the time doesn't say which exist.
 */
async function findByPassword({ db, deps }: Call, name: string, password: string): Promise<UserRow | null> {
  const candidates = [await findByUsername(db, name)];
  if (isMobilePhone(name)) candidates.push(await findByPhone(db, normalizePhone(name)));
  let found: UserRow | null = null;
  for (const user of candidates) {
    const isRight = await isPassword(password, user?.passwordHash ?? null, deps.secrets.pepper);
    if (isRight) found ??= user;
  }
  return found;
}

/** Signs in by a code sent to a phone; makes an account at the first time. */
export async function signInByCode({ body }: EndpointRequest<typeof loginByCode>, call: Call): Promise<SignedIn> {
  await requireCode(call, body);
  const user = await findOrCreateByPhone(call.db, freshAccount(call, body.phone));
  return signIn(call, user, body.rememberMe);
}

/**
 * Sets the password of the account that logs in with a phone, ends all its sessions and starts a new one; a caller who is
 * signed in to the account keeps that session instead. Nothing about accounts is read before the code is redeemed, and a phone without an account gets one: neither the answer nor its time
 * says which phones have an account.
 */
export async function resetPasswordByCode(
  { body }: EndpointRequest<typeof resetPassword>,
  call: Call,
): Promise<SignedIn> {
  const { deps } = call;
  await requireCode(call, body);
  const passwordHash = await hashPassword(body.newPassword, deps.secrets.pepper);
  const fresh = freshAccount(call, body.phone);
  const [chance = 0] = deps.random.bytes(1);
  const signedIn = await runTransaction(
    call.db,
    async (db) => {
      const user = await findOrCreateByPhone(db, fresh);
      assertMayLogIn(user);
      await updateUser(db, user.id, { passwordHash, pepperId: deps.secrets.pepper.id });
      for (const name of [user.username, body.phone]) await clearHits(db, failuresOf(name));
      return { ...(await keepOrOpenSession({ ...call, db }, user, body.rememberMe)), userUuid: user.id };
    },
    () => chance / 256,
  );
  logSecurity(call, 'password.reset');
  return signedIn;
}

/** @throws {Refusal} CODE_INVALID */
async function requireCode(call: Call, { phone, code }: { phone: string; code: string }): Promise<void> {
  if (await redeemCode(call, phone, code)) return;
  logSecurity(call, 'login.failed');
  throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
}

function freshAccount({ deps, now, locale }: Call, phone: string) {
  const mark = Buffer.from(deps.random.bytes(6)).toString('hex');
  return { phone, username: `u_${mark}`, nickname: freshNickname(mark, locale), now };
}

async function signIn(call: Call, user: UserRow, isRemembered: boolean): Promise<SignedIn> {
  assertMayLogIn(user);
  const pair = await openSession(call, user, isRemembered);
  logSecurity(call, 'login.ok');
  return { ...pair, userUuid: user.id };
}

function assertMayLogIn(user: UserRow): void {
  if (user.isDeleted) throw refuse('BAD_CREDENTIALS');
  if (user.isLocked) throw refuse('FORBIDDEN');
}

/** Ends all other sessions of the account. */
async function keepOrOpenSession(call: Call, account: UserRow, isRemembered: boolean): Promise<TokenPair> {
  const { db, deps, now, user } = call;
  const kept = user?.id === account.id ? await readPair(db, user.sessionId, deps.secrets.token) : null;
  if (user === null || kept === null) {
    await revokeAll(db, account.id, now);
    return openSession(call, account, isRemembered);
  }
  await revokeOthers(db, user, now);
  return kept;
}

function openSession({ db, deps, now }: Call, user: UserRow, isRemembered: boolean): Promise<TokenPair> {
  return startSession(db, { userId: user.id, isRemembered, now, secret: deps.secrets.token });
}
