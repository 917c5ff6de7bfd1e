import { type SQL, sql } from 'drizzle-orm';

/** An array as one parameter, however long it is. */
export function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** An array as one parameter, however long it is. */
export function ints(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::integer[]`;
}

/** An array as one parameter, however long it is. */
export function flags(values: readonly boolean[]): SQL {
  return sql`${sql.param([...values])}::boolean[]`;
}
