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
let phones = 0;
const log: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  shop = await createTestApp({ deps: { logger } });
});
afterAll(() => shop.close());
beforeEach(() => shop.advance(MINUTE));

/** A phone that no account has. */
function newPhone(): string {
  phones += 1;
  return `139${String(phones).padStart(8, '0')}`;
}
async function sendCode(phone: string): Promise<string> {
  await shop.call(sendVerificationCode, { body: { phone } });
  return shop.sentCodes.at(-1)?.code ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** An account with a password and without a phone. */
async function registered() {
  const username = `duck_${newPhone()}`;
  await shop.call(register, { body: { username, password: PASSWORD, nickname: '小鸭' } });
  const { data } = await shop.call(login, { body: { username, password: PASSWORD } });
  return { ...data, username };
}
/** An account that a phone made. */
async function joinedByCode() {
  const phone = newPhone();
  const { data } = await shop.call(loginByCode, { body: { phone, code: await sendCode(phone) } });
  return { ...data, phone };
}
const save = (token: string, body: NonNullable<EndpointInput<typeof updateProfile>['body']>) =>
  shop.call(updateProfile, { body }, { token });
const phoneOf = async (token: string) => (await shop.call(getProfile, {}, { token })).data.phone;

describe('a new phone', () => {
  it('logs in and resets the password once a code has proved it, and ends no session', async () => {
    const { token, userUuid, username } = await registered();
    const phone = newPhone();
    const saved = await save(token, { phone: `+86 ${phone}`, code: await sendCode(phone), bio: 'hello' });
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

  it('replaces the old one, which then belongs to nobody', async () => {
    const { token, userUuid, phone: old } = await joinedByCode();
    const phone = newPhone();
    expect((await save(token, { phone, code: await sendCode(phone) })).status).toBe(200);
    const { data } = await shop.call(loginByCode, { body: { phone: old, code: await sendCode(old) } });
    expect(data.userUuid).not.toBe(userUuid);
  });

  it('needs a code sent to it: without the right one, nothing is saved', async () => {
    const { token } = await registered();
    const phone = newPhone();
    const missing = await save(token, { phone, bio: 'lost' });
    expect([missing.status, missing.failure.error]).toEqual([400, 'VALIDATION']);
    expect(missing.failure.fields?.code).toMatchObject({ code: 'REQUIRED' });
    const code = await sendCode(phone);
    for (const body of [
      { phone, code: wrong(code) },
      { phone: newPhone(), code },
    ]) {
      const { status, failure } = await save(token, { ...body, bio: 'lost' });
      expect([status, failure.error]).toEqual([400, 'CODE_INVALID']);
      expect(failure.fields).toHaveProperty('code');
    }
    expect((await shop.call(getProfile, {}, { token })).data).toMatchObject({ phone: null, bio: '' });
    expect((await save(token, { phone, code })).status).toBe(200);
  });

  it('takes a code once, and five guesses together with the other calls that take codes', async () => {
    const [one, other] = [await registered(), await registered()];
    const phone = newPhone();
    const code = await sendCode(phone);
    expect((await save(one.token, { phone, code })).status).toBe(200);
    expect((await save(other.token, { phone, code })).failure.error).toBe('CODE_INVALID');
    const next = newPhone();
    const right = await sendCode(next);
    for (let guess = 0; guess < 3; guess += 1)
      expect((await save(one.token, { phone: next, code: wrong(right) })).status).toBe(400);
    for (let guess = 0; guess < 2; guess += 1)
      expect((await shop.call(loginByCode, { body: { phone: next, code: wrong(right) } })).status).toBe(400);
    expect((await save(one.token, { phone: next, code: right })).failure.error).toBe('CODE_INVALID');
  });

  it('that another account has is refused after its code was verified, and nothing is saved', async () => {
    const { phone } = await joinedByCode();
    const { token } = await registered();
    const { status, failure } = await save(token, { phone, code: await sendCode(phone), bio: 'lost' });
    expect([status, failure.error]).toEqual([409, 'PHONE_TAKEN']);
    expect(failure.fields).toHaveProperty('phone');
    expect((await shop.call(getProfile, {}, { token })).data).toMatchObject({ phone: null, bio: '' });
  });

  it('is refused alike with and without an account, as long as the code is wrong', { tags: ['P21'] }, async () => {
    const { phone: known } = await joinedByCode();
    const unknown = newPhone();
    const { token } = await registered();
    const [taken, free] = [
      await save(token, { phone: known, code: wrong(await sendCode(known)) }),
      await save(token, { phone: unknown, code: wrong(await sendCode(unknown)) }),
    ];
    const withoutCode = [await save(token, { phone: known }), await save(token, { phone: unknown })] as const;
    for (const [one, other] of [[taken, free], withoutCode] as const) {
      expect(one.status).toBe(400);
      expect([other.status, other.message]).toEqual([one.status, one.message]);
      expect({ ...other.failure, requestId: '' }).toEqual({ ...one.failure, requestId: '' });
      expect([...other.headers.keys()]).toEqual([...one.headers.keys()]);
    }
  });
});

describe('the present phone', () => {
  it('needs no code, however it is written', async () => {
    const { token, phone } = await joinedByCode();
    const saved = await save(token, { phone: `+86 ${phone}`, bio: 'hello' });
    expect([saved.status, saved.data.phone, saved.data.bio]).toEqual([200, phone, 'hello']);
  });

  it('can be removed by an account with a password', async () => {
    const { token } = await registered();
    const phone = newPhone();
    await save(token, { phone, code: await sendCode(phone) });
    expect((await save(token, { phone: null })).data.phone).toBeNull();
    const code = await sendCode(phone);
    const reset = await shop.call(resetPassword, { body: { phone, code, newPassword: OTHER } });
    expect(reset.failure.error).toBe('PHONE_UNKNOWN');
  });

  it('stays with an account without a password, which says why', async () => {
    const { token, phone } = await joinedByCode();
    const { status, failure } = await save(token, { phone: null, bio: 'lost' });
    expect([status, failure.error]).toEqual([409, 'PHONE_REQUIRED']);
    expect(failure.fields?.phone?.message).toMatch(/Set a password/);
    expect(await phoneOf(token)).toBe(phone);
  });
});

it('notes changed phones and wrong codes in the log, without the phone', async () => {
  const { token } = await registered();
  const phone = newPhone();
  const code = await sendCode(phone);
  log.length = 0;
  await save(token, { phone, code: wrong(code) });
  await save(token, { phone, code });
  await save(token, { phone });
  await save(token, { phone: null });
  const events = log.flatMap(({ event }) => (event === undefined ? [] : [event]));
  expect(events).toEqual(['phone.failed', 'phone.changed', 'phone.changed']);
  expect(JSON.stringify(log)).not.toContain(phone);
});
