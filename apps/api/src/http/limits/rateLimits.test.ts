import {
  changePassword,
  login,
  loginByCode,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { exceedsDepth } from '@mallard/domain/serving';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { setRemoteAddress } from '../requestMetadata.ts';
import { countHit, returnHit } from './countHit.ts';

const RIGHT = 'a'.repeat(64);
const WRONG = 'b'.repeat(64);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  await shop.call(register, { body: { username: 'target', password: RIGHT, nickname: 'x' } });
});
afterAll(() => shop.close());

describe('a sliding window', () => {
  it('allows requests up to its limit, and again after the window has passed', async () => {
    const window = { max: 3, seconds: 60 };
    const start = new Date('2027-01-01T00:00:00Z').getTime();
    const hit = async (second: number) =>
      (await countHit(shop.db, 'a', window, new Date(start + second * 1000))).isOver;
    expect([await hit(0), await hit(1), await hit(2), await hit(3)]).toEqual([false, false, false, true]);
    expect(await hit(60)).toBe(true); // all four hits still count
    expect(await hit(119)).toBe(false); // only 1/60 of the previous window counts
    expect(await hit(300)).toBe(false);
  });

  it('reverts concurrent hits', async () => {
    const window = { max: 3, seconds: 60 };
    const now = new Date('2027-01-01T00:00:00Z');
    const twenty = Array.from({ length: 20 });
    const standings = await Promise.all(twenty.map(() => countHit(shop.db, 'b', window, now)));
    expect(standings.filter(({ isOver }) => !isOver)).toHaveLength(3);
    await Promise.all(twenty.map(() => returnHit(shop.db, 'b', window, now)));
    await returnHit(shop.db, 'b', window, now); // never below zero
    expect((await countHit(shop.db, 'b', { ...window, max: 1 }, now)).isOver).toBe(false);
    expect((await countHit(shop.db, 'b', { ...window, max: 1 }, now)).isOver).toBe(true);
  });
});

describe('codes for changes of the profile phone', () => {
  it('are limited across all phones, while other profile fields can be saved', async () => {
    const { token } = await shop.signUp('searcher');
    const save = async (body: object) => (await shop.call(updateProfile, { body }, { token })).status;
    for (let count = 0; count < 10; count += 1)
      expect(await save({ phone: `1381111000${count}`, code: '000000' })).toBe(400);
    expect(await save({ phone: '13811110010', code: '000000' })).toBe(429);
    expect(await save({ bio: 'x', phone: null })).toBe(200);
    shop.advance(2 * 3_600_000);
  });
});

describe('guessing a password', { tags: ['P22'] }, () => {
  it('is blocked for 15 minutes after ten wrong guesses from any address', async () => {
    const guess = async (password: string, address: string) => {
      const body = JSON.stringify({ username: 'Target', password });
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request('http://shop/api/user/login', { method: 'POST', headers, body });
      setRemoteAddress(request, address);
      return (await shop.app.fetch(request)).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await guess(WRONG, `10.0.0.${n}`)).toBe(401);
    expect(await guess(WRONG, '10.0.1.1')).toBe(429);
    expect(await guess(RIGHT, '10.0.1.2')).toBe(429);
    shop.advance(30 * 60_000);
    expect(await guess(RIGHT, '10.0.1.3')).toBe(200);
  });

  it('does not lock out a known device, which has its own limit', async () => {
    shop.advance(60 * 60_000);
    let next = 0;
    const guess = async (password: string, cookie = '') => {
      const body = JSON.stringify({ username: 'target', password });
      const headers = { 'Content-Type': 'application/json', Cookie: cookie };
      const request = new Request('http://shop/api/user/login', { method: 'POST', headers, body });
      next += 1;
      setRemoteAddress(request, `10.1.${next}.1`);
      return shop.app.fetch(request);
    };
    const [device = ''] = (await guess(RIGHT)).headers.get('set-cookie')?.split(';') ?? [];
    expect(device).toMatch(/^mallard-device=/);
    for (let n = 0; n < 10; n += 1) expect((await guess(WRONG)).status).toBe(401);
    expect((await guess(RIGHT)).status).toBe(429);
    expect((await guess(RIGHT, `${device}x`)).status).toBe(429);
    expect((await guess(RIGHT, device)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) {
      shop.advance(20_000); // a device has five tries a minute
      expect((await guess(WRONG, device)).status).toBe(401);
    }
    shop.advance(20_000);
    expect((await guess(WRONG, device)).status).toBe(429);
  });

  it('from the owner’s address does not lock out the owner’s known device', async () => {
    shop.advance(60 * 60_000);
    const from = async (password: string, cookie = '') => {
      const body = JSON.stringify({ username: 'target', password });
      const headers = { 'Content-Type': 'application/json', Cookie: cookie };
      const request = new Request('http://shop/api/user/login', { method: 'POST', headers, body });
      setRemoteAddress(request, '10.2.0.1');
      return shop.app.fetch(request);
    };
    const [device = ''] = (await from(RIGHT)).headers.get('set-cookie')?.split(';') ?? [];
    for (let n = 0; n < 4; n += 1) expect((await from(WRONG)).status).toBe(401);
    expect((await from(WRONG)).status).toBe(429);
    expect((await from(RIGHT, device)).status).toBe(200);
  });

  it('does not lock out a user who has reset the password by code', async () => {
    const phone = '13933330001';
    const codeOf = async () => {
      await shop.call(sendVerificationCode, { body: { phone } });
      return shop.sentCodes.at(-1)?.code ?? '';
    };
    await shop.call(loginByCode, { body: { phone, code: await codeOf() } });
    shop.advance(60_000);
    const guess = async (address: string) => {
      const body = JSON.stringify({ username: phone, password: RIGHT });
      const request = new Request('http://shop/api/user/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      setRemoteAddress(request, address);
      return (await shop.app.fetch(request)).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await guess(`10.0.2.${n}`)).toBe(401);
    expect(await guess('10.0.3.1')).toBe(429);
    await shop.call(resetPassword, { body: { phone, code: await codeOf(), newPassword: RIGHT } });
    expect(await guess('10.0.3.2')).toBe(200);
  });

  it('of a signed-in user counts together with logins', async () => {
    shop.advance(60 * 60_000);
    await shop.call(register, { body: { username: 'open_session', password: RIGHT, nickname: 'x' } });
    const logIn = (password: string) => shop.call(login, { body: { username: 'open_session', password } });
    let { token } = (await logIn(RIGHT)).data;
    const changePhone = (currentPassword: string) =>
      shop.call(updateProfile, { body: { phone: '13811120001', code: '000000', currentPassword } }, { token });
    const change = (oldPassword: string) =>
      shop.call(changePassword, { body: { oldPassword, newPassword: RIGHT } }, { token });
    for (let n = 0; n < 4; n += 1) {
      expect((await changePhone(WRONG)).failure.fields?.currentPassword?.code).toBe('WRONG_PASSWORD');
      expect((await change(WRONG)).failure.fields?.oldPassword?.code).toBe('WRONG_PASSWORD');
    }
    for (let n = 0; n < 2; n += 1) expect((await logIn(WRONG)).status).toBe(401);
    shop.advance(60_000); // passes the limits per minute
    expect((await changePhone(RIGHT)).status).toBe(429);
    expect((await change(RIGHT)).status).toBe(429);
    expect((await logIn(RIGHT)).status).toBe(429);
    shop.advance(30 * 60_000);
    ({ token } = (await logIn(RIGHT)).data);
    expect((await changePhone(RIGHT)).failure.error).toBe('CODE_INVALID');
    expect((await change(RIGHT)).status).toBe(200);
  });

  it('is limited per account and address', async () => {
    const attempt = () => shop.call(login, { body: { username: 'unknown', password: WRONG } });
    for (let n = 0; n < 5; n += 1) expect((await attempt()).status).toBe(401);
    const { status, headers, failure } = await attempt();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(failure.error).toBe('RATE_LIMITED');
  });
});

describe('one address', () => {
  const ask = async (address: string, path = '/api/ping') => {
    const request = new Request(`http://shop${path}`);
    setRemoteAddress(request, address);
    return (await shop.app.fetch(request)).status;
  };

  it('can send at most 600 requests a minute, without affecting other addresses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 605; n += 1) statuses.push(await ask('192.0.2.1'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('192.0.2.2')).toBe(200);
  });

  it('beyond its limit can still send health checks', async () => {
    for (let n = 0; n < 601; n += 1) await ask('192.0.2.9');
    expect(await ask('192.0.2.9')).toBe(429);
    expect(await ask('192.0.2.9', '/health')).toBe(200);
    expect(await ask('192.0.2.9', '/ready')).toBe(200);
  });

  it.each(['127.0.0.1', '::1', 'fe80::1%eth0'])('is limited when it is %s', async (address) => {
    const statuses: number[] = [];
    for (let n = 0; n < 601; n += 1) statuses.push(await ask(address));
    expect(statuses.at(-1)).toBe(429);
  });

  it('includes the whole /64 network of an IPv6 address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 601; n += 1) statuses.push(await ask(`2001:db8:0:1::${n.toString(16)}`));
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('2001:db8:0:2::1')).toBe(200);
  });

  it('can register 20 times an hour, regardless of the last 64 bits', async () => {
    const registerFrom = async (n: number) => {
      const body = JSON.stringify({ username: `many${n}`, password: RIGHT, nickname: 'x' });
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request('http://shop/api/user/register', { method: 'POST', headers, body });
      setRemoteAddress(request, `2001:db8:0:3:${n.toString(16)}::1`);
      return (await shop.app.fetch(request)).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push(await registerFrom(n));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('X-Forwarded-For', () => {
  it('is logged once when no proxy is trusted', async () => {
    const warnings: unknown[] = [];
    const logger = pino({}, { write: (line: string) => void warnings.push(JSON.parse(line)) });
    const otherShop = await createTestApp({ deps: { logger } });
    for (let n = 0; n < 2; n += 1) {
      const request = new Request('http://shop/api/ping', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
      await otherShop.app.fetch(request);
    }
    await otherShop.close();
    expect(warnings.filter((line) => JSON.stringify(line).includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });
});

describe('the nesting depth of JSON', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

  it('equals the depth of the parsed value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat({ max: 8 }), (value, limit) => {
        expect(exceedsDepth(JSON.stringify(value), limit)).toBe(depthOf(value) > limit);
      }),
    );
  });
});
