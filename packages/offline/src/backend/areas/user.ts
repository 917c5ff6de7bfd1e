import {
  changePassword,
  getProfile,
  getUserInfo,
  login,
  loginByCode,
  logout,
  type Profile,
  refreshToken,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';
import { refuse } from '@mallard/domain/serving';
import { addressLine, normalizePhone } from '@mallard/domain/validation';
import { handle, handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { refuseWithoutConnection } from '../calls/refuseWithoutConnection.ts';
import { toInstant } from '../goods/present.ts';
import {
  addUser,
  DEMO_ACCOUNT,
  findByPhone,
  findByUsername,
  findOrAddByPhone,
  markPassword,
} from '../sessions/accounts.ts';
import { issueCode, RESEND_SECONDS, redeemCode } from '../sessions/codes.ts';
import { endAllSessions, endOtherSessions, endSession, rotate, startSession } from '../sessions/sessions.ts';
import { pairOf } from '../sessions/tokens.ts';
import type { UserState } from '../state/shopState.ts';

export const userRoutes: OfflineRoute[] = [
  handle(
    login,
    ({ body }, call, demoPassword: string) => {
      const isDemo = body.username.toLowerCase() === DEMO_ACCOUNT.username;
      if (!isDemo) refuseWithoutConnection(call.settings);
      const hasPassword = (user: UserState) => user.passwordMark === markPassword(user.id, body.password);
      const user = findByUsername(call, body.username);
      if (user && isDemo && user.passwordMark === null) user.passwordMark = markPassword(user.id, demoPassword);
      const byPhone = findByPhone(call, normalizePhone(body.username));
      const found = [user, byPhone].find((one) => one !== undefined && hasPassword(one));
      if (!found) throw refuse('BAD_CREDENTIALS');
      return { ...startSession(call, found.id, body.rememberMe), userUuid: found.id };
    },
    // The demo account stands before anybody has hashed its password as clients do.
    { prepare: (_request, { passwordHashing }) => hashPassword(DEMO_ACCOUNT.password, passwordHashing) },
  ),
  handle(
    loginByCode,
    ({ body }, call) => {
      refuseWithoutConnection(call.settings);
      if (!redeemCode(call, body.phone, body.code)) throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
      const user = findOrAddByPhone(call, body.phone);
      return { ...startSession(call, user.id, body.rememberMe), userUuid: user.id };
    },
    { keepsRefused: true },
  ),
  handle(
    resetPassword,
    ({ body }, call) => {
      refuseWithoutConnection(call.settings);
      if (!redeemCode(call, body.phone, body.code)) throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
      const user = findByPhone(call, body.phone);
      if (!user) throw refuse('PHONE_UNKNOWN', { fields: { phone: 'PHONE_UNKNOWN' } });
      user.passwordMark = markPassword(user.id, body.newPassword);
      const { who } = call;
      if (who?.user.id === user.id) {
        endOtherSessions(call, who.session);
        return { ...pairOf(who.session, call.state.seed), userUuid: user.id };
      }
      endAllSessions(call, user.id);
      return { ...startSession(call, user.id, body.rememberMe), userUuid: user.id };
    },
    { takesExpiredToken: true, keepsRefused: true },
  ),
  handle(sendVerificationCode, ({ body }, call) => {
    refuseWithoutConnection(call.settings);
    issueCode(call, body.phone);
    return { resendAfter: RESEND_SECONDS };
  }),
  handle(register, ({ body }, call) => {
    refuseWithoutConnection(call.settings);
    if (findByUsername(call, body.username)) throw refuse('USERNAME_TAKEN', { fields: { username: 'USERNAME_TAKEN' } });
    return { userUuid: addUser(call, body).id };
  }),
  handleMember(
    logout,
    (_request, call) => {
      endSession(call, call.who.session);
      return null;
    },
    // Who wants to leave need not refresh first.
    { takesExpiredToken: true },
  ),
  handle(refreshToken, ({ body }, call) => rotate(call, body.refreshToken), { keepsRefused: true }),
  handleMember(changePassword, ({ body }, call) => {
    refuseWithoutConnection(call.settings);
    const { user, session } = call.who;
    // Not 401: the session is fine, and a client would try to refresh it.
    if (user.passwordMark !== markPassword(user.id, body.oldPassword))
      throw refuse('BAD_CREDENTIALS', { status: 400, fields: { oldPassword: 'WRONG_PASSWORD' } });
    user.passwordMark = markPassword(user.id, body.newPassword);
    endOtherSessions(call, session);
    return null;
  }),
  handleMember(getUserInfo, (_request, { who: { user }, state }) => {
    const address = state.addresses.find(({ userId, isDefault }) => userId === user.id && isDefault);
    return {
      id: user.id,
      username: user.username,
      nickname: user.nickname,
      avatar: user.avatar,
      role: 'member',
      introduceSign: user.bio,
      address: address ? addressLine(address) : null,
      isDeleted: false,
      lockedFlag: false,
      createTime: toInstant(user.createdAt),
      hasPassword: user.passwordMark !== null,
      loginPhone: user.phone,
    };
  }),
  handleMember(getProfile, (_request, { who }) => toProfile(who.user)),
  handleMember(
    updateProfile,
    ({ body: { code, ...given } }, call) => {
      const { user } = call.who;
      if (given.avatar && !/^(\/[^/\\]|https:\/\/|blob:)/.test(given.avatar))
        throw refuse('VALIDATION', { fields: { avatar: 'URL' } });
      if (given.phone !== undefined && given.phone !== user.phone) assertMayChangePhone(call, given.phone, code);
      const named = Object.entries(given).filter(([, value]) => value !== undefined);
      Object.assign(user, Object.fromEntries(named));
      return toProfile(user);
    },
    { keepsRefused: true },
  ),
];

/**
 * Allows another phone with a code sent to it, and none to an account with a password.
 *
 * @throws {Refusal} CONNECTION_REQUIRED, VALIDATION, CODE_INVALID, PHONE_TAKEN, PHONE_REQUIRED
 */
function assertMayChangePhone(call: OfflineCall<SignedInUser>, phone: string | null, code: string | undefined): void {
  if (phone === null) {
    if (call.who.user.passwordMark === null) throw refuse('PHONE_REQUIRED', { fields: { phone: 'PHONE_REQUIRED' } });
    return;
  }
  refuseWithoutConnection(call.settings);
  if (code === undefined) throw refuse('VALIDATION', { fields: { code: 'REQUIRED' } });
  if (!redeemCode(call, phone, code)) throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
  if (findByPhone(call, phone)) throw refuse('PHONE_TAKEN', { fields: { phone: 'PHONE_TAKEN' } });
}

function toProfile({ nickname, gender, birthday, phone, email, bio, avatar }: UserState): Profile {
  return { nickname, gender, birthday, phone, email, bio, avatar };
}
