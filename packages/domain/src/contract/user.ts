import * as v from 'valibot';
import { loginNameRule, nicknameRule, usernameRule, verificationCodeRule } from '../validation/account.ts';
import { emailRule } from '../validation/email.ts';
import { mobilePhoneRule } from '../validation/phone.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { day, id, instant, nothing, optionalText, text } from './scalars.ts';

/** 64 lower-case hexadecimal digits: the client's PBKDF2 hash of a password. The server treats it as the password. */
export const passwordHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'PASSWORD_HASH'));
export const username = field(usernameRule);
export const nickname = field(nicknameRule);
export const mobilePhone = field(mobilePhoneRule);
export const verificationCode = field(verificationCodeRule);
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

export const userInfo = v.object({
  id,
  username: v.string(),
  nickname: v.string(),
  avatar: v.nullable(text(500)),
  introduceSign: text(200),
  address: v.nullable(text(400)),
  isDeleted: v.boolean(),
  lockedFlag: v.boolean(),
  createTime: instant,
  role: text(40),
  /**
   * `false` for an account created by phone code without a password. A back end without this field has no such
   * accounts.
   */
  hasPassword: v.optional(v.boolean()),
  /** The phone that signs in by code: the profile's phone. */
  loginPhone: v.optional(v.nullable(text(20))),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

export const signedIn = v.object({ token, refreshToken: token, userUuid: id });
export type SignedIn = v.InferOutput<typeof signedIn>;

/** Not after today in any time zone (UTC+14). */
const pastDay = v.pipe(
  day,
  v.check((text) => Date.parse(text) <= Date.now() + 14 * 3_600_000, 'DATE_FUTURE'),
);

export const profile = v.object({
  nickname: text(20, 1),
  gender: v.nullable(v.picklist(['male', 'female'])),
  birthday: v.nullable(day),
  /** The phone that signs in and resets the password by code. It was verified by a code. */
  phone: v.nullable(text(20)),
  email: v.nullable(text(254)),
  bio: text(200),
  avatar: v.nullable(text(500)),
});
export type Profile = v.InferOutput<typeof profile>;

export const login = defineEndpoint({
  name: 'login',
  area: 'user',
  method: 'POST',
  path: '/api/user/login',
  summary:
    'Signs in with user name and password. `rememberMe` lengthens the session from 12 hours to 30 days. ' +
    '`username` may also be the phone that the account logs in with by code.',
  access: 'public',
  repeat: 'safe',
  body: v.strictObject({
    username: field(loginNameRule),
    password: passwordHash,
    rememberMe: v.optional(v.boolean(), false),
  }),
  data: signedIn,
});

export const loginByCode = defineEndpoint({
  name: 'loginByCode',
  area: 'user',
  method: 'POST',
  path: '/api/user/login-by-code',
  summary: 'Signs in with a mobile phone and a code sent to it. Creates an account for a new phone.',
  access: 'public',
  repeat: 'never',
  body: v.strictObject({ phone: mobilePhone, code: verificationCode, rememberMe: v.optional(v.boolean(), false) }),
  data: signedIn,
});

export const sendVerificationCode = defineEndpoint({
  name: 'sendVerificationCode',
  area: 'user',
  method: 'POST',
  path: '/api/user/verification-code',
  summary:
    'Sends six digits to a mobile phone, valid for five minutes; at most one a minute, unless the last one was used. A shop without a sender of text ' +
    'messages refuses with `CODE_UNAVAILABLE`.',
  access: 'public',
  repeat: 'never',
  body: v.strictObject({ phone: mobilePhone }),
  data: v.object({ resendAfter: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  area: 'user',
  method: 'POST',
  path: '/api/user/reset-password',
  summary:
    'Sets a new or first password with a mobile phone and the code sent to it, ends every other session of the account ' +
    'and signs in; a caller who is signed in to the account keeps that session. Never creates an account: a phone without ' +
    'one is refused with `PHONE_UNKNOWN`, after the code was verified.',
  access: 'public',
  repeat: 'never',
  body: v.strictObject({
    phone: mobilePhone,
    code: verificationCode,
    newPassword: passwordHash,
    rememberMe: v.optional(v.boolean(), false),
  }),
  data: signedIn,
});

export const register = defineEndpoint({
  name: 'register',
  area: 'user',
  method: 'POST',
  path: '/api/user/register',
  summary: 'Creates an account. Sign in with the same password afterwards.',
  access: 'public',
  body: v.strictObject({ username, password: passwordHash, nickname }),
  data: v.object({ userUuid: id }),
});

export const logout = defineEndpoint({
  name: 'logout',
  area: 'user',
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends this session in all tabs. Accepts an expired access token.',
  access: 'member',
  owns: null,
  repeat: 'safe',
  data: nothing,
});

export const refreshToken = defineEndpoint({
  name: 'refreshToken',
  area: 'user',
  method: 'POST',
  path: '/api/user/refresh-token',
  summary: 'Exchanges a refresh token for a new pair. The previous refresh token gives the same pair for 30 seconds.',
  access: 'public',
  repeat: 'safe',
  body: v.strictObject({ refreshToken: token }),
  data: v.object({ token, refreshToken: token }),
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  area: 'user',
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Replaces the password and ends every other session.',
  access: 'member',
  owns: null,
  body: v.strictObject({ oldPassword: passwordHash, newPassword: passwordHash }),
  data: nothing,
});

export const getUserInfo = defineEndpoint({
  name: 'getUserInfo',
  area: 'user',
  method: 'GET',
  path: '/api/user/info',
  summary: 'The signed-in user.',
  access: 'member',
  owns: null,
  data: userInfo,
});

export const getProfile = defineEndpoint({
  name: 'getProfile',
  area: 'user',
  method: 'GET',
  path: '/api/user/profile',
  summary: 'Profile of the signed-in user.',
  access: 'member',
  owns: null,
  data: profile,
});

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  area: 'user',
  method: 'PUT',
  path: '/api/user/profile',
  summary:
    'Changes the given fields of the profile; `null` empties a field. Changing the phone requires proof, because the phone logs ' +
    'in and resets the password: `currentPassword`, or `currentPhoneCode` (a code sent to the current phone) for an account ' +
    'without a password; and, unless the phone is removed, `code` (sent to the new phone). If one is missing or wrong, nothing ' +
    'changes and the error is at its field. The old phone is notified. A phone that another account logs in with is refused ' +
    'with `PHONE_TAKEN`, after all were verified. An account without a password cannot remove its phone: `PHONE_REQUIRED`.',
  access: 'member',
  owns: null,
  body: v.strictObject({
    nickname: v.optional(nickname),
    gender: v.optional(v.nullable(v.picklist(['male', 'female'], 'GENDER'))),
    birthday: v.optional(v.nullable(pastDay)),
    phone: v.optional(v.nullable(mobilePhone)),
    code: v.optional(verificationCode),
    currentPassword: v.optional(passwordHash),
    currentPhoneCode: v.optional(verificationCode),
    email: v.optional(v.nullable(field(emailRule))),
    bio: v.optional(optionalText(200)),
    avatar: v.optional(v.nullable(text(500))),
  }),
  data: profile,
});
