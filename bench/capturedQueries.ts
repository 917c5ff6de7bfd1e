import type { RunningApi } from '@mallard/api/serve';

type Database = RunningApi['deps']['db'];

/** A query as the database got it. */
export interface CapturedQuery {
  sql: string;
  params: unknown[];
}

interface Prepared {
  execute(values?: Record<string, unknown>): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What Drizzle runs every statement through, in and outside of transactions. It has no published name. */
interface Session {
  prepareQuery(query: CapturedQuery, ...others: unknown[]): Prepared;
}

function sessionOf(db: Database): Session {
  return (db as unknown as { session: Session }).session;
}

/**
 * Writes down the queries that some work asks.
 *
 * @returns each once, in the order in which they came
 */
export async function captureQueries(db: Database, work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const shared = Object.getPrototypeOf(sessionOf(db)) as Session;
  const own = shared.prepareQuery;
  const captured: CapturedQuery[] = [];
  shared.prepareQuery = function prepareQuery(this: Session, query, ...others) {
    captured.push({ sql: query.sql, params: query.params });
    return own.call(this, query, ...others);
  };
  try {
    await work();
  } finally {
    shared.prepareQuery = own;
  }
  return captured;
}

/** What a query cost when it was run once more: exact where times are not. */
export interface QueryCost {
  sql: string;
  /** Pages of 8 kB that were looked at. */
  pages: number;
  milliseconds: number;
  plan: string;
}

/** Runs a reading query once more under EXPLAIN. @returns nothing for one that writes or locks */
export async function explainQuery(db: Database, { sql, params }: CapturedQuery): Promise<QueryCost | undefined> {
  if (!/^\s*(select|with|\()/i.test(sql) || /\bfor (no key )?(update|share)\b/i.test(sql)) return undefined;
  const ask = async (format: string) => {
    const query = { sql: `EXPLAIN (ANALYZE, BUFFERS, FORMAT ${format}) ${sql}`, params };
    const { rows } = await sessionOf(db).prepareQuery(query, undefined, undefined, false).execute();
    return rows.map((row) => row['QUERY PLAN']);
  };
  const [answer] = await ask('JSON');
  const [tree] = (typeof answer === 'string' ? JSON.parse(answer) : answer) as [Tree];
  const pages = (tree.Plan['Shared Hit Blocks'] ?? 0) + (tree.Plan['Shared Read Blocks'] ?? 0);
  return { sql, pages, milliseconds: tree['Execution Time'], plan: (await ask('TEXT')).join('\n') };
}

interface Tree {
  Plan: { 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number };
  'Execution Time': number;
}
