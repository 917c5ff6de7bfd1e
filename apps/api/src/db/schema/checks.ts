import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A condition for CHECK: the column holds one of these words. The words are ours, never a caller's. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
