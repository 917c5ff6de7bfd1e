import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { connect } from './connect.ts';
import type { Connection } from './database.ts';
import { migrate } from './migrate.ts';
import { settings, users } from './schema/index.ts';
import { databaseCode } from './sqlState.ts';
import { startPgliteThread } from './startPgliteThread.ts';

const folder = temporaryFolder();
let connection: Connection;
beforeAll(async () => {
  connection = await connect({ dataDir: folder.path });
});
afterAll(async () => {
  await connection.close();
  folder.remove();
});

describe('a crashed thread', () => {
  const dying = new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ id: 0, result: null });
    parentPort.on('message', () => { throw new Error('out of memory'); });`,
  );

  it('is reported, rejects pending and new queries, and can be closed', async () => {
    const thread = await startPgliteThread(folder.path, dying);
    const codes = [
      await thread.query('SELECT 1').catch(databaseCode),
      await thread.query('SELECT 1').catch(databaseCode),
    ];
    expect(codes).toEqual(['57P01', '57P01']);
    expect((await thread.lost).message).toContain('out of memory');
    await thread.close();
  });
});

describe('the embedded database in a folder', () => {
  it('applies migrations once', async () => {
    expect((await migrate(connection.db)).length).toBeGreaterThan(0);
    expect(await migrate(connection.db)).toEqual([]);
  });

  it('round-trips timestamps, objects and numbers', async () => {
    const createdAt = new Date('2026-11-20T08:00:00.123Z');
    const [user] = await connection.db
      .insert(users)
      .values({ username: 'duck', nickname: '鸭🦆', birthday: '1996-05-20', createdAt })
      .returning();
    expect(user).toMatchObject({ nickname: '鸭🦆', birthday: '1996-05-20', createdAt, isLocked: false, phone: null });
    const value = { list: [1, 'zwei', null], text: '"' };
    await connection.db.insert(settings).values({ key: 'a', value });
    expect((await connection.db.select().from(settings))[0]?.value).toEqual(value);
    const { rows } = await connection.db.execute(sql`SELECT count(*) AS count, 2::bigint AS two FROM users`);
    expect(rows).toEqual([{ count: 1, two: 2 }]);
  });

  it('rolls back a failed transaction, or to its savepoint', async () => {
    const { db } = connection;
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'kept', value: 1 });
      await tx
        .transaction(async (savepoint) => {
          await savepoint.insert(settings).values({ key: 'undone', value: 1 });
          throw new Error('no');
        })
        .catch(() => {});
    });
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(settings).values({ key: 'undone too', value: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const keys = (await db.select().from(settings)).map(({ key }) => key);
    expect(keys.sort()).toEqual(['a', 'kept']);
  });

  it('throws errors with their SQLSTATE', async () => {
    const again = connection.db.insert(settings).values({ key: 'a', value: 1 });
    expect(databaseCode(await again.catch((error: unknown) => error))).toBe('23505');
  });

  it('does not block the process during a query', async () => {
    const slow = connection.db.execute(sql`SELECT count(*) FROM generate_series(1, 3000000)`);
    let isDone = false;
    const ended = slow.then(() => {
      isDone = true;
    });
    let ticks = 0;
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      ticks += 1;
    }
    await ended;
    expect(ticks).toBeGreaterThan(10);
  });

  it('rejects queries after it was closed, and can be opened again', async () => {
    await connection.close();
    const error = await connection.db.execute(sql`SELECT 1`).catch((caught: unknown) => caught);
    expect(databaseCode(error)).toBe('57P01');
    connection = await connect({ dataDir: folder.path });
    expect(await connection.db.select().from(users)).toHaveLength(1);
  });
});
