import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const SORT_MEMORY = '256MB';

/**
 * Runs work while a table has no indexes, keys or triggers, and locks the table. Building an index over all rows at once is much
 * faster than inserting rows one by one.
 *
 * @param tx a transaction; if the work fails, the rollback restores the table
 */
export async function withoutIndexes(tx: Database, table: PgTable, work: () => Promise<void>): Promise<void> {
  const name = getTableName(table);
  const { rows: keys } = await tx.execute<{ key: string; definition: string }>(
    sql`SELECT conname AS key, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = ${name}::regclass AND contype IN ('p', 'u')`,
  );
  const { rows: indexes } = await tx.execute<{ index: string; definition: string }>(
    sql`SELECT indexname AS index, indexdef AS definition FROM pg_indexes WHERE schemaname = current_schema()
      AND tablename = ${name} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`,
  );
  await tx.execute(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { key } of keys) await tx.execute(sql`ALTER TABLE ${table} DROP CONSTRAINT ${sql.identifier(key)}`);
  for (const { index } of indexes) await tx.execute(sql`DROP INDEX ${sql.identifier(index)}`);
  await work();
  await tx.execute(sql`SELECT set_config('maintenance_work_mem', ${SORT_MEMORY}, true)`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { key, definition } of keys)
    await tx.execute(sql`ALTER TABLE ${table} ADD CONSTRAINT ${sql.identifier(key)} ${sql.raw(definition)}`);
  await tx.execute(sql`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}
