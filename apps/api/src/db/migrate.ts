import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '../config/startupError.ts';
import type { Database } from './database.ts';
import { runLongTransaction } from './runLongTransaction.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
// Any number will do, as long as every process of ours asks for the same lock.
const LOCK = 7_306_211;

/** Names of all migrations, in the order they are applied. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * Brings the database to the newest shape, in one transaction, on both engines. Several processes may start at once:
 * they wait for each other, and the later ones find nothing left to do.
 *
 * @returns the names of what was applied now
 * @throws {StartupError} when a newer version of the server has migrated the database
 */
export async function migrate(db: Database): Promise<string[]> {
  return runLongTransaction(db, async (tx) => {
    await lockShape(tx);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await tx.execute<{ name: string }>(sql`SELECT name FROM migrations`);
    const done = new Set(rows.map(({ name }) => name));
    const unknown = [...done].filter((name) => !listMigrations().includes(name)).sort();
    if (unknown.length > 0)
      throw new StartupError(
        `The database was migrated by a newer version of this server (${unknown.join(', ')}). Start that version, or restore a backup.`,
      );
    const missing = listMigrations().filter((name) => !done.has(name));
    for (const name of missing) {
      for (const statement of readMigration(name).split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name})`);
    }
    return missing;
  });
}

/** Waits until no other process migrates or restores the database, and keeps others from it until the transaction ends. */
export async function lockShape(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`);
}

/** Whether the database has been migrated, and by exactly this version. */
export async function shapeOf(db: Database): Promise<'none' | 'same' | 'other'> {
  const { rows: tables } = await db.execute(sql`SELECT to_regclass('public.migrations') AS name`);
  if (tables[0]?.name == null) return 'none';
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM migrations ORDER BY name`);
  return rows.map(({ name }) => name).join() === listMigrations().join() ? 'same' : 'other';
}

/** The SQL of one migration. */
export function readMigration(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}
