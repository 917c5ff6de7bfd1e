import {
  changePassword,
  type EndpointRequest,
  getProfile,
  getUserInfo,
  login,
  loginByCode,
  logout,
  refreshToken,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { addressGroup } from '../../http/clientAddress.ts';
import { type Call, handle, handleMember } from '../../http/handle.ts';
import { logSecurity } from '../../http/logging/logSecurity.ts';
import { deviceCookie, readDevice } from '../../http/sessions/knownDevice.ts';
import { hashPassword } from '../../http/sessions/passwords.ts';
import { revokeFamily, revokeOthers, rotate } from '../../http/sessions/rotate.ts';
import { issueCode, RESEND_SECONDS } from './codes.ts';
import { isCurrentPassword, wrongPassword } from './guesses.ts';
import { resetPasswordByCode, signInByCode, signInByPassword } from './login.ts';
import { toProfile, toUserInfo } from './presenter.ts';
import { findDefaultAddress, getUser, insertUser, replacePassword } from './queries.ts';
import { saveProfile } from './saveProfile.ts';

/** The stored hash, and the new one or `null` if the old password was wrong. */
interface CheckedPassword {
  storedHash: string | null;
  newHash: string | null;
}

const HOUR = 3600;
const perMinute = (max: number) => ({ max, seconds: 60 });

/** Key of one login name from one address, or from one known device. */
async function nameAndDevice({ body }: EndpointRequest<typeof login>, { address, raw, deps }: Call): Promise<string> {
  const device = await readDevice(raw.headers, deps);
  return `${body.username.toLowerCase()} ${device?.deviceId ?? (address && addressGroup(address))}`;
}

/** Hashes a password for storage. Releases the database slot meanwhile. */
function hashReleased({ slot, deps }: Call, password: string): Promise<string> {
  return slot.releaseDuring(() => hashPassword(password, deps.secrets.pepper));
}

export const userRoutes = [
  handle(login, signInByPassword, {
    transaction: false, // counts of failed attempts must not be rolled back
    limits: [
      { by: 'address', ...perMinute(30) },
      { by: nameAndDevice, ...perMinute(5) },
    ],
  }),

  handle(loginByCode, signInByCode, { transaction: false, limits: [{ by: 'address', ...perMinute(30) }] }),

  handle(resetPassword, resetPasswordByCode, {
    transaction: false,
    prepare: ({ body }, call) => hashReleased(call, body.newPassword),
    takesExpiredToken: true, // waiting for the code must not end the session
    limits: [{ by: 'address', ...perMinute(30) }],
  }),

  handle(
    sendVerificationCode,
    async ({ body }, call) => {
      const { codes } = call.deps;
      if (!codes) throw refuse('CODE_UNAVAILABLE');
      const code = await issueCode(call, body.phone);
      if (code === null) throw refuse('RATE_LIMITED', { retryAfter: RESEND_SECONDS });
      call.slot.release(); // the provider may be slow
      await codes.send({ phone: body.phone, code, locale: call.messageLocale });
      return { resendAfter: RESEND_SECONDS };
    },
    {
      transaction: false,
      limits: [
        { by: 'address', max: 20, seconds: HOUR },
        { by: ({ body }) => body.phone, max: 10, seconds: HOUR },
      ],
    },
  ),

  handle(
    register,
    async ({ body: { username, nickname } }, { db, deps, now }, passwordHash: string) => {
      const pepperId = deps.secrets.pepper.id;
      const userUuid = await insertUser(db, { username, nickname, passwordHash, pepperId, createdAt: now });
      if (userUuid === null) throw refuse('USERNAME_TAKEN', { fields: { username: 'USERNAME_TAKEN' } });
      return { userUuid };
    },
    {
      prepare: ({ body }, call) => hashReleased(call, body.password),
      limits: [{ by: 'address', max: 20, seconds: HOUR }],
    },
  ),

  handleMember(
    logout,
    async (_request, { db, user, now }) => {
      await revokeFamily(db, user.sessionId, now);
      return null;
    },
    // Otherwise a client whose token has expired could not end its session without a refresh.
    { takesExpiredToken: true },
  ),

  handle(
    refreshToken,
    async ({ body }, call) => {
      const rotation = await rotate(call.db, body.refreshToken, call.now, call.deps.secrets.token);
      if (rotation.pair) return rotation.pair;
      if (rotation.reused) logSecurity(call, 'refresh.reused');
      throw refuse('UNAUTHORIZED');
    },
    {
      transaction: false, // the revocation of a stolen session must not be rolled back
      limits: [{ by: ({ body }) => body.refreshToken.slice(0, 36), ...perMinute(30) }],
    },
  ),

  handleMember(
    changePassword,
    async (_request, call, { storedHash, newHash }: CheckedPassword) => {
      const { db, user, now, deps } = call;
      const next = newHash === null ? null : { hash: newHash, pepperId: deps.secrets.pepper.id };
      if (storedHash === null || next === null || !(await replacePassword(db, user.id, storedHash, next)))
        throw wrongPassword('oldPassword');
      await revokeOthers(db, user, now);
      call.setCookie(await deviceCookie({ id: user.id, passwordHash: next.hash }, deps));
      logSecurity(call, 'password.changed');
      return null;
    },
    {
      prepare: async ({ body }, call) => {
        const account = await getUser(call.db, call.user.id);
        const isRight = await isCurrentPassword(call, account, body.oldPassword);
        const newHash = isRight ? await hashReleased(call, body.newPassword) : null;
        return { storedHash: account.passwordHash, newHash };
      },
      limits: [{ by: 'user', ...perMinute(5) }],
    },
  ),

  handleMember(getUserInfo, async (_request, { db, user }) =>
    toUserInfo(await getUser(db, user.id), await findDefaultAddress(db, user.id)),
  ),

  handleMember(getProfile, async (_request, { db, user }) => toProfile(await getUser(db, user.id))),

  // Counts of wrong codes and passwords must not be rolled back.
  handleMember(updateProfile, saveProfile, { transaction: false, changesPublicData: 'immediately' }),
];
