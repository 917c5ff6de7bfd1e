import { type SQL, sql } from 'drizzle-orm';

/** Passes an array of any length as one SQL parameter. */
export function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** Passes an array of any length as one SQL parameter. */
export function ints(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::integer[]`;
}

/** Passes an array of any length as one SQL parameter. */
export function flags(values: readonly boolean[]): SQL {
  return sql`${sql.param([...values])}::boolean[]`;
}
