import {
  changePassword,
  login,
  loginByCode,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRemoteAddress } from '../../http/requestMetadata.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const RIGHT = 'a'.repeat(64);
const NEXT = 'c'.repeat(64);
const WRONG = 'b'.repeat(64);
const MINUTE = 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => shop.close());
// Each test starts with a window of the limits, so that no guess is forgotten during the test.
beforeEach(() => shop.advance(60 * MINUTE - (shop.deps.clock().getTime() % (15 * MINUTE))));

let addresses = 0;

/** Logs in from a new address. */
function logIn(username: string, password: string, cookie = ''): Promise<Response> {
  addresses += 1;
  const request = new Request('http://shop/api/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ username, password }),
  });
  setRemoteAddress(request, `10.${Math.floor(addresses / 250)}.${addresses % 250}.1`);
  return Promise.resolve(shop.app.fetch(request));
}

const statusOf = async (response: Promise<Response>) => (await response).status;
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

async function registered(username: string, password = RIGHT): Promise<string> {
  expect((await shop.call(register, { body: { username, password, nickname: 'x' } })).status).toBe(200);
  return username;
}

/** Logs in with the right password on new devices, and returns their cookies. */
async function knownDevices(username: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < count; n += 1) cookies.push(cookieOf(await logIn(username, RIGHT)));
  expect(new Set(cookies).size).toBe(count);
  return cookies;
}

/** Counts how many of these wrong guesses are verified. Each device makes `rounds` guesses. */
async function verifiedGuesses(username: string, cookies: readonly string[], rounds: number): Promise<number> {
  let verified = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const cookie of cookies) if ((await statusOf(logIn(username, WRONG, cookie))) === 401) verified += 1;
  return verified;
}

async function codeFor(phone: string): Promise<string> {
  shop.advance(MINUTE);
  await shop.call(sendVerificationCode, { body: { phone } });
  return shop.sentCodes.at(-1)?.code ?? '';
}

async function bindPhone(token: string, phone: string): Promise<void> {
  const body = { phone, code: await codeFor(phone), currentPassword: RIGHT };
  expect((await shop.call(updateProfile, { body }, { token })).status).toBe(200);
}

describe('guessing a password', { tags: ['P22'] }, () => {
  it('on six known devices is limited to ten guesses for all of them', async () => {
    const username = await registered('six_devices');
    const cookies = await knownDevices(username, 6);
    expect(await verifiedGuesses(username, cookies, 5)).toBe(10);
    expect(await verifiedGuesses(username, [''], 12)).toBe(10);
  });

  it('on one known device does not lock out another known device', async () => {
    const username = await registered('two_devices');
    const [first = '', second = ''] = await knownDevices(username, 2);
    expect(await verifiedGuesses(username, [first], 4)).toBe(4);
    shop.advance(MINUTE); // passes the limit per minute
    expect(await verifiedGuesses(username, [first], 4)).toBe(1);
    expect(await statusOf(logIn(username, RIGHT, first))).toBe(429);
    expect(await statusOf(logIn(username, RIGHT, second))).toBe(200);
  });

  it('has no extra guesses on devices that knew a changed password', async () => {
    const username = await registered('changed_password');
    const cookies = await knownDevices(username, 6);
    const { data: owner } = await shop.call(login, { body: { username, password: RIGHT } });
    const body = { oldPassword: RIGHT, newPassword: NEXT };
    const changed = await shop.call(changePassword, { body }, { token: owner.token });
    expect(changed.status).toBe(200);
    expect(await verifiedGuesses(username, ['', ...cookies], 5)).toBe(10);
    expect(await statusOf(logIn(username, NEXT))).toBe(429);
    expect(await statusOf(logIn(username, NEXT, cookieOf(changed)))).toBe(200);
  });

  it('has no extra guesses on devices that knew a reset password', async () => {
    const phone = '13933330011';
    await shop.call(loginByCode, { body: { phone, code: await codeFor(phone) } });
    await shop.call(resetPassword, { body: { phone, code: await codeFor(phone), newPassword: RIGHT } });
    const cookies = await knownDevices(phone, 6);
    expect(await verifiedGuesses(phone, cookies, 5)).toBe(10);
    const reset = await shop.call(resetPassword, { body: { phone, code: await codeFor(phone), newPassword: NEXT } });
    shop.advance(2 * MINUTE); // passes the limit per minute
    expect(await verifiedGuesses(phone, ['', ...cookies], 5)).toBe(10);
    expect(await statusOf(logIn(phone, NEXT))).toBe(429);
    expect(await statusOf(logIn(phone, NEXT, cookieOf(reset)))).toBe(200);
  });

  it('of an account named like a phone does not lock out the owner of the phone', async () => {
    const phone = '13933330012';
    const username = await registered('phone_owner');
    const first = await logIn(username, RIGHT);
    const device = cookieOf(first);
    await bindPhone((await first.json()).data.token, phone);
    await registered(phone, NEXT);
    expect(await verifiedGuesses(phone, [''], 30)).toBe(10);
    expect(await statusOf(logIn(phone, RIGHT, device))).toBe(200);
    expect(await statusOf(logIn(phone, RIGHT))).toBe(429);
  });

  it('does not lock out the account named like a phone, when the owner of the phone is guessed', async () => {
    const phone = '13933330013';
    const username = await registered('guessed_owner');
    const { data: owner } = await shop.call(login, { body: { username, password: RIGHT } });
    await bindPhone(owner.token, phone);
    await registered(phone, NEXT);
    const device = cookieOf(await logIn(phone, NEXT));
    expect(await verifiedGuesses(username, [''], 12)).toBe(10);
    expect(await statusOf(logIn(phone, NEXT, device))).toBe(200);
    expect(await statusOf(logIn(phone, NEXT))).toBe(200);
  });

  it('is limited the same whether a phone has an account or not', async () => {
    const statuses: number[][] = [];
    for (const phone of ['13933330014', '13933330015']) {
      await registered(phone);
      const { data: attacker } = await shop.call(login, { body: { username: phone, password: RIGHT } });
      if (phone.endsWith('4')) await shop.call(loginByCode, { body: { phone, code: await codeFor(phone) } });
      // Uses up the guesses of the account with the user name, but not those of the phone.
      const body = { oldPassword: WRONG, newPassword: NEXT };
      for (let n = 0; n < 12; n += 1) {
        if (n % 4 === 0) shop.advance(2 * MINUTE); // passes the limit per minute
        await shop.call(changePassword, { body }, { token: attacker.token });
      }
      const guesses: number[] = [];
      for (let n = 0; n < 12; n += 1) guesses.push(await statusOf(logIn(phone, WRONG)));
      statuses.push(guesses);
      shop.advance(60 * MINUTE - (shop.deps.clock().getTime() % (15 * MINUTE)));
    }
    expect(statuses).toEqual([Array(12).fill(429), Array(12).fill(429)]);
  });
});
