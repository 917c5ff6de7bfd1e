import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { StartupError } from '../config/startupError.ts';
import { VERSION } from '../config/version.ts';
import type { Connection, Database } from '../db/database.ts';
import { listMigrations, readMigrationState } from '../db/migrate.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { isUploadName } from '../gateways/folderFileStore.ts';
import { loadStoredSecrets } from '../http/sessions/secrets.ts';
import { hashFile, MANIFEST, type Manifest, SECRETS, TABLES, UPLOADS } from './manifest.ts';
import { describeTable, listTables, readSequences, setFormats } from './tables.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Writes a backup to a new folder: a consistent snapshot of all rows, uploaded pictures, and the stored secrets. The folder is renamed
 * into place when it is complete. Doesn't change the database.
 *
 * @param folder target folder; must not exist
 * @returns manifest of the backup
 * @throws {StartupError} when the folder exists, or when the database is of another version
 */
export async function writeBackup(connection: Connection, dataDir: string, folder: string): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target)) throw new StartupError(`${target} already exists. Choose a folder that doesn't exist.`);
  if ((await readMigrationState(connection.db)) !== 'same')
    throw new StartupError(
      'The database is empty or of another version of Mallard. Back it up with the version that uses it.',
    );
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    // The backup contains secrets and personal data.
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const manifest = await writeContent(connection, dataDir, unfinished);
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeContent(connection: Connection, dataDir: string, folder: string): Promise<Manifest> {
  const secrets = await loadStoredSecrets(dataDir, connection);
  await writeFile(join(folder, SECRETS), JSON.stringify(secrets), { mode: 0o600 });
  await mkdir(join(folder, TABLES));
  const rows = await runLongTransaction(connection.db, (tx) => writeTables(tx, join(folder, TABLES)), {
    isolationLevel: 'repeatable read',
  });
  const manifest: Manifest = {
    format: 1,
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations: listMigrations(),
    ...rows,
    uploads: await copyUploads(join(dataDir, UPLOADS), join(folder, UPLOADS)),
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

async function writeTables(tx: Database, folder: string): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await setFormats(tx);
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

/** Reads the rows of a table as JSON lines. */
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

/** @returns SHA-256 of each picture by name */
async function copyUploads(from: string, to: string): Promise<Record<string, string>> {
  await mkdir(to);
  const hashes: Record<string, string> = {};
  if (!existsSync(from)) return hashes;
  for (const name of (await readdir(from)).filter(isUploadName)) {
    // A running shop may delete unused pictures in the meantime.
    if (!(await copyIfThere(join(from, name), join(to, name)))) continue;
    hashes[name] = await hashFile(join(to, name));
  }
  return hashes;
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
