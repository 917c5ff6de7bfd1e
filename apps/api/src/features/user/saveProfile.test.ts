import {
  type EndpointInput,
  getProfile,
  getUserInfo,
  listAddresses,
  login,
  loginByCode,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const MINUTE = 60_000;
const PASSWORD = '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09';
const OTHER = 'af53b70d2a63d18c30a6b177d71190c18ed90dd506442c1a37fadaf352349c7d';

let shop: TestApp;
let phoneCount = 0;
const log: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  shop = await createTestApp({ deps: { logger } });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.advance(MINUTE);
  shop.sentNotices.length = 0;
});

/** Returns a phone that no account has. */
function newPhone(): string {
  phoneCount += 1;
  return `139${String(phoneCount).padStart(8, '0')}`;
}
async function sendCode(phone: string): Promise<string> {
  await shop.call(sendVerificationCode, { body: { phone } });
  return shop.sentCodes.at(-1)?.code ?? '';
}
/** Returns a code that differs from the one that was sent. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Creates an account with a password and without a phone. */
async function registered() {
  const username = `duck_${newPhone()}`;
  await shop.call(register, { body: { username, password: PASSWORD, nickname: '小鸭' } });
  const { data } = await shop.call(login, { body: { username, password: PASSWORD } });
  return { ...data, username };
}
/** Creates an account with a phone and without a password. */
async function joinedByCode() {
  const phone = newPhone();
  const { data } = await shop.call(loginByCode, { body: { phone, code: await sendCode(phone) } });
  return { ...data, phone };
}
/** Creates an account with a password and a phone. */
async function registeredWithPhone() {
  const account = await registered();
  const phone = newPhone();
  const { status } = await save(account.token, { phone, code: await sendCode(phone), currentPassword: PASSWORD });
  expect(status).toBe(200);
  return { ...account, phone };
}
const save = (token: string, body: NonNullable<EndpointInput<typeof updateProfile>['body']>) =>
  shop.call(updateProfile, { body }, { token });
const phoneOf = async (token: string) => (await shop.call(getProfile, {}, { token })).data.phone;

describe('a new phone', () => {
  it('can log in and reset the password after it was verified, and ends no session', async () => {
    const { token, userUuid, username } = await registered();
    const phone = newPhone();
    const saved = await save(token, {
      phone: `+86 ${phone}`,
      code: await sendCode(phone),
      currentPassword: PASSWORD,
      bio: 'hello',
    });
    expect(saved.data).toMatchObject({ phone, bio: 'hello' });
    expect((await shop.call(getUserInfo, {}, { token })).data.loginPhone).toBe(phone);
    expect((await shop.call(login, { body: { username: phone, password: PASSWORD } })).data.userUuid).toBe(userUuid);
    expect((await shop.call(loginByCode, { body: { phone, code: await sendCode(phone) } })).data.userUuid).toBe(
      userUuid,
    );
    expect((await shop.call(listAddresses, {}, { token })).status).toBe(200);
    const code = await sendCode(phone);
    await shop.call(resetPassword, { body: { phone, code, newPassword: OTHER } });
    expect((await shop.call(login, { body: { username, password: OTHER } })).data.userUuid).toBe(userUuid);
  });

  it('replaces the old phone, which then belongs to no account', async () => {
    const { token, userUuid, phone: old } = await registeredWithPhone();
    const phone = newPhone();
    const saved = await save(token, { phone, code: await sendCode(phone), currentPassword: PASSWORD });
    expect(saved.status).toBe(200);
    const { data } = await shop.call(loginByCode, { body: { phone: old, code: await sendCode(old) } });
    expect(data.userUuid).not.toBe(userUuid);
  });

  it('requires the code that was sent to it: without it, nothing is saved', async () => {
    const { token } = await registered();
    const phone = newPhone();
    const missing = await save(token, { phone, currentPassword: PASSWORD, bio: 'lost' });
    expect([missing.status, missing.failure.error]).toEqual([400, 'VALIDATION']);
    expect(missing.failure.fields?.code).toMatchObject({ code: 'REQUIRED' });
    const code = await sendCode(phone);
    for (const body of [
      { phone, code: wrong(code) },
      { phone: newPhone(), code },
    ]) {
      const { status, failure } = await save(token, { ...body, currentPassword: PASSWORD, bio: 'lost' });
      expect([status, failure.error]).toEqual([400, 'CODE_INVALID']);
      expect(failure.fields).toHaveProperty('code');
    }
    expect((await shop.call(getProfile, {}, { token })).data).toMatchObject({ phone: null, bio: '' });
    expect((await save(token, { phone, code, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('accepts a code once, and shares the limit of five guesses with the other endpoints that accept codes', async () => {
    const [one, other] = [await registered(), await registered()];
    const currentPassword = PASSWORD;
    const phone = newPhone();
    const code = await sendCode(phone);
    expect((await save(one.token, { phone, code, currentPassword })).status).toBe(200);
    expect((await save(other.token, { phone, code, currentPassword })).failure.error).toBe('CODE_INVALID');
    const next = newPhone();
    const right = await sendCode(next);
    for (let guess = 0; guess < 3; guess += 1)
      expect((await save(one.token, { phone: next, code: wrong(right), currentPassword })).status).toBe(400);
    for (let guess = 0; guess < 2; guess += 1)
      expect((await shop.call(loginByCode, { body: { phone: next, code: wrong(right) } })).status).toBe(400);
    expect((await save(one.token, { phone: next, code: right, currentPassword })).failure.error).toBe('CODE_INVALID');
  });

  it('of another account is refused after its code was verified, and nothing is saved', async () => {
    const { phone } = await joinedByCode();
    const { token } = await registered();
    const body = { phone, code: await sendCode(phone), currentPassword: PASSWORD, bio: 'lost' };
    const { status, failure } = await save(token, body);
    expect([status, failure.error]).toEqual([409, 'PHONE_TAKEN']);
    expect(failure.fields).toHaveProperty('phone');
    expect((await shop.call(getProfile, {}, { token })).data).toMatchObject({ phone: null, bio: '' });
  });

  it('with a wrong code or password gets the same response with and without an account', {
    tags: ['P21'],
  }, async () => {
    const currentPassword = PASSWORD;
    const { phone: known } = await joinedByCode();
    const unknown = newPhone();
    const { token } = await registered();
    const codes = { known: await sendCode(known), unknown: await sendCode(unknown) };
    const [taken, free] = [
      await save(token, { phone: known, code: wrong(codes.known), currentPassword }),
      await save(token, { phone: unknown, code: wrong(codes.unknown), currentPassword }),
    ];
    const withoutCode = [
      await save(token, { phone: known, currentPassword }),
      await save(token, { phone: unknown, currentPassword }),
    ] as const;
    const withWrongPassword = [
      await save(token, { phone: known, code: codes.known, currentPassword: OTHER }),
      await save(token, { phone: unknown, code: codes.unknown, currentPassword: OTHER }),
    ] as const;
    for (const [one, other] of [[taken, free], withoutCode, withWrongPassword] as const) {
      expect(one.status).toBe(400);
      expect([other.status, other.message]).toEqual([one.status, one.message]);
      expect({ ...other.failure, requestId: '' }).toEqual({ ...one.failure, requestId: '' });
      expect([...other.headers.keys()]).toEqual([...one.headers.keys()]);
    }
  });
});

describe('the phone of an account with a password', () => {
  it('is not set without the current password', async () => {
    const { token } = await registered();
    const phone = newPhone();
    const code = await sendCode(phone);
    const missing = await save(token, { phone, code, bio: 'lost' });
    expect([missing.status, missing.failure.error]).toEqual([400, 'VALIDATION']);
    expect(missing.failure.fields?.currentPassword).toMatchObject({ code: 'REQUIRED' });
    const refused = await save(token, { phone, code, currentPassword: OTHER, bio: 'lost' });
    expect([refused.status, refused.failure.error]).toEqual([400, 'BAD_CREDENTIALS']);
    expect(refused.failure.fields?.currentPassword).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await shop.call(getProfile, {}, { token })).data).toMatchObject({ phone: null, bio: '' });
    // A wrong password does not use up the code.
    expect((await save(token, { phone, code, currentPassword: PASSWORD })).data.phone).toBe(phone);
  });

  it('is not replaced with codes alone, so an open session cannot take the account over', async () => {
    const { token, phone: old } = await registeredWithPhone();
    const phone = newPhone();
    const body = { phone, code: await sendCode(phone), currentPhoneCode: await sendCode(old) };
    expect((await save(token, body)).failure.fields?.currentPassword).toMatchObject({ code: 'REQUIRED' });
    const code = await sendCode(newPhone());
    const reset = await shop.call(resetPassword, { body: { phone, code, newPassword: OTHER } });
    expect(reset.status).toBe(400);
    expect(await phoneOf(token)).toBe(old);
  });

  it('is not removed without the current password', async () => {
    const { token, phone } = await registeredWithPhone();
    expect((await save(token, { phone: null })).failure.fields?.currentPassword).toMatchObject({ code: 'REQUIRED' });
    const refused = await save(token, { phone: null, currentPassword: OTHER });
    expect(refused.failure.error).toBe('BAD_CREDENTIALS');
    expect(await phoneOf(token)).toBe(phone);
  });

  it('can be removed with the current password, and then no longer resets it', async () => {
    const { token, phone } = await registeredWithPhone();
    expect((await save(token, { phone: null, currentPassword: PASSWORD })).data.phone).toBeNull();
    const code = await sendCode(phone);
    const reset = await shop.call(resetPassword, { body: { phone, code, newPassword: OTHER } });
    expect(reset.failure.error).toBe('PHONE_UNKNOWN');
  });
});

describe('the phone of an account without a password', () => {
  it('is replaced with a code sent to each of the two phones', async () => {
    const { token, userUuid, phone: old } = await joinedByCode();
    const phone = newPhone();
    const body = { phone, code: await sendCode(phone), currentPhoneCode: await sendCode(old) };
    expect((await save(token, body)).data.phone).toBe(phone);
    const { data } = await shop.call(loginByCode, { body: { phone, code: await sendCode(phone) } });
    expect(data.userUuid).toBe(userUuid);
  });

  it('is not replaced without the code sent to it', async () => {
    const { token, phone: old } = await joinedByCode();
    const phone = newPhone();
    const code = await sendCode(phone);
    const missing = await save(token, { phone, code });
    expect([missing.status, missing.failure.error]).toEqual([400, 'VALIDATION']);
    expect(Object.keys(missing.failure.fields ?? {})).toEqual(['currentPhoneCode']);
    const currentPhoneCode = await sendCode(old);
    const refused = await save(token, { phone, code, currentPhoneCode: wrong(currentPhoneCode) });
    expect([refused.status, refused.failure.error]).toEqual([400, 'CODE_INVALID']);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual(['currentPhoneCode']);
    expect(await phoneOf(token)).toBe(old);
    // One wrong code does not use up the other.
    expect((await save(token, { phone, code, currentPhoneCode })).data.phone).toBe(phone);
  });

  it('is set with the new code alone if the account has neither phone nor password', async () => {
    const { token } = await shop.signUp();
    const phone = newPhone();
    expect((await save(token, { phone, code: await sendCode(phone) })).data.phone).toBe(phone);
  });
});

describe('the owner of the old phone', () => {
  it('is notified about the new phone in the language of the request, with a masked number', async () => {
    const { token, phone: old } = await registeredWithPhone();
    expect(shop.sentNotices).toEqual([]); // there was no phone before
    const phone = newPhone();
    const body = { phone, code: await sendCode(phone), currentPassword: PASSWORD };
    await shop.call(updateProfile, { body }, { token, headers: { 'Accept-Language': 'ja-JP' } });
    expect(shop.sentNotices).toEqual([expect.objectContaining({ phone: old, locale: 'ja-JP' })]);
    const [{ text = '' } = {}] = shop.sentNotices;
    expect(text).toContain(`139****${phone.slice(-4)}`);
    expect(text).toMatch(/パスワードを変更/);
  });

  it('is notified about the removal', async () => {
    const { token, phone } = await registeredWithPhone();
    await save(token, { phone: null, currentPassword: PASSWORD });
    expect(shop.sentNotices).toEqual([{ phone, locale: 'en-US', text: expect.stringMatching(/removed.*password/) }]);
  });

  it('is not notified about a phone that was refused or did not change', async () => {
    const { token, phone } = await registeredWithPhone();
    await save(token, { phone: null, currentPassword: OTHER });
    await save(token, { phone, bio: 'hello' });
    expect(shop.sentNotices).toEqual([]);
  });

  it('keeps the new phone and logs a failure if the message cannot be sent', async () => {
    const { token } = await registeredWithPhone();
    const { codes } = shop.deps;
    const phone = newPhone();
    const code = await sendCode(phone);
    log.length = 0;
    shop.deps.codes = codes && { ...codes, sendNotice: () => Promise.reject(new Error('No credit left')) };
    const saved = await save(token, { phone, code, currentPassword: PASSWORD });
    shop.deps.codes = codes;
    expect([saved.status, saved.data.phone]).toEqual([200, phone]);
    expect(log).toContainEqual(expect.objectContaining({ level: 50, event: 'notice.failed' }));
  });
});

describe('the saved phone', () => {
  it('needs no code, however it is formatted', async () => {
    const { token, phone } = await joinedByCode();
    const saved = await save(token, { phone: `+86 ${phone}`, bio: 'hello' });
    expect([saved.status, saved.data.phone, saved.data.bio]).toEqual([200, phone, 'hello']);
  });

  it('cannot be removed from an account without a password, and the error says why', async () => {
    const { token, phone } = await joinedByCode();
    const { status, failure } = await save(token, { phone: null, bio: 'lost' });
    expect([status, failure.error]).toEqual([409, 'PHONE_REQUIRED']);
    expect(failure.fields?.phone?.message).toMatch(/Set a password/);
    expect(await phoneOf(token)).toBe(phone);
  });
});

it('logs changed phones, wrong codes and wrong passwords, without the phone', async () => {
  const { token } = await registered();
  const phone = newPhone();
  const code = await sendCode(phone);
  log.length = 0;
  await save(token, { phone, code: wrong(code), currentPassword: PASSWORD });
  await save(token, { phone, code, currentPassword: OTHER });
  await save(token, { phone, code, currentPassword: PASSWORD });
  await save(token, { phone });
  await save(token, { phone: null, currentPassword: PASSWORD });
  const events = log.flatMap(({ event }) => (event === undefined ? [] : [event]));
  expect(events).toEqual(['phone.failed', 'phone.failed', 'phone.changed', 'phone.changed']);
  expect(JSON.stringify(log)).not.toContain(phone);
});
