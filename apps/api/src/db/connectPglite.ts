import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, Database } from './database.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import * as schema from './schema/index.ts';
import { startPgliteThread } from './startPgliteThread.ts';

/** It has one connection, but a call does not use it all the time. */
const CAPACITY = 8;

/**
 * Opens the embedded PostgreSQL.
 *
 * @param source `dataDir`: a folder for this process alone, made when it is missing; without one the data lives in
 *   memory. `loadDataDir`: a dump to begin with
 * @throws {StartupError} when the folder is in use or not writable
 */
export async function connectPglite(source: { dataDir?: string; loadDataDir?: Blob }): Promise<Connection> {
  const { dataDir, loadDataDir } = source;
  const unlock = dataDir === undefined ? () => {} : lockDataFolder(dataDir);
  const thread = dataDir === undefined ? null : await startPgliteThread(join(dataDir, 'pglite')).catch(rethrow(unlock));
  // Of a PGlite, Drizzle uses `query` and `transaction`, which the thread has.
  const client = (thread ?? (await openInMemory(loadDataDir))) as unknown as PGlite;
  // PgliteDatabase differs from Database only in how it types raw results, of which we use `rows`.
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
