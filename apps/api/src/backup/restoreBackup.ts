import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StartupError } from '../config/startupError.ts';
import type { Connection, Database } from '../db/database.ts';
import { listMigrations, lockMigrations, migrate, readMigrationState } from '../db/migrate.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { isUploadName } from '../gateways/folderFileStore.ts';
import { replaceStoredSecrets, storedSecrets } from '../http/sessions/secrets.ts';
import { hashFile, type Manifest, readManifest, SECRETS, TABLES, UPLOADS } from './manifest.ts';
import { describeTable, hasRows, listTables, setFormats } from './tables.ts';

/** Maximum characters of JSON per INSERT statement. */
const CHARACTERS_AT_ONCE = 2_000_000;

/**
 * Restores a backup into an empty database of either engine, and verifies every table and picture. If verification fails, nothing is
 * restored.
 *
 * @param folder folder of the backup
 * @returns manifest of the backup
 * @throws {StartupError} when the backup is incomplete or of another version, or when there is data already
 */
export async function restoreBackup(connection: Connection, dataDir: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.migrations.join() !== listMigrations().join())
    throw new StartupError(
      `The backup is from version ${manifest.version}, which has another database schema. Restore it with that version, then start this version to migrate it.`,
    );
  const secrets = v.parse(storedSecrets, JSON.parse(await readFile(join(folder, SECRETS), 'utf8')));
  const uploads = join(dataDir, UPLOADS);
  if (existsSync(uploads) && (await readdir(uploads)).some(isUploadName))
    throw new StartupError(`${uploads} already contains pictures. Restore into an empty DATA_DIR.`);
  await assertNoOtherTables(connection.db);
  await migrate(connection.db);
  const names = Object.keys(manifest.uploads);
  try {
    await mkdir(uploads, { recursive: true });
    for (const name of names)
      await copyUpload(join(folder, UPLOADS, name), join(uploads, name), manifest.uploads[name]);
    await runLongTransaction(connection.db, (tx) => fillTables(tx, folder, manifest));
  } catch (error) {
    await Promise.all(names.map((name) => rm(join(uploads, name), { force: true })));
    throw error;
  }
  await replaceStoredSecrets(dataDir, connection, secrets);
  return manifest;
}

/** @throws {StartupError} when the database has tables of another program or version */
async function assertNoOtherTables(db: Database): Promise<void> {
  const state = await readMigrationState(db);
  if (state === 'same' || (state === 'none' && (await listTables(db)).length === 0)) return;
  throw new StartupError('The database contains tables of another program or version. Restore into an empty database.');
}

/** @throws {StartupError} when a table has rows */
async function assertEmpty(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    if (await hasRows(db, table))
      throw new StartupError(`The database already contains data (table ${table}). Restore into an empty database.`);
}

async function fillTables(tx: Database, folder: string, { tables, sequences }: Manifest): Promise<void> {
  // A shop that starts now waits for the lock, and then doesn't seed the restored database.
  await lockMigrations(tx);
  await setFormats(tx);
  const names = await listTables(tx);
  await assertEmpty(tx, names);
  // Disable triggers: tables are restored one by one, and rows already contain what triggers would compute.
  const addForeignKeys = await dropForeignKeys(tx);
  for (const table of names) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
  for (const table of names) {
    await fillTable(tx, table, join(folder, TABLES, `${table}.jsonl.gz`));
    const { rows, digest } = await describeTable(tx, table);
    if (rows !== tables[table]?.rows || digest !== tables[table].digest)
      throw damaged(`table ${table} doesn't match the manifest`);
  }
  for (const table of names) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER USER`);
  await addForeignKeys();
  for (const [name, last] of Object.entries(sequences))
    await tx.execute(sql`SELECT setval(${`public.${name}`}::regclass, ${last}::bigint)`);
}

function damaged(what: string, cause?: unknown): StartupError {
  return new StartupError(`The backup is damaged: ${what}. Nothing was restored.`, { cause });
}

/** @returns adds the constraints again, which validates every row */
async function dropForeignKeys(tx: Database): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await tx.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`));
  return async () => {
    for (const { table, name, definition } of rows)
      await tx.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  };
}

async function fillTable(tx: Database, table: string, file: string): Promise<void> {
  const name = sql.identifier(table);
  const insert = (lines: readonly string[]) =>
    tx.execute(sql`
      INSERT INTO ${name} OVERRIDING SYSTEM VALUE
      SELECT * FROM json_populate_recordset(NULL::${name}, ${`[${lines.join()}]`}::json)`);
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(file)) {
    lines.push(line);
    characters += line.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    await insert(lines);
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) await insert(lines);
}

/** Reads the lines of a compressed file. Node's `readline` also splits at U+2028, which JSON may contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  bytes.on('error', (error) => text.destroy(error)).pipe(text);
  let unfinished = '';
  try {
    for await (const part of text as AsyncIterable<string>) {
      const lines = (unfinished + part).split('\n');
      unfinished = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw damaged(`${file} cannot be read`, cause);
  }
  if (unfinished !== '') throw damaged(`${file} is incomplete`);
}

async function copyUpload(from: string, to: string, hash: string | undefined): Promise<void> {
  if (!existsSync(from) || (await hashFile(from)) !== hash) throw damaged(`${from} doesn't match the manifest`);
  await copyFile(from, to);
}
