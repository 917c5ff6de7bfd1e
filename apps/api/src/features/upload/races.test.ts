import { uploadImage } from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploads } from '../../db/schema/index.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../../testing/index.ts';

const QUOTA_BYTES = 200 * 1024 * 1024;

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

/** Counts the connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await shop.db.execute<{ all: number }>(
    sql`SELECT count(*)::int AS all FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
  );
  return rows[0]?.all ?? 0;
}

it('of concurrent uploads, only one succeeds if the quota has space for one', { tags: ['P20'] }, async () => {
  const UPLOADS = 4;
  const { id: userId, token } = await shop.signUp();
  const files = [testPicture()];
  const send = () => shop.call(uploadImage, { body: { files } }, { token });
  expect((await send()).status).toBe(200);
  const [{ bytes } = { bytes: 0 }] = await shop.db.select().from(uploads).where(eq(uploads.userId, userId));
  await shop.db
    .update(uploads)
    .set({ bytes: QUOTA_BYTES - bytes })
    .where(eq(uploads.userId, userId));
  let answers: Promise<Awaited<ReturnType<typeof send>>[]> = Promise.resolve([]);
  await shop.db.transaction(async (tx) => {
    // All of them can read the used space, but none can insert.
    await tx.execute(sql`LOCK TABLE uploads IN EXCLUSIVE MODE`);
    answers = Promise.all(Array.from({ length: UPLOADS }, send));
    await vi.waitUntil(async () => (await waiting()) === UPLOADS, { timeout: 5000 });
  });
  expect((await answers).map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});
