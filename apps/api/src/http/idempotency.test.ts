import { randomUUID } from 'node:crypto';
import { register, sendContactMessage } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../db/schema/index.ts';
import { createTestApp, type RunningPostgres, startPostgres, type TestApp } from '../testing/index.ts';

const message = { name: '鸭', contact: 'duck@example.org', topic: 'order' as const, message: 'quack' };
const PASSWORD = 'f'.repeat(64);

const engines: [string, () => Promise<{ shop: TestApp; stop(): Promise<void> }>][] = [
  ['PGlite', async () => ({ shop: await createTestApp(), stop: async () => {} })],
  ['PostgreSQL', startOnPostgres],
];

async function startOnPostgres() {
  const postgres: RunningPostgres = await startPostgres();
  return { shop: await createTestApp({ url: postgres.url }), stop: () => postgres.stop() };
}

describe.each(engines)('an idempotency key on %s', (_engine, start) => {
  let shop: TestApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ shop, stop } = await start());
  });
  afterAll(async () => {
    await shop.close();
    await stop();
  });
  const send = (key: string, body = message) => shop.call(sendContactMessage, { body }, { key });
  const count = async () => (await shop.db.select().from(contactMessages)).length;

  it('executes a request once, and replays its response', { tags: ['P3', 'P4'] }, async () => {
    const [key, before] = [randomUUID(), await count()];
    const first = await send(key);
    const second = await send(key);
    expect(second.status).toBe(200);
    expect(second.message).toBe(first.message);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it('executes fifty concurrent requests once', { tags: ['P3', 'P4'] }, async () => {
    const [key, before] = [randomUUID(), await count()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  it('is rejected for a different request', { tags: ['P3'] }, async () => {
    const key = randomUUID();
    await send(key);
    const { status, failure } = await send(key, { ...message, message: 'something else' });
    expect(status).toBe(422);
    expect(failure.error).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('replays a final error with the id of the original request', async () => {
    const body = { username: `taken_${randomUUID().slice(0, 8)}`, password: PASSWORD, nickname: 'a' };
    await shop.call(register, { body });
    const key = randomUUID();
    const first = await shop.call(register, { body }, { key });
    const second = await shop.call(register, { body }, { key });
    expect(first.status).toBe(409);
    expect(second.status).toBe(409);
    expect(second.failure).toEqual(first.failure);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it('is scoped to one endpoint and one user', async () => {
    const key = randomUUID();
    const [a, b] = await Promise.all([shop.signUp(), shop.signUp()]);
    const before = await count();
    for (const token of [undefined, a.token, b.token])
      await shop.call(sendContactMessage, { body: message }, token ? { key, token } : { key });
    expect(await count()).toBe(before + 3);
    const body = { username: `user_${randomUUID().slice(0, 8)}`, password: PASSWORD, nickname: 'a' };
    expect((await shop.call(register, { body }, { key })).status).toBe(200);
  });

  it('is rejected when its format is invalid', async () => {
    const { status, failure } = await send('short');
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('Idempotency-Key');
  });
});
