import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, Database } from './database.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import * as schema from './schema/index.ts';
import { startPgliteThread } from './startPgliteThread.ts';

/** Concurrent requests. More than its one connection, because requests don't use it all the time. */
const CAPACITY = 8;

/**
 * Opens the embedded PostgreSQL.
 *
 * @param source `dataDir`: data folder, locked for this process and created if missing; without it, data is in memory.
 *   `loadDataDir`: a database dump to load
 * @throws {StartupError} when the folder is in use or not writable
 */
export async function connectPglite(source: { dataDir?: string; loadDataDir?: Blob }): Promise<Connection> {
  const { dataDir, loadDataDir } = source;
  const unlock = dataDir === undefined ? () => {} : lockDataFolder(dataDir);
  const thread = dataDir === undefined ? null : await startPgliteThread(join(dataDir, 'pglite')).catch(rethrow(unlock));
  // Drizzle only uses `query` and `transaction` of PGlite, which the thread provides.
  const client = (thread ?? (await openInMemory(loadDataDir))) as unknown as PGlite;
  // PgliteDatabase differs from Database only in the type of raw results, of which we use `rows`.
  const db = drizzle({ client, schema, casing: 'snake_case' }) as unknown as Database;
  let closing: Promise<void> | undefined;
  return {
    db,
    engine: 'pglite',
    capacity: CAPACITY,
    ...(thread === null ? {} : { lost: thread.lost }),
    ping: async () => void (await db.execute(sql`SELECT 1`)),
    close: () => {
      closing ??= client.close().finally(unlock);
      return closing;
    },
  };
}

function openInMemory(loadDataDir: Blob | undefined): Promise<PGlite> {
  return PGlite.create({ ...(loadDataDir === undefined ? {} : { loadDataDir }), extensions: { pg_trgm } });
}

function rethrow(cleanUp: () => void): (error: unknown) => never {
  return (error) => {
    cleanUp();
    throw error;
  };
}
