import type { RunningApi } from '@mallard/api/serve';

type Database = RunningApi['deps']['db'];

/** A query as it was sent to the database. */
export interface CapturedQuery {
  sql: string;
  params: unknown[];
}

interface PreparedQuery {
  execute(values?: Record<string, unknown>): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Drizzle's internal session, which runs all statements, in and outside of transactions. Its type is not exported. */
interface Session {
  prepareQuery(query: CapturedQuery, ...options: unknown[]): PreparedQuery;
}

function sessionOf(db: Database): Session {
  return (db as unknown as { session: Session }).session;
}

/**
 * Records the queries of some work.
 *
 * @returns the queries, in the order in which they were sent
 */
export async function captureQueries(db: Database, work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const prototype = Object.getPrototypeOf(sessionOf(db)) as Session;
  const original = prototype.prepareQuery;
  const captured: CapturedQuery[] = [];
  prototype.prepareQuery = function prepareQuery(this: Session, query, ...options) {
    captured.push({ sql: query.sql, params: query.params });
    return original.call(this, query, ...options);
  };
  try {
    await work();
  } finally {
    prototype.prepareQuery = original;
  }
  return captured;
}

/** Cost of a query. Unlike the time, the number of pages is exact. */
export interface QueryCost {
  sql: string;
  /** Pages of 8 kB that were read. */
  pages: number;
  milliseconds: number;
  plan: string;
}

/** Runs a query again with EXPLAIN. @returns `undefined` for a query that writes or locks */
export async function explainQuery(db: Database, { sql, params }: CapturedQuery): Promise<QueryCost | undefined> {
  if (!/^\s*(select|with|\()/i.test(sql) || /\bfor (no key )?(update|share)\b/i.test(sql)) return undefined;
  const explain = async (format: string) => {
    const query = { sql: `EXPLAIN (ANALYZE, BUFFERS, FORMAT ${format}) ${sql}`, params };
    const { rows } = await sessionOf(db).prepareQuery(query, undefined, undefined, false).execute();
    return rows.map((row) => row['QUERY PLAN']);
  };
  const [result] = await explain('JSON');
  const [tree] = (typeof result === 'string' ? JSON.parse(result) : result) as [ExplainTree];
  const pages = (tree.Plan['Shared Hit Blocks'] ?? 0) + (tree.Plan['Shared Read Blocks'] ?? 0);
  return { sql, pages, milliseconds: tree['Execution Time'], plan: (await explain('TEXT')).join('\n') };
}

interface ExplainTree {
  Plan: { 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number };
  'Execution Time': number;
}
