import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database.ts';
import { listMigrations, migrate, readMigration } from '../db/migrate.ts';

let dump: Promise<Blob> | undefined;

/**
 * Returns a dump of an empty, migrated database. Migrating takes seconds and loading a dump much less, so the dump is cached in the
 * system's temporary folder under a name that depends on the migrations.
 */
export function migratedDump(): Promise<Blob> {
  dump ??= findDump();
  return dump;
}

async function findDump(): Promise<Blob> {
  const path = join(tmpdir(), `mallard-migrated-${process.getuid?.() ?? 0}-${fingerprint()}.tar`);
  if (!existsSync(path)) {
    const own = `${path}.${process.pid}`;
    writeFileSync(own, await makeDump(), { mode: 0o600 });
    renameSync(own, path); // atomic for concurrent readers
  }
  return new Blob([readFileSync(path)]);
}

async function makeDump(): Promise<Uint8Array> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }) as unknown as Database);
  const file = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await file.arrayBuffer());
}

function fingerprint(): string {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const name of listMigrations()) hash.update(name).update(readMigration(name));
  return hash.digest('hex').slice(0, 16);
}
