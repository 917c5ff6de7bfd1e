import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { loadKeptSecrets } from '../sessions/secrets.ts';
import { StartupError } from '../startupError.ts';
import { VERSION } from '../version.ts';
import { hashFile, MANIFEST, type Manifest, SECRETS, TABLES, UPLOADS } from './manifest.ts';
import { describeTable, listTables, readSequences, USE_UTC } from './tables.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Writes everything that a shop has to a new folder: all rows as they are at one moment, uploaded pictures, and the secrets that
 * are kept with the data. The folder appears under its name when it is complete.
 *
 * @param folder where to; must not exist
 * @returns what the backup holds
 * @throws {StartupError} when the folder exists
 */
export async function writeBackup(connection: Connection, dataDir: string, folder: string): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target)) throw new StartupError(`${target} exists already. Name a folder that does not.`);
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // It holds secrets and personal data.
  await mkdir(join(unfinished, TABLES), { recursive: true, mode: 0o700 });
  await migrate(connection.db);
  const secrets = await loadKeptSecrets(dataDir, connection);
  await writeFile(join(unfinished, SECRETS), JSON.stringify(secrets), { mode: 0o600 });
  const content = await runLongTransaction(connection.db, (tx) => writeTables(tx, join(unfinished, TABLES)), {
    isolationLevel: 'repeatable read',
  });
  const manifest: Manifest = {
    format: 1,
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations: listMigrations(),
    ...content,
    uploads: await copyUploads(join(dataDir, UPLOADS), join(unfinished, UPLOADS)),
  };
  await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2));
  await rename(unfinished, target);
  return manifest;
}

async function writeTables(tx: Database, folder: string): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await tx.execute(USE_UTC);
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(tx)) {
    tables[table] = await describeTable(tx, table);
    await pipeline(
      Readable.from(readRows(tx, table)),
      createGzip(),
      createWriteStream(join(folder, `${table}.jsonl.gz`)),
    );
  }
  return { tables, sequences: await readSequences(tx) };
}

/** The rows of a table as JSON, each in its line. */
async function* readRows(tx: Database, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`DECLARE backup CURSOR FOR SELECT row_to_json(whole_row)::text AS line FROM ${sql.identifier(table)} AS whole_row`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`FETCH ${ROWS_AT_ONCE} FROM backup`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await tx.execute(sql`CLOSE backup`);
}

/** @returns SHA-256 of each file, by its path */
async function copyUploads(from: string, to: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  if (!existsSync(from)) return hashes;
  for (const file of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(file.parentPath, file.name);
    const path = source.slice(from.length + 1);
    if (!file.isFile() || file.name.startsWith('.')) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(source, join(to, path));
    hashes[path] = await hashFile(join(to, path));
  }
  return hashes;
}
