import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Runs a prepared statement with values for its placeholders. Timestamps and `jsonb` are passed as text. */
export type RunPrepared<Values extends object, Row> = (db: Database, values: Values) => Promise<Row[]>;

/**
 * Creates a statement for frequent requests: its SQL is generated once per process, and PostgreSQL parses and plans it once per
 * connection. Rows are not mapped: timestamps are text.
 *
 * @param name unique name of the statement; change it together with the SQL
 * @param build returns the SQL; values are `sql.placeholder('name')`
 * @example
 * const findStock = prepared<{ id: string }, { stock: number }>(
 *   'find_stock', () => sql`SELECT stock FROM ${skus} WHERE id = ${sql.placeholder('id')}`);
 * const [row] = await findStock(tx, { id });
 */
export function prepared<Values extends object, Row>(name: string, build: () => SQL): RunPrepared<Values, Row> {
  let query: { sql: string; params: unknown[] } | undefined;
  return async (db, values) => {
    query ??= dialect.sqlToQuery(build());
    const params = fillPlaceholders(query.params, values as Record<string, unknown>);
    const statement = db._.session.prepareQuery({ sql: query.sql, params }, undefined, name, false);
    const { rows } = (await statement.execute()) as { rows: Row[] };
    return rows;
  };
}
