import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

let dump: Promise<Blob> | undefined;

/** An empty, migrated database as a file in memory, made once per process: loading it is quicker than migrating. */
export function migratedDump(): Promise<Blob> {
  dump ??= makeDump();
  return dump;
}

async function makeDump(): Promise<Blob> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }) as unknown as Database);
  const file = await client.dumpDataDir('none');
  await client.close();
  return file;
}
