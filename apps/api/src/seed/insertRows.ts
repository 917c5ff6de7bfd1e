import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

// PostgreSQL allows 65 535 parameters per statement; the widest table has 22 columns.
const ROWS_PER_STATEMENT = 500;

/** Inserts any number of rows with as few statements as possible. */
export async function insertRows<T extends PgTable>(tx: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
}
