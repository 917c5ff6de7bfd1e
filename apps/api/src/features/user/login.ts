import type { EndpointRequest, login, loginByCode, resetPassword, SignedIn } from '@mallard/domain/contract';
import { freshNickname, refuse } from '@mallard/domain/serving';
import { isMobilePhone, normalizePhone } from '@mallard/domain/validation';
import type { Database } from '../../db/database.ts';
import type { Call } from '../../http/handle.ts';
import { clearHits, countHit, returnHit } from '../../http/limits/countHit.ts';
import { logSecurity } from '../../http/logging/logSecurity.ts';
import { transact } from '../../http/runTransaction.ts';
import { readPair, startSessionOf, type TokenPair } from '../../http/sessions/families.ts';
import { deviceCookie, readDevice } from '../../http/sessions/knownDevice.ts';
import { hashPassword, isOutdated, isPassword } from '../../http/sessions/passwords.ts';
import { revokeAll, revokeOthers } from '../../http/sessions/rotate.ts';
import { requireCode } from './codes.ts';
import {
  findByPhone,
  findByUsername,
  findOrCreateByPhone,
  lockByPhone,
  replacePassword,
  type UserRow,
  updateUser,
} from './queries.ts';

/** Wrong passwords that an account takes from anywhere but its known devices, and from each of these. */
const FAILURES = { max: 10, seconds: 900 };
const failuresOf = (subject: string) => `login failures ${subject}`;
/** The accounts that a login name may mean, found or not. */
type Candidates = readonly (UserRow | null)[];
/** How often a login is verified again because the password or the phone was changed meanwhile. */
const ATTEMPTS = 3;

/** Signs in by password. Says neither by words nor by time whether the name exists. */
export async function signInByPassword({ body }: EndpointRequest<typeof login>, call: Call): Promise<SignedIn> {
  const candidates = await findCandidates(call.db, body.username);
  const counted = call.deps.config.hasRateLimits ? await countGuess(call, body.username, candidates) : [];
  const signedIn = await verifyAndSignIn(body, call, candidates).catch(async (error: unknown) => {
    // No wrong password was tried.
    await returnGuess(call, counted);
    throw error;
  });
  if (signedIn === null) {
    logSecurity(call, 'login.failed');
    throw refuse('BAD_CREDENTIALS');
  }
  await returnGuess(call, counted);
  return signedIn;
}

/** @returns `null` when no account has this name and password */
async function verifyAndSignIn(
  body: EndpointRequest<typeof login>['body'],
  call: Call,
  first: Candidates,
): Promise<SignedIn | null> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const candidates = attempts === 0 ? first : await findCandidates(call.db, body.username);
    const user = await call.slot.releaseDuring(() => findByPassword(call, candidates, body.password));
    if (user === null) return null;
    const signedIn = await signIn(call, await upgradeHash(call, user, body.password), body.rememberMe);
    if (signedIn !== null) return signedIn;
  }
  throw refuse('OVERLOADED', { retryAfter: 1 });
}

/**
 * Counts a guess before it is verified, so that guesses at the same time count too.
 *
 * @returns what was counted, to be returned when the password is right
 * @throws {Refusal} RATE_LIMITED; that guess does not count
 */
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
    await returnGuess(call, counted);
    throw refuse('RATE_LIMITED', { retryAfter });
  }
  return counted;
}

async function returnGuess({ db, now }: Call, counted: readonly string[]): Promise<void> {
  for (const subject of counted) await returnHit(db, failuresOf(subject), FAILURES, now);
}

/** Hashes a right password again where its hash was made with other costs than today's. */
async function upgradeHash({ db, deps, slot }: Call, user: UserRow, password: string): Promise<UserRow> {
  if (user.passwordHash === null || !isOutdated(user.passwordHash)) return user;
  const passwordHash = await slot.releaseDuring(() => hashPassword(password, deps.secrets.pepper));
  const next = { hash: passwordHash, pepperId: deps.secrets.pepper.id };
  return (await replacePassword(db, user.id, user.passwordHash, next)) ? { ...user, passwordHash } : user;
}

/**
 * The accounts with this user name, and with this login phone. A name that looks like a phone always has two, found or not, so that
 * the time doesn't say which exist.
 */
async function findCandidates(db: Database, name: string): Promise<Candidates> {
  const candidates = [await findByUsername(db, name)];
  if (isMobilePhone(name)) candidates.push(await findByPhone(db, normalizePhone(name)));
  return candidates;
}

/** The candidate that has this password. */
async function findByPassword({ deps }: Call, candidates: Candidates, password: string): Promise<UserRow | null> {
  let found: UserRow | null = null;
  for (const user of candidates) {
    const isRight = await isPassword(password, user?.passwordHash ?? null, deps.secrets.pepper);
    if (isRight) found ??= user;
  }
  return found;
}

/** Signs in by a code sent to a phone; makes an account at the first time. */
export async function signInByCode({ body }: EndpointRequest<typeof loginByCode>, call: Call): Promise<SignedIn> {
  await requireCode(call, body, 'login.failed');
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const user = await findOrCreateByPhone(call.db, freshAccount(call, body.phone));
    const signedIn = user && (await signIn(call, user, body.rememberMe));
    if (signedIn !== null) return signedIn;
  }
  throw refuse('OVERLOADED', { retryAfter: 1 });
}

/**
 * Sets the password of the account that logs in with a phone, ends all its sessions and starts a new one; a caller who is
 * signed in to the account keeps that session instead. Accounts are read only after the code is redeemed: without the phone at
 * hand, neither the answer nor its time reveals which phones have an account.
 *
 * @param passwordHash made before, so that no code is used up when there is too much to hash
 * @throws {Refusal} CODE_INVALID, PHONE_UNKNOWN
 */
export async function resetPasswordByCode(
  { body }: EndpointRequest<typeof resetPassword>,
  call: Call,
  passwordHash: string,
): Promise<SignedIn> {
  const { deps } = call;
  await requireCode(call, body, 'login.failed');
  const signedIn = await transact(call, async (db) => {
    const found = await lockByPhone(db, body.phone);
    if (found === null) throw refuse('PHONE_UNKNOWN', { fields: { phone: 'PHONE_UNKNOWN' } });
    assertMayLogIn(found);
    const user = await updateUser(db, found.id, { passwordHash, pepperId: deps.secrets.pepper.id });
    await clearHits(db, failuresOf(`account ${user.id}`));
    const pair = await keepOrOpenSession({ ...call, db }, user, body.rememberMe);
    return pair && { ...pair, userUuid: user.id };
  });
  // Locked by the shop after the check above.
  if (signedIn === null) throw refuse('FORBIDDEN');
  call.setCookie(await deviceCookie(signedIn.userUuid, deps));
  logSecurity(call, 'password.reset');
  return signedIn;
}

function freshAccount({ deps, now, locale }: Call, phone: string) {
  const mark = Buffer.from(deps.random.bytes(6)).toString('hex');
  return { phone, username: `u_${mark}`, nickname: freshNickname(mark, locale), now };
}

/** Opens a session. @returns `null` when the password or the phone was changed since the account's row was read */
async function signIn(call: Call, user: UserRow, isRemembered: boolean): Promise<SignedIn | null> {
  assertMayLogIn(user);
  const pair = await transact(call, (db) => openSession({ ...call, db }, user, isRemembered));
  if (pair === null) return null;
  call.setCookie(await deviceCookie(user.id, call.deps));
  logSecurity(call, 'login.ok');
  return { ...pair, userUuid: user.id };
}

function assertMayLogIn(user: UserRow): void {
  if (user.isDeleted) throw refuse('BAD_CREDENTIALS');
  if (user.isLocked) throw refuse('FORBIDDEN');
}

/** Ends all other sessions of the account. */
async function keepOrOpenSession(call: Call, account: UserRow, isRemembered: boolean): Promise<TokenPair | null> {
  const { db, deps, now, user } = call;
  const kept = user?.id === account.id ? await readPair(db, user.sessionId, deps.secrets.token) : null;
  if (user === null || kept === null) {
    await revokeAll(db, account.id, now);
    return openSession(call, account, isRemembered);
  }
  await revokeOthers(db, user, now);
  return kept;
}

function openSession({ db, deps, now }: Call, user: UserRow, isRemembered: boolean): Promise<TokenPair | null> {
  return startSessionOf(db, user, { isRemembered, now, secret: deps.secrets.token });
}
