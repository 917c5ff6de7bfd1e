import type { EndpointRequest, login, loginByCode, resetPassword, SignedIn } from '@mallard/domain/contract';
import { freshNickname, refuse } from '@mallard/domain/serving';
import { isMobilePhone, normalizePhone } from '@mallard/domain/validation';
import type { Database } from '../../db/database.ts';
import type { Call } from '../../http/handle.ts';
import { logSecurity } from '../../http/logging/logSecurity.ts';
import { transact } from '../../http/runTransaction.ts';
import { readPair, startSessionOf, type TokenPair } from '../../http/sessions/families.ts';
import { deviceCookie } from '../../http/sessions/knownDevice.ts';
import { hashPassword, isOutdated, isPassword } from '../../http/sessions/passwords.ts';
import { revokeAll, revokeOthers } from '../../http/sessions/rotate.ts';
import { requireCode } from './codes.ts';
import { type Candidate, clearGuesses, limitGuesses } from './guesses.ts';
import {
  findByPhone,
  findByUsername,
  findOrCreateByPhone,
  lockByPhone,
  replacePassword,
  type UserRow,
  updateUser,
} from './queries.ts';

/** How often a login is verified, if the password or phone changes during verification. */
const ATTEMPTS = 3;

/** Signs in with a password. Neither the response nor its timing reveals whether the name exists. */
export async function signInByPassword({ body }: EndpointRequest<typeof login>, call: Call): Promise<SignedIn> {
  const candidates = await findCandidates(call.db, body.username);
  const signedIn = await limitGuesses(call, candidates, (allowed) => verifyAndSignIn(body, call, allowed));
  if (signedIn !== null) return signedIn;
  logSecurity(call, 'login.failed');
  throw refuse('BAD_CREDENTIALS');
}

/**
 * @param allowed candidates whose guess was counted
 * @returns `null` if none of them has this password
 */
async function verifyAndSignIn(
  body: EndpointRequest<typeof login>['body'],
  call: Call,
  allowed: readonly Candidate[],
): Promise<SignedIn | null> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const candidates = attempts === 0 ? allowed : await readAgain(call.db, body.username, allowed);
    const user = await call.slot.releaseDuring(() => findByPassword(call, candidates, body.password));
    if (user === null) return null;
    const signedIn = await signIn(call, await upgradeHash(call, user, body.password), body.rememberMe);
    if (signedIn !== null) return signedIn;
  }
  throw refuse('OVERLOADED', { retryAfter: 1 });
}

/** Hashes a verified password again if its hash has outdated parameters. */
async function upgradeHash({ db, deps, slot }: Call, user: UserRow, password: string): Promise<UserRow> {
  if (user.passwordHash === null || !isOutdated(user.passwordHash)) return user;
  const passwordHash = await slot.releaseDuring(() => hashPassword(password, deps.secrets.pepper));
  const next = { hash: passwordHash, pepperId: deps.secrets.pepper.id };
  return (await replacePassword(db, user.id, user.passwordHash, next)) ? { ...user, passwordHash } : user;
}

/**
 * Finds the accounts with this user name or login phone. A name that looks like a phone always has two candidates, found or not,
 * so that the timing doesn't reveal which exist.
 */
async function findCandidates(db: Database, name: string): Promise<Candidate[]> {
  const account = await findByUsername(db, name);
  if (!isMobilePhone(name)) return [{ account, key: `name ${name.toLowerCase()}` }];
  const phone = normalizePhone(name);
  const owner = await findByPhone(db, phone);
  // An account with its own phone as user name must not count twice.
  if (owner !== null && owner.id === account?.id) return [{ account }, { account: null }];
  return [{ account }, { account: owner, key: `phone ${phone}` }];
}

/** Reads candidates again, without accounts that got the name meanwhile: no guess was counted for those. */
async function readAgain(db: Database, name: string, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const ids = new Set(candidates.map(({ account }) => account?.id));
  return (await findCandidates(db, name)).filter(({ account }) => ids.has(account?.id));
}

/** Finds the candidate that has this password. Always compares all of them, for constant timing. */
async function findByPassword(
  { deps }: Call,
  candidates: readonly Candidate[],
  password: string,
): Promise<UserRow | null> {
  let found: UserRow | null = null;
  for (const { account } of candidates) {
    const isMatch = await isPassword(password, account?.passwordHash ?? null, deps.secrets.pepper);
    if (isMatch) found ??= account;
  }
  return found;
}

/** Signs in with a code sent to a phone. The first time, creates an account. */
export async function signInByCode({ body }: EndpointRequest<typeof loginByCode>, call: Call): Promise<SignedIn> {
  await requireCode(call, body, 'login.failed');
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const user = await findOrCreateByPhone(call.db, newAccount(call, body.phone));
    const signedIn = user && (await signIn(call, user, body.rememberMe));
    if (signedIn !== null) return signedIn;
  }
  throw refuse('OVERLOADED', { retryAfter: 1 });
}

/**
 * Sets the password of the account that logs in with a phone, ends all its sessions and starts a new one. A session of the same
 * account that sends the request continues instead. Reads accounts only after the code is verified: without access to the phone,
 * neither the response nor its timing reveals which phones have an account.
 *
 * @param passwordHash computed before the call, so that no code is used up if hashing fails under load
 * @throws {Refusal} CODE_INVALID, PHONE_UNKNOWN
 */
export async function resetPasswordByCode(
  { body }: EndpointRequest<typeof resetPassword>,
  call: Call,
  passwordHash: string,
): Promise<SignedIn> {
  const { deps } = call;
  await requireCode(call, body, 'login.failed');
  const reset = await transact(call, async (db) => {
    const found = await lockByPhone(db, body.phone);
    if (found === null) throw refuse('PHONE_UNKNOWN', { fields: { phone: 'PHONE_UNKNOWN' } });
    assertMayLogIn(found);
    const user = await updateUser(db, found.id, { passwordHash, pepperId: deps.secrets.pepper.id });
    await clearGuesses(db, user.id);
    const pair = await keepOrOpenSession({ ...call, db }, user, body.rememberMe);
    return pair && { user, pair };
  });
  // The shop locked the account after the check above.
  if (reset === null) throw refuse('FORBIDDEN');
  call.setCookie(await deviceCookie(reset.user, deps));
  logSecurity(call, 'password.reset');
  return { ...reset.pair, userUuid: reset.user.id };
}

function newAccount({ deps, now, locale }: Call, phone: string) {
  const suffix = Buffer.from(deps.random.bytes(6)).toString('hex');
  return { phone, username: `u_${suffix}`, nickname: freshNickname(suffix, locale), now };
}

/** Starts a session. @returns `null` if the password or phone was changed since the row was read */
async function signIn(call: Call, user: UserRow, isRemembered: boolean): Promise<SignedIn | null> {
  assertMayLogIn(user);
  const pair = await transact(call, (db) => openSession({ ...call, db }, user, isRemembered));
  if (pair === null) return null;
  call.setCookie(await deviceCookie(user, call.deps));
  logSecurity(call, 'login.ok');
  return { ...pair, userUuid: user.id };
}

function assertMayLogIn(user: UserRow): void {
  if (user.isDeleted) throw refuse('BAD_CREDENTIALS');
  if (user.isLocked) throw refuse('FORBIDDEN');
}

/** Ends all other sessions of the account. Starts a session unless the request already has one of this account. */
async function keepOrOpenSession(call: Call, account: UserRow, isRemembered: boolean): Promise<TokenPair | null> {
  const { db, deps, now, user } = call;
  const currentPair = user?.id === account.id ? await readPair(db, user.sessionId, deps.secrets.token) : null;
  if (user === null || currentPair === null) {
    await revokeAll(db, account.id, now);
    return openSession(call, account, isRemembered);
  }
  await revokeOthers(db, user, now);
  return currentPair;
}

function openSession({ db, deps, now }: Call, user: UserRow, isRemembered: boolean): Promise<TokenPair | null> {
  return startSessionOf(db, user, { isRemembered, now, secret: deps.secrets.token });
}
