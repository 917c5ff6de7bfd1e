import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '../config/startupError.ts';
import type { Database } from './database.ts';
import { runLongTransaction } from './runLongTransaction.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
// Id of the advisory lock: any number that all processes share.
const LOCK = 7_306_211;

/** Returns the names of all migrations, in the order they are applied. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * Applies pending migrations in one transaction. Several processes can start at once: they wait for each other.
 *
 * @returns names of the migrations that were applied
 * @throws {StartupError} when a newer version of the server has migrated the database
 */
export async function migrate(db: Database): Promise<string[]> {
  return runLongTransaction(db, async (tx) => {
    await lockMigrations(tx);
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
    const pending = listMigrations().filter((name) => !done.has(name));
    for (const name of pending) {
      for (const statement of readMigration(name).split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name})`);
    }
    return pending;
  });
}

/** Locks migrations and restores until the transaction ends. Waits while another process has the lock. */
export async function lockMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`);
}

/** Compares the applied migrations with those of this version. `none` means an empty database. */
export async function readMigrationState(db: Database): Promise<'none' | 'same' | 'other'> {
  const { rows: tables } = await db.execute(sql`SELECT to_regclass('public.migrations') AS name`);
  if (tables[0]?.name == null) return 'none';
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM migrations ORDER BY name`);
  return rows.map(({ name }) => name).join() === listMigrations().join() ? 'same' : 'other';
}

/** Reads the SQL of a migration. */
export function readMigration(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}
