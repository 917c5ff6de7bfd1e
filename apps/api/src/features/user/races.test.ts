import { getProfile, loginByCode, resetPassword, sendVerificationCode, updateProfile } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';

const PASSWORD = 'a'.repeat(64);
const [OLD, NEW] = ['13911110001', '13911110002'];

// Only PostgreSQL runs two calls at the same time.
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

/** Sends a code, as soon as the last one to this phone was used. */
async function sendCode(phone: string): Promise<string> {
  await expect.poll(async () => (await shop.call(sendVerificationCode, { body: { phone } })).status).toBe(200);
  return shop.sentCodes.at(-1)?.code ?? '';
}
const save = async (token: string, phone: string) => {
  const body = { phone, code: await sendCode(phone) };
  return () => shop.call(updateProfile, { body }, { token });
};
const phoneOf = async (token: string) => (await shop.call(getProfile, {}, { token })).data.phone;

/** Runs `work` while the row of an account is locked, so that calls that change it wait. */
async function whileLocked<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return shop.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update');
    return work();
  });
}

it('gives a phone that two accounts prove at the same time to one of them', async () => {
  const [slow, quick] = [await shop.signUp(), await shop.signUp()];
  const saveSlowly = await save(slow.token, NEW);
  const late = await whileLocked(slow.id, async () => {
    const waiting = saveSlowly();
    // The code of the first call is used by now, and the phone is still free.
    const saved = await (await save(quick.token, NEW))();
    expect(saved.status).toBe(200);
    return { waiting };
  });
  const { status, failure } = await late.waiting;
  expect([status, failure.error]).toEqual([409, 'PHONE_TAKEN']);
  expect(failure.fields).toHaveProperty('phone');
  expect([await phoneOf(slow.token), await phoneOf(quick.token)]).toEqual([null, NEW]);
});

it('resets no password by a phone that its account gives up meanwhile', async () => {
  const { data } = await shop.call(loginByCode, { body: { phone: OLD, code: await sendCode(OLD) } });
  const body = { phone: OLD, code: await sendCode(OLD), newPassword: PASSWORD };
  const { waiting } = await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ phone: null }).where(eq(users.id, data.userUuid));
    const reset = shop.call(resetPassword, { body });
    // Its code is used, and it waits for the account.
    await sendCode(OLD);
    return { waiting: reset };
  });
  const { status, failure } = await waiting;
  expect([status, failure.error]).toEqual([409, 'PHONE_UNKNOWN']);
  const [account] = await shop.db.select().from(users).where(eq(users.id, data.userUuid));
  expect(account?.passwordHash).toBeNull();
});
