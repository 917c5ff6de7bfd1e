import {
  createAddress,
  getUserInfo,
  login,
  loginByCode,
  refreshToken,
  register,
  reportError,
  searchProducts,
  sendContactMessage,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { setRemoteAddress } from '../requestMetadata.ts';
import { createLogger } from './createLogger.ts';

const CANARY = 'canary7531';
const PHONE = '13875318642';
const PASSWORD = '7531'.repeat(16);
const WRONG = '8642'.repeat(16);

let shop: TestApp;
let log = '';
beforeAll(async () => {
  const write = (line: string) => {
    log += line;
  };
  shop = await createTestApp({ deps: { logger: createLogger('debug', { write }) } });
});
afterAll(() => shop.close());

describe('the log', { tags: ['P17'] }, () => {
  it('contains no personal data or secrets of requests', async () => {
    const username = `${CANARY}_u`;
    await shop.call(register, { body: { username, password: PASSWORD, nickname: CANARY } });
    await shop.call(login, { body: { username, password: WRONG } });
    const { data } = await shop.call(login, { body: { username, password: PASSWORD } });
    const as = { token: data.token, headers: { 'X-Forwarded-For': CANARY, Cookie: `a=${CANARY}` } };
    const region = { province: CANARY, city: CANARY, county: CANARY, areaCode: '330106' };
    const address = { recipientName: CANARY, phone: PHONE, region, detailAddress: CANARY };
    await shop.call(createAddress, { body: address }, as);
    await shop.call(sendVerificationCode, { body: { phone: PHONE } });
    const [{ code } = { code: '' }] = shop.sentCodes;
    const profile = { phone: PHONE, email: `${CANARY}@example.org`, bio: CANARY };
    await shop.call(updateProfile, { body: { ...profile, code: '753186', currentPassword: WRONG } }, as);
    const saved = await shop.call(updateProfile, { body: { ...profile, code, currentPassword: PASSWORD } }, as);
    expect(saved.status).toBe(200);
    await shop.call(searchProducts, { query: { keyword: CANARY } }, as);
    await shop.call(sendContactMessage, { body: { name: CANARY, contact: PHONE, topic: 'other', message: CANARY } });
    const error = { name: CANARY, message: CANARY, stack: CANARY, url: `/${CANARY}` };
    await shop.call(reportError, { body: { type: CANARY, error, timestamp: '2026-11-20T08:00:00Z' } });
    await shop.call(loginByCode, { body: { phone: PHONE, code: '753186' } });
    const next = await shop.call(refreshToken, { body: { refreshToken: data.refreshToken } });
    await shop.app.request(`/api/${CANARY}?q=${CANARY}`);
    const userId = data.userUuid;
    const secrets = [
      CANARY,
      PHONE,
      PASSWORD,
      WRONG,
      data.token,
      data.refreshToken,
      next.data.token,
      userId,
      code,
      '753186',
    ];
    expect(log).toContain('"route":"/api/user/login"');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('has the stack frames of an error, but not its values', async () => {
    const shopper = await shop.signUp(`${CANARY}_x`);
    await shop.db.execute(sql`ALTER TABLE users RENAME COLUMN bio TO gone`);
    const { status, message, failure } = await shop.call(getUserInfo, {}, shopper);
    await shop.db.execute(sql`ALTER TABLE users RENAME COLUMN gone TO bio`);
    expect(status).toBe(500);
    expect(message).toBe('Server error. Please try again later.');
    expect(failure).toEqual({ error: 'INTERNAL', requestId: failure.requestId });
    const line = log.split('\n').find((text) => text.includes('Request failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', requestId: failure.requestId });
    expect(log).toContain('"sqlState":"42703"');
    for (const secret of [CANARY, shopper.id, shopper.token, 'select ']) expect(log).not.toContain(secret);
  });

  it('has a hash of the address, which is the same for all its requests', async () => {
    const lineOf = async (address: string, requestId: string) => {
      const request = new Request('http://shop/api/user/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId },
        body: JSON.stringify({ username: 'no_such_duck', password: WRONG }),
      });
      setRemoteAddress(request, address);
      await shop.app.fetch(request);
      const lines = log.split('\n').filter((text) => text.includes(requestId));
      expect(lines.some((text) => text.includes('"event":"login.failed"'))).toBe(true);
      return JSON.parse(lines.find((text) => text.includes('"route"')) ?? '{}');
    };
    const [first, second, otherAddress] = [
      await lineOf('203.0.113.77', 'attempt-0001'),
      await lineOf('203.0.113.77', 'attempt-0002'),
      await lineOf('203.0.113.78', 'attempt-0003'),
    ];
    expect(first).toMatchObject({ error: 'BAD_CREDENTIALS', client: expect.stringMatching(/^[\da-f]{16}$/) });
    expect(second.client).toBe(first.client);
    expect(otherAddress.client).not.toBe(first.client);
    expect(log).not.toContain('203.0.113.7');
  });

  it('is one object per line, with time and level', () => {
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const line of lines)
      expect(line).toMatchObject({ level: expect.any(String), ts: expect.stringMatching(/Z$/) });
  });
});
