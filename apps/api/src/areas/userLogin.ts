import type { EndpointRequest, login, loginByCode, SignedIn } from '@mallard/domain/contract';
import { freshNickname, refuse } from '@mallard/domain/serving';
import { countHit, readHits } from '../limits/countHit.ts';
import { logSecurity } from '../logging/logSecurity.ts';
import type { Call } from '../router/handle.ts';
import { startSession } from '../sessions/families.ts';
import { hashPassword, isOutdated, isPassword } from '../sessions/passwords.ts';
import { redeemCode } from './userCodes.ts';
import { findByUsername, findOrCreateByPhone, replacePassword, type UserRow } from './userQueries.ts';

/** Wrong passwords that an account takes from anywhere. */
const FAILURES = { max: 10, seconds: 900 };

/** Signs in by password. Says neither by words nor by time whether the name exists. */
export async function signInByPassword({ body }: EndpointRequest<typeof login>, call: Call): Promise<SignedIn> {
  const { db, deps, now } = call;
  const account = `login failures ${body.username.toLowerCase()}`;
  if (deps.config.hasRateLimits) {
    const { isOver, retryAfter } = await readHits(db, account, FAILURES, now);
    if (isOver) throw refuse('RATE_LIMITED', { retryAfter });
  }
  const user = await findByUsername(db, body.username);
  if (!(await isPassword(body.password, user?.passwordHash ?? null, deps.secrets.pepper)) || user === null) {
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

/** Signs in by a code sent to a phone; makes an account at the first time. */
export async function signInByCode({ body }: EndpointRequest<typeof loginByCode>, call: Call): Promise<SignedIn> {
  const { db, deps, now, locale } = call;
  if (!(await redeemCode(call, body.phone, body.code))) {
    logSecurity(call, 'login.failed');
    throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
  }
  const mark = Buffer.from(deps.random.bytes(6)).toString('hex');
  const fresh = { phone: body.phone, username: `u_${mark}`, nickname: freshNickname(mark, locale), now };
  return signIn(call, await findOrCreateByPhone(db, fresh), body.rememberMe);
}

async function signIn(call: Call, user: UserRow, isRemembered: boolean): Promise<SignedIn> {
  const { db, deps, now } = call;
  if (user.isDeleted) throw refuse('BAD_CREDENTIALS');
  if (user.isLocked) throw refuse('FORBIDDEN');
  const pair = await startSession(db, { userId: user.id, isRemembered, now, secret: deps.secrets.token });
  logSecurity(call, 'login.ok');
  return { ...pair, userUuid: user.id };
}
