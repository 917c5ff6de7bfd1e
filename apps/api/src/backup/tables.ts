import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Row count and checksum of a table, to compare it with a copy. */
export interface TableContent {
  rows: number;
  /** Sum of the hashes of all rows. */
  digest: string;
}

/** Lists the names of all data tables, alphabetically. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    ORDER BY relname`);
  return rows.map(({ name }) => name);
}

/** Computes row count and checksum of a table, independent of the engine. */
export async function describeTable(db: Database, table: string): Promise<TableContent> {
  const { rows } = await db.execute<TableContent & Record<string, unknown>>(sql`
    SELECT count(*)::integer AS rows,
      coalesce(sum(('x' || left(md5(whole_row::text), 8))::bit(32)::bigint), 0)::text AS digest
    FROM ${sql.identifier(table)} AS whole_row`);
  const [content] = rows;
  if (content === undefined) throw new TypeError(`Counting the rows of ${table} returned none`);
  return content;
}

/** Returns whether a table has at least one row. */
export async function hasRows(db: Database, table: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
  return rows.length > 0;
}

/** Reads the last value of each sequence by name. */
export async function readSequences(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; last: number }>(sql`
    SELECT sequencename AS name, last_value::integer AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sets the output formats of values for the transaction, so that they don't depend on server settings. */
export async function setFormats(tx: Database): Promise<void> {
  const formats = {
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
  };
  await tx.execute(
    sql`SELECT set_config(name, value, true) FROM json_each_text(${JSON.stringify(formats)}) AS settings(name, value)`,
  );
}
