import {
  changePassword,
  type EndpointRequest,
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
import { type FieldCode, refuse } from '@mallard/domain/serving';
import { addressLine, normalizePhone } from '@mallard/domain/validation';
import { handle, handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { refuseWithoutConnection } from '../calls/refuseWithoutConnection.ts';
import { toInstant } from '../presenters/toInstant.ts';
import {
  addUser,
  DEMO_ACCOUNT,
  findByPhone,
  findByUsername,
  findOrAddByPhone,
  markPassword,
} from '../sessions/accounts.ts';
import { deleteCode, isRightCode, issueCode, RESEND_SECONDS, redeemCode } from '../sessions/codes.ts';
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
    // The demo account exists before its password was hashed with the settings of the client.
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
    { keepsChangesOnRefusal: true },
  ),
  handle(
    resetPassword,
    ({ body }, call) => {
      refuseWithoutConnection(call.settings);
      if (!redeemCode(call, body.phone, body.code)) throw refuse('CODE_INVALID', { fields: { code: 'CODE_INVALID' } });
      const user = findByPhone(call, body.phone);
      if (!user) throw refuse('PHONE_UNKNOWN', { fields: { phone: 'PHONE_UNKNOWN' } });
      user.passwordMark = markPassword(user.id, body.newPassword);
      const { caller } = call;
      if (caller?.user.id === user.id) {
        endOtherSessions(call, caller.session);
        return { ...pairOf(caller.session, call.state.seed), userUuid: user.id };
      }
      endAllSessions(call, user.id);
      return { ...startSession(call, user.id, body.rememberMe), userUuid: user.id };
    },
    { acceptsExpiredToken: true, keepsChangesOnRefusal: true },
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
      endSession(call, call.caller.session);
      return null;
    },
    // Signing out needs no refresh.
    { acceptsExpiredToken: true },
  ),
  handle(refreshToken, ({ body }, call) => rotate(call, body.refreshToken), { keepsChangesOnRefusal: true }),
  handleMember(changePassword, ({ body }, call) => {
    refuseWithoutConnection(call.settings);
    const { user, session } = call.caller;
    // Not 401: the session is valid, and a client would try to refresh it.
    if (user.passwordMark !== markPassword(user.id, body.oldPassword))
      throw refuse('BAD_CREDENTIALS', { status: 400, fields: { oldPassword: 'WRONG_PASSWORD' } });
    user.passwordMark = markPassword(user.id, body.newPassword);
    endOtherSessions(call, session);
    return null;
  }),
  handleMember(getUserInfo, (_request, { caller: { user }, state }) => {
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
  handleMember(getProfile, (_request, { caller }) => toProfile(caller.user)),
  handleMember(
    updateProfile,
    ({ body: { code, currentPassword, currentPhoneCode, ...given } }, call) => {
      const { user } = call.caller;
      if (given.avatar && !/^(\/[^/\\]|https:\/\/|blob:)/.test(given.avatar))
        throw refuse('VALIDATION', { fields: { avatar: 'URL' } });
      if (given.phone !== undefined && given.phone !== user.phone)
        requirePhoneProof(call, given.phone, { code, currentPassword, currentPhoneCode });
      const named = Object.entries(given).filter(([, value]) => value !== undefined);
      Object.assign(user, Object.fromEntries(named));
      return toProfile(user);
    },
    { keepsChangesOnRefusal: true },
  ),
];

/**
 * Verifies that the account owner changes the phone and has the new one: the phone can reset the password, so an open session is
 * not enough.
 *
 * @param phone the new phone, or `null` to remove it
 * @throws {Refusal} CONNECTION_REQUIRED, VALIDATION, BAD_CREDENTIALS, CODE_INVALID, PHONE_TAKEN, PHONE_REQUIRED
 */
function requirePhoneProof(
  call: OfflineCall<SignedInUser>,
  phone: string | null,
  proof: Pick<EndpointRequest<typeof updateProfile>['body'], 'code' | 'currentPassword' | 'currentPhoneCode'>,
): void {
  const { user } = call.caller;
  const hasPassword = user.passwordMark !== null;
  if (phone === null && !hasPassword) throw refuse('PHONE_REQUIRED', { fields: { phone: 'PHONE_REQUIRED' } });
  if (phone !== null) refuseWithoutConnection(call.settings);
  const codes = [
    { field: 'code', phone, given: proof.code },
    { field: 'currentPhoneCode', phone: hasPassword ? null : user.phone, given: proof.currentPhoneCode },
  ].flatMap((one) => (one.phone === null ? [] : [{ ...one, phone: one.phone }]));
  const missing = codes.filter(({ given }) => given === undefined).map(({ field }) => field);
  if (hasPassword && proof.currentPassword === undefined) missing.push('currentPassword');
  if (missing.length > 0) throw refuse('VALIDATION', { fields: fieldsWith('REQUIRED', missing) });
  if (hasPassword && user.passwordMark !== markPassword(user.id, proof.currentPassword ?? ''))
    throw refuse('BAD_CREDENTIALS', { status: 400, fields: { currentPassword: 'WRONG_PASSWORD' } });
  const wrong = codes.filter((code) => !isRightCode(call, code.phone, code.given ?? '')).map(({ field }) => field);
  if (wrong.length > 0) throw refuse('CODE_INVALID', { fields: fieldsWith('CODE_INVALID', wrong) });
  for (const one of codes) deleteCode(call, one.phone);
  if (phone !== null && findByPhone(call, phone)) throw refuse('PHONE_TAKEN', { fields: { phone: 'PHONE_TAKEN' } });
}

const fieldsWith = (error: FieldCode, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, error]));

function toProfile({ nickname, gender, birthday, phone, email, bio, avatar }: UserState): Profile {
  return { nickname, gender, birthday, phone, email, bio, avatar };
}
