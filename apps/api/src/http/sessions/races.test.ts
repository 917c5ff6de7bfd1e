import {
  changePassword,
  getUserInfo,
  login,
  loginByCode,
  register,
  resetPassword,
  sendVerificationCode,
} from '@mallard/domain/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';
import { setRemoteAddress } from '../requestMetadata.ts';
import { startSessionOf } from './families.ts';

const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const WRONG = 'c'.repeat(64);
const MINUTE = 60_000;

// Only PostgreSQL runs concurrent transactions.
let postgres: RunningPostgres;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  shop = await createTestApp({ url: postgres.url });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  shop.call(login, { body: { username, password } }, { headers });

async function registered(username: string): Promise<string> {
  const answer = await shop.call(register, { body: { username, password: OLD, nickname: 'x' } });
  expect(answer.status).toBe(200);
  return username;
}

/** Counts the sessions of these logins that are still active. */
async function alive(answers: readonly { status: number; data: { token: string } }[]): Promise<number> {
  const successfulLogins = answers.filter(({ status }) => status === 200);
  const calls = successfulLogins.map(({ data }) => shop.call(getUserInfo, {}, { token: data.token }));
  return (await Promise.all(calls)).filter(({ status }) => status === 200).length;
}

/** Returns whether a transaction waits for a row that another one has locked. */
async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
  return rows.length > 0;
}

describe('concurrent logins with the old password', () => {
  it('leave no active session when the user changes the password', async () => {
    const username = await registered('in_flight');
    const { data: owner } = await signIn(username, OLD);
    const body = { oldPassword: OLD, newPassword: NEW };
    const change = shop.call(changePassword, { body }, { token: owner.token });
    const logins = times(40).map(() => signIn(username, OLD));
    expect((await change).status).toBe(200);
    expect(await alive(await Promise.all(logins))).toBe(0);
    expect((await shop.call(getUserInfo, {}, { token: owner.token })).status).toBe(200);
    expect((await signIn(username, NEW)).status).toBe(200);
  });

  it('finish before the password changes, so that the change ends their sessions', async () => {
    const username = await registered('slow_login');
    const { data: owner } = await signIn(username, OLD);
    const [user] = await shop.db.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error('The account was not stored');
    let change = Promise.resolve(0);
    let isChanged = false;
    const tokens = await shop.db.transaction(async (tx) => {
      const started = await startSessionOf(tx, user, {
        isRemembered: false,
        now: shop.deps.clock(),
        secret: shop.deps.secrets.token,
      });
      const body = { oldPassword: OLD, newPassword: NEW };
      change = shop.call(changePassword, { body }, { token: owner.token }).then(({ status }) => {
        isChanged = true;
        return status;
      });
      await expect.poll(async () => isChanged || (await isWaitingForLock())).toBe(true);
      return started;
    });
    expect(await change).toBe(200);
    expect((await shop.call(getUserInfo, {}, { token: tokens?.token ?? '' })).status).toBe(401);
  });

  it('leave no active session when the password is reset by code', async () => {
    const phone = '13933330002';
    const codeOf = async () => {
      shop.advance(MINUTE);
      await shop.call(sendVerificationCode, { body: { phone } });
      return shop.sentCodes.at(-1)?.code ?? '';
    };
    await shop.call(loginByCode, { body: { phone, code: await codeOf() } });
    await shop.call(resetPassword, { body: { phone, code: await codeOf(), newPassword: OLD } });
    const code = await codeOf();
    const logins = times(30).map(() => signIn(phone, OLD));
    const reset = await shop.call(resetPassword, { body: { phone, code, newPassword: NEW } });
    expect(await alive(await Promise.all(logins))).toBe(0);
    expect(await alive([reset])).toBe(1);
  });
});

it('only one of five concurrent password changes succeeds', async () => {
  const username = await registered('changed_often');
  const { data: owner } = await signIn(username, OLD);
  const body = { oldPassword: OLD, newPassword: NEW };
  const changes = times(5).map(() => shop.call(changePassword, { body }, { token: owner.token }));
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
});

describe('guessing a password', { tags: ['P22'] }, () => {
  it('is counted before the password is verified: at most ten of 200 concurrent guesses are verified', async () => {
    const limited = await createTestApp({ url: postgres.url, env: { RATE_LIMITS: 'on' } });
    const username = await registered('guessed');
    const guess = async (n: number) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ username, password: WRONG });
      const request = new Request('http://shop/api/user/login', { method: 'POST', headers, body });
      setRemoteAddress(request, `10.0.0.${n}`);
      return limited.app.fetch(request);
    };
    const statuses = (await Promise.all(times(200).map(guess))).map(({ status }) => status);
    await limited.close();
    const triedGuesses = statuses.filter((status) => status === 401);
    expect(triedGuesses.length).toBeGreaterThan(0);
    expect(triedGuesses.length).toBeLessThanOrEqual(10);
    // A slow machine answers some with 503 before it verifies them, which doesn't count as a guess.
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });
});
