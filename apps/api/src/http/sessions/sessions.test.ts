import { createClient, memorySession } from '@mallard/domain/client';
import {
  changePassword,
  getUserInfo,
  listNotifications,
  login,
  loginByCode,
  logout,
  refreshToken,
  register,
  resetPassword,
  sendVerificationCode,
} from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { signAccessToken } from './accessToken.ts';
import { startSessionOf } from './families.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09';
const OTHER = 'af53b70d2a63d18c30a6b177d71190c18ed90dd506442c1a37fadaf352349c7d';

let shop: TestApp;
let names = 0;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.advance(24 * HOUR));

async function registered(): Promise<string> {
  names += 1;
  const username = `Duck_${names}`;
  const answer = await shop.call(register, { body: { username, password: PASSWORD, nickname: '小鸭' } });
  expect(answer.status).toBe(200);
  return username;
}

const signIn = (username: string, password = PASSWORD, rememberMe = false) =>
  shop.call(login, { body: { username, password, rememberMe } });
const refresh = (token: string) => shop.call(refreshToken, { body: { refreshToken: token } });
const statusWith = async (token: string) => (await shop.call(getUserInfo, {}, { token })).status;

describe('login by password', () => {
  it('ignores the case of the user name, and returns the user', async () => {
    const username = await registered();
    const { data } = await signIn(username.toUpperCase());
    const me = await shop.call(getUserInfo, {}, { token: data.token });
    expect(me.data).toMatchObject({ id: data.userUuid, username, nickname: '小鸭', role: 'member', lockedFlag: false });
  });

  it('gives the same response to an unknown name and a wrong password', { tags: ['P21'] }, async () => {
    const username = await registered();
    const [unknown, wrong] = await Promise.all([signIn('nobody_at_all'), signIn(username, OTHER)]);
    expect(unknown.status).toBe(401);
    expect({ ...unknown.failure, requestId: '' }).toEqual({ ...wrong.failure, requestId: '' });
    expect(unknown.message).toBe(wrong.message);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('has unique user names, regardless of case', async () => {
    const username = await registered();
    const body = { username: username.toLowerCase(), password: OTHER, nickname: 'x' };
    const { status, failure } = await shop.call(register, { body });
    expect(status).toBe(409);
    expect(failure.error).toBe('USERNAME_TAKEN');
    expect(failure.fields).toHaveProperty('username');
  });
});

describe('an access token', () => {
  it('is valid for 15 minutes, plus one minute for clock skew', async () => {
    const { data } = await signIn(await registered());
    shop.advance(16 * MINUTE - 1000);
    expect(await statusWith(data.token)).toBe(200);
    shop.advance(2000);
    expect(await statusWith(data.token)).toBe(401);
  });

  it('is rejected when changed, unsigned, or signed with another key', async () => {
    const { id, token } = await shop.signUp();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const otherPayload = Buffer.from(JSON.stringify({ ...JSON.parse(atob(payload)), sub: 'x' })).toString('base64url');
    const forged = signAccessToken({ id, sessionId: id }, shop.deps.clock(), 'another secret');
    for (const bad of [
      `${none}.${payload}.`,
      `${header}.${otherPayload}.${signature}`,
      `${header}.${payload}`,
      forged,
      'x',
    ])
      expect(await statusWith(bad)).toBe(401);
  });

  it('is invalid as soon as its session ends', async () => {
    const { token, refreshToken: old } = await shop.signUp();
    expect((await shop.call(logout, {}, { token })).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
    expect((await refresh(old)).status).toBe(401);
  });
});

describe('logout', () => {
  it('accepts an expired token, and ends the session', async () => {
    const { token, refreshToken } = await shop.signUp();
    shop.advance(HOUR);
    expect(await statusWith(token)).toBe(401);
    expect((await shop.call(logout, {}, { token })).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await shop.call(logout, {}, { token })).status).toBe(401);
  });

  it('rejects an expired token with an invalid signature', async () => {
    const { id, refreshToken } = await shop.signUp();
    const sessionId = refreshToken.split('.')[0] ?? '';
    const forged = signAccessToken({ id, sessionId }, shop.deps.clock(), 'another secret');
    shop.advance(HOUR);
    expect((await shop.call(logout, {}, { token: forged })).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('a session', () => {
  it.each([
    { isRemembered: false, hours: 11, days: 7 },
    { isRemembered: true, hours: 29 * 24, days: 180 },
  ])('expires after $days days regardless of refreshes (remembered: $isRemembered)', async (session) => {
    const { isRemembered, hours, days } = session;
    const username = await registered();
    let pair = (await signIn(username, PASSWORD, isRemembered)).data;
    for (let age = hours; age < days * 24; age += hours) {
      shop.advance(hours * HOUR);
      const { status, data } = await refresh(pair.refreshToken);
      expect([age, status]).toEqual([age, 200]);
      pair = { ...pair, ...data };
    }
    shop.advance(hours * HOUR);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  });

  it.each([{ isLocked: true }, { isDeleted: true }])('ends when its account is set to %j', async (change) => {
    const { id, token, refreshToken: renewal } = await shop.signUp();
    expect(await statusWith(token)).toBe(200);
    await shop.db.update(users).set(change).where(eq(users.id, id));
    expect(await statusWith(token)).toBe(401);
    expect((await refresh(renewal)).status).toBe(401);
  });
});

describe('refreshing', () => {
  it('returns a new pair with a valid access token', async () => {
    const { refreshToken: first } = await shop.signUp();
    shop.advance(HOUR);
    const { status, data } = await refresh(first);
    expect(status).toBe(200);
    expect(data.refreshToken).not.toBe(first);
    expect(await statusWith(data.token)).toBe(200);
  });

  it('returns the same pair to a hundred concurrent requests, and to retries within 30 s', {
    tags: ['P5', 'P6'],
  }, async () => {
    const { refreshToken: first } = await shop.signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    shop.advance(29_000);
    expect((await refresh(first)).data).toEqual(answers[0]?.data);
  });

  it('keeps the user logged in when the response is lost', { tags: ['P6'] }, async () => {
    const shopper = await shop.signUp();
    const { id: userUuid, token, refreshToken: first } = shopper;
    shop.advance(HOUR);
    const session = memorySession({ userUuid, token, refreshToken: first, rememberMe: true });
    let renewals = 0;
    const client = createClient({
      backend: async (request) => {
        const answer = await shop.app.fetch(request);
        if (!request.url.endsWith(refreshToken.path)) return answer;
        renewals += 1;
        if (renewals === 1) throw new TypeError('The connection was cut');
        return answer;
      },
      baseUrl: 'http://shop',
      session,
      locale: () => 'en-US',
      version: 'test',
      passwordHashing: { salt: 'salt' },
      locks: null,
    });
    expect((await client.call(getUserInfo)).username).toBe(shopper.username);
    expect(renewals).toBe(2);
    expect(session.read()).toMatchObject({ userUuid, rememberMe: true });
    expect(session.read()?.token).not.toBe(token);
  });

  it('ends the session when an old token is used after the grace period, and notifies the user', {
    tags: ['P6'],
  }, async () => {
    const { refreshToken: first } = await shop.signUp();
    const second = (await refresh(first)).data;
    shop.advance(31_000);
    expect((await refresh(first)).status).toBe(401);
    expect(await statusWith(second.token)).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  it('ends the session when a token is used that is two rotations old', async () => {
    const { id, username, refreshToken: first } = await shop.signUp();
    const second = (await refresh(first)).data.refreshToken;
    const third = (await refresh(second)).data.refreshToken;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect(username).not.toBe(id);
  });

  it('notifies the user about a copied token', async () => {
    const phone = '13800138000';
    const byCode = async () => {
      await shop.call(sendVerificationCode, { body: { phone } });
      const code = shop.sentCodes.at(-1)?.code ?? '';
      return (await shop.call(loginByCode, { body: { phone, code } })).data;
    };
    const stolen = await byCode();
    await refresh(stolen.refreshToken);
    shop.advance(2 * MINUTE);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    const { token } = await byCode();
    const { data } = await shop.call(listNotifications, {}, { token });
    expect(data.items[0]).toMatchObject({ kind: 'system', title: 'A sign-in was ended' });
  });

  it('rejects another counter or a changed signature', async () => {
    const { refreshToken } = await shop.signUp();
    const [family, , signature] = refreshToken.split('.');
    for (const bad of [`${family}.7.${signature}`, `${refreshToken.slice(0, -2)}AA`, 'x', `${family}.0.`])
      expect((await refresh(bad)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('with "remember me" %s ends after %i hours without use', async (rememberMe, hours) => {
    const { data } = await signIn(await registered(), PASSWORD, rememberMe);
    shop.advance(hours * HOUR - MINUTE);
    const next = await refresh(data.refreshToken);
    expect(next.status).toBe(200);
    shop.advance(hours * HOUR + MINUTE);
    expect((await refresh(next.data.refreshToken)).status).toBe(401);
  });
});

describe('changing the password', () => {
  it('ends all other sessions and keeps the current one', async () => {
    const username = await registered();
    const thisDevice = (await signIn(username)).data;
    const otherDevice = (await signIn(username)).data;
    const body = { oldPassword: PASSWORD, newPassword: OTHER };
    expect((await shop.call(changePassword, { body }, { token: thisDevice.token })).status).toBe(200);
    expect(await statusWith(thisDevice.token)).toBe(200);
    expect(await statusWith(otherDevice.token)).toBe(401);
    expect((await signIn(username)).status).toBe(401);
    expect((await signIn(username, OTHER)).status).toBe(200);
  });

  it('returns a field error, not 401, when the old password is wrong', async () => {
    const { token } = (await signIn(await registered())).data;
    const body = { oldPassword: OTHER, newPassword: OTHER };
    const { status, failure } = await shop.call(changePassword, { body }, { token });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('oldPassword');
    expect(await statusWith(token)).toBe(200);
  });
});

describe('login by code', () => {
  const send = (phone: string) => shop.call(sendVerificationCode, { body: { phone } });
  const enter = (phone: string, code: string) => shop.call(loginByCode, { body: { phone, code } });
  const sent = () => shop.sentCodes.at(-1)?.code ?? '';
  const wrong = () => String((Number(sent()) + 1) % 1_000_000).padStart(6, '0');

  it('creates an account on first login, and finds it on the next', async () => {
    await send('13911112222');
    const first = await enter('13911112222', sent());
    shop.advance(MINUTE);
    await send('13911112222');
    const second = await enter('13911112222', sent());
    expect(first.status).toBe(200);
    expect(second.data.userUuid).toBe(first.data.userUuid);
  });

  it('sends one code a minute', async () => {
    expect((await send('13911113333')).data).toEqual({ resendAfter: 60 });
    const { status, headers } = await send('13911113333');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
  });

  it('accepts a code once', async () => {
    await send('13911114444');
    const both = await Promise.all([enter('13911114444', sent()), enter('13911114444', sent())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('sends another code within a minute only if the last one was used', async () => {
    const phone = '13911118888';
    await send(phone);
    expect((await send(phone)).status).toBe(429);
    expect((await enter(phone, sent())).status).toBe(200);
    expect((await send(phone)).status).toBe(200);
    expect((await enter(phone, sent())).status).toBe(200);
  });

  it('rejects a code after five minutes', async () => {
    await send('13911115555');
    shop.advance(5 * MINUTE);
    expect((await enter('13911115555', sent())).failure.error).toBe('CODE_INVALID');
  });

  it('rejects even the right code after five guesses', async () => {
    await send('13911116666');
    for (let guess = 0; guess < 5; guess += 1) expect((await enter('13911116666', wrong())).status).toBe(400);
    expect((await enter('13911116666', sent())).status).toBe(400);
  });
});

it('fails when codes can’t be sent', async () => {
  const silent = await createTestApp({ deps: { codes: null } });
  const { status, failure } = await silent.call(sendVerificationCode, { body: { phone: '13911117777' } });
  expect([status, failure.error]).toEqual([409, 'CODE_UNAVAILABLE']);
  await silent.close();
});

describe('resetting the password by code', () => {
  const send = (phone: string) => shop.call(sendVerificationCode, { body: { phone } });
  const sent = () => shop.sentCodes.at(-1)?.code ?? '';
  const wrong = () => String((Number(sent()) + 1) % 1_000_000).padStart(6, '0');
  const reset = (phone: string, code: string, newPassword = OTHER) =>
    shop.call(resetPassword, { body: { phone, code, newPassword } });
  async function joinByCode(phone: string) {
    await send(phone);
    const { data } = await shop.call(loginByCode, { body: { phone, code: sent() } });
    shop.advance(MINUTE);
    return data;
  }
  const infoOf = async (token: string) => (await shop.call(getUserInfo, {}, { token })).data;

  it('sets the first password of an account without one', async () => {
    const phone = '13922220001';
    const account = await joinByCode(phone);
    expect(await infoOf(account.token)).toMatchObject({ hasPassword: false, loginPhone: phone });
    await send(phone);
    const { status, data } = await reset(phone, sent());
    expect(status).toBe(200);
    expect(data.userUuid).toBe(account.userUuid);
    const { username, hasPassword } = await infoOf(data.token);
    expect(hasPassword).toBe(true);
    for (const name of [username, phone]) expect((await signIn(name, OTHER)).data.userUuid).toBe(account.userUuid);
    expect((await signIn(phone, PASSWORD)).status).toBe(401);
  });

  it('ends all other sessions, and invalidates the old password', async () => {
    const phone = '13922220002';
    await joinByCode(phone);
    await send(phone);
    const first = (await reset(phone, sent(), PASSWORD)).data;
    const elsewhere = (await signIn(phone)).data;
    shop.advance(MINUTE);
    await send(phone);
    const { data } = await reset(phone, sent());
    expect(await statusWith(first.token)).toBe(401);
    expect(await statusWith(elsewhere.token)).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
    expect((await signIn(phone)).status).toBe(401);
    expect(await statusWith(data.token)).toBe(200);
  });

  it('keeps the current session, even with an expired access token', async () => {
    const phone = '13922220009';
    const thisDevice = await joinByCode(phone);
    await send(phone);
    const otherDevice = (await shop.call(loginByCode, { body: { phone, code: sent() } })).data;
    shop.advance(HOUR);
    await send(phone);
    const body = { phone, code: sent(), newPassword: OTHER };
    const { data } = await shop.call(resetPassword, { body }, { token: thisDevice.token });
    expect(data).toEqual({ ...thisDevice, token: data.token });
    expect((await refresh(thisDevice.refreshToken)).status).toBe(200);
    expect((await refresh(otherDevice.refreshToken)).status).toBe(401);
  });

  it('changes nothing without the right code', async () => {
    const phone = '13922220003';
    const account = await joinByCode(phone);
    await send(phone);
    const { status, failure } = await reset(phone, wrong());
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('code');
    expect((await infoOf(account.token)).hasPassword).toBe(false);
  });

  it('accepts a code once, even from two concurrent requests', async () => {
    const phone = '13922220004';
    await joinByCode(phone);
    await send(phone);
    const both = await Promise.all([reset(phone, sent(), PASSWORD), reset(phone, sent(), OTHER)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = both[0].status === 200 ? PASSWORD : OTHER;
    expect((await signIn(phone, winner)).status).toBe(200);
  });

  it('shares the limit of five guesses with login by code', async () => {
    const phone = '13922220005';
    await send(phone);
    for (let guess = 0; guess < 3; guess += 1) expect((await reset(phone, wrong())).status).toBe(400);
    for (let guess = 0; guess < 2; guess += 1)
      expect((await shop.call(loginByCode, { body: { phone, code: wrong() } })).status).toBe(400);
    expect((await reset(phone, sent())).failure.error).toBe('CODE_INVALID');
  });

  it('gives the same response to a phone with an account, without one, and without a code', {
    tags: ['P21'],
  }, async () => {
    await joinByCode('13922220006');
    await send('13922220006');
    const withAccount = await reset('13922220006', wrong());
    await send('13922220007');
    const unknown = await reset('13922220007', wrong());
    const never = await reset('13922220008', '123456');
    for (const withoutAccount of [unknown, never]) {
      expect(withoutAccount.status).toBe(withAccount.status);
      expect(withoutAccount.message).toBe(withAccount.message);
      expect({ ...withoutAccount.failure, requestId: '' }).toEqual({ ...withAccount.failure, requestId: '' });
      expect([...withoutAccount.headers.keys()]).toEqual([...withAccount.headers.keys()]);
    }
  });

  it('rejects a phone without an account, and creates none', async () => {
    const phone = '13922220010';
    await send(phone);
    const { status, failure } = await reset(phone, sent());
    expect([status, failure.error]).toEqual([409, 'PHONE_UNKNOWN']);
    expect(failure.fields).toHaveProperty('phone');
    expect((await signIn(phone, OTHER)).status).toBe(401);
    expect((await reset(phone, sent())).failure.error).toBe('CODE_INVALID');
  });
});

it('creates no session for a phone that was removed from the account', async () => {
  const { id } = await shop.signUp();
  const start = (phone: string | null) =>
    shop.db.transaction((tx) =>
      startSessionOf(
        tx,
        { id, passwordHash: null, phone },
        { isRemembered: false, now: shop.deps.clock(), secret: shop.deps.secrets.token },
      ),
    );
  expect(await start('13922220011')).toBeNull();
  expect(await start(null)).not.toBeNull();
});
