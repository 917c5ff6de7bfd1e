import { getProfile, loginByCode, resetPassword, sendVerificationCode, updateProfile } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { hashPassword } from '../../http/sessions/passwords.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';

const PASSWORD = 'a'.repeat(64);
const [OLD, NEW, OTHER_PHONE] = ['13911110001', '13911110002', '13911110003'];

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

/** Sends a code as soon as the previous one was used. */
async function sendCode(phone: string): Promise<string> {
  await expect.poll(async () => (await shop.call(sendVerificationCode, { body: { phone } })).status).toBe(200);
  return shop.sentCodes.at(-1)?.code ?? '';
}
const save = async (token: string, phone: string) => {
  const body = { phone, code: await sendCode(phone) };
  return () => shop.call(updateProfile, { body }, { token });
};
const phoneOf = async (token: string) => (await shop.call(getProfile, {}, { token })).data.phone;

/** Runs `work` while the row of an account is locked, so that requests that change it wait. */
async function whileLocked<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return shop.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update');
    return work();
  });
}

it('gives a phone that two accounts verify at the same time to one of them', async () => {
  const [slow, quick] = [await shop.signUp(), await shop.signUp()];
  const saveSlowly = await save(slow.token, NEW);
  const late = await whileLocked(slow.id, async () => {
    const waiting = saveSlowly();
    // The first call has used its code, and no account has the phone yet.
    const saved = await (await save(quick.token, NEW))();
    expect(saved.status).toBe(200);
    return { waiting };
  });
  const { status, failure } = await late.waiting;
  expect([status, failure.error]).toEqual([409, 'PHONE_TAKEN']);
  expect(failure.fields).toHaveProperty('phone');
  expect([await phoneOf(slow.token), await phoneOf(quick.token)]).toEqual([null, NEW]);
});

it('does not reset a password if the account loses the phone meanwhile', async () => {
  const { data } = await shop.call(loginByCode, { body: { phone: OLD, code: await sendCode(OLD) } });
  const body = { phone: OLD, code: await sendCode(OLD), newPassword: PASSWORD };
  const { waiting } = await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ phone: null }).where(eq(users.id, data.userUuid));
    const reset = shop.call(resetPassword, { body });
    // It has used its code, and waits for the lock.
    await sendCode(OLD);
    return { waiting: reset };
  });
  const { status, failure } = await waiting;
  expect([status, failure.error]).toEqual([409, 'PHONE_UNKNOWN']);
  const [account] = await shop.db.select().from(users).where(eq(users.id, data.userUuid));
  expect(account?.passwordHash).toBeNull();
});

it('does not change the phone if the password is changed after it was verified', async () => {
  const { pepper } = shop.deps.secrets;
  const { id, token } = await shop.signUp();
  const passwordHash = await hashPassword(PASSWORD, pepper);
  await shop.db.update(users).set({ passwordHash }).where(eq(users.id, id));
  const body = { phone: OTHER_PHONE, code: await sendCode(OTHER_PHONE), currentPassword: PASSWORD };
  const { waiting } = await shop.db.transaction(async (tx) => {
    const changed = await hashPassword('b'.repeat(64), pepper);
    await tx.update(users).set({ passwordHash: changed }).where(eq(users.id, id));
    const saving = shop.call(updateProfile, { body }, { token });
    // It has used its code, and waits for the lock.
    await sendCode(OTHER_PHONE);
    return { waiting: saving };
  });
  const { status, failure } = await waiting;
  expect([status, failure.error]).toEqual([400, 'BAD_CREDENTIALS']);
  expect(await phoneOf(token)).toBeNull();
});
