import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { runLongTransaction } from '../db/runLongTransaction.ts';
import { keptSecrets, replaceKeptSecrets } from '../sessions/secrets.ts';
import { StartupError } from '../startupError.ts';
import { hashFile, type Manifest, readManifest, SECRETS, TABLES, UPLOADS } from './manifest.ts';
import { describeTable, listTables, USE_UTC } from './tables.ts';

/** Characters of JSON that are inserted in one statement. */
const CHARACTERS_AT_ONCE = 2_000_000;

/**
 * Restores a backup into an empty database, which may be of the other engine, and compares every table and file with the backup.
 * Either everything is restored or nothing.
 *
 * @param folder where the backup is
 * @returns what was restored
 * @throws {StartupError} when the folder holds no complete backup, when another version wrote it, or when there is data already
 */
export async function restoreBackup(connection: Connection, dataDir: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.migrations.join() !== listMigrations().join())
    throw new StartupError(
      `The backup is of version ${manifest.version}, whose database has another shape. Restore it with that version; then start this one, which migrates it.`,
    );
  const uploads = join(dataDir, UPLOADS);
  if (existsSync(uploads) && (await readdir(uploads)).some((name) => !name.startsWith('.')))
    throw new StartupError(`${uploads} holds files already. Restore into an empty DATA_DIR.`);
  await migrate(connection.db);
  const unfinished = `${uploads}.part`;
  await copyUploads(join(folder, UPLOADS), unfinished, manifest.uploads);
  const secrets = v.parse(keptSecrets, JSON.parse(await readFile(join(folder, SECRETS), 'utf8')));
  await runLongTransaction(connection.db, async (tx) => {
    await fillTables(tx, folder, manifest);
    // Where they are kept depends on the engine, so they are no part of the comparison.
    await replaceKeptSecrets(dataDir, connection, tx, secrets);
  });
  await rm(uploads, { recursive: true, force: true });
  await rename(unfinished, uploads);
  return manifest;
}

async function fillTables(tx: Database, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await tx.execute(USE_UTC);
  const names = await listTables(tx);
  for (const table of names)
    if ((await describeTable(tx, table)).rows > 0)
      throw new StartupError(`The database holds data already (table ${table}). Restore into an empty one.`);
  // Rows come table by table, and hold already what triggers would compute.
  const addForeignKeys = await dropForeignKeys(tx);
  for (const table of names) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
  for (const table of names) {
    await fillTable(tx, table, join(folder, TABLES, `${table}.jsonl.gz`));
    const { rows, digest } = await describeTable(tx, table);
    if (rows !== tables[table]?.rows || digest !== tables[table].digest)
      throw new StartupError(
        `The backup is damaged: table ${table} does not hold what its manifest says. Nothing was restored.`,
      );
  }
  for (const table of names) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER USER`);
  await addForeignKeys();
  for (const [name, last] of Object.entries(sequences))
    await tx.execute(sql`SELECT setval(${`public.${name}`}::regclass, ${last}::bigint)`);
}

/** @returns adds them again, which checks every row */
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
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error)).pipe(text);
  let lines: string[] = [];
  let characters = 0;
  try {
    for await (const line of createInterface({ input: text })) {
      lines.push(line);
      characters += line.length;
      if (characters < CHARACTERS_AT_ONCE) continue;
      await insert(lines);
      lines = [];
      characters = 0;
    }
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && isFileFault(cause.code))) throw cause;
    throw new StartupError(`The backup is damaged: ${file} cannot be read. Nothing was restored.`, { cause });
  }
  if (lines.length > 0) await insert(lines);
}

const isFileFault = (code: unknown) => typeof code === 'string' && /^(Z_|ENOENT|EACCES|EIO)/.test(code);

async function copyUploads(from: string, to: string, hashes: Manifest['uploads']): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const [path, hash] of Object.entries(hashes)) {
    const source = join(from, path);
    if (!existsSync(source) || (await hashFile(source)) !== hash)
      throw new StartupError(`The backup is damaged: ${source} is not what its manifest says. Nothing was restored.`);
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(source, join(to, path));
  }
}
