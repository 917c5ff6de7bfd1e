import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ThreadReply, ThreadRequest } from './threadMessages.ts';

/** Entry of the worker thread that runs the embedded PostgreSQL. `startPgliteThread` starts it and sends it queries as messages. */
const port = parentPort;
if (port === null) throw new TypeError('pgliteThread.ts must run as a worker thread: use startPgliteThread');

// Return dates as text, because Drizzle parses them. Its parser options can't be sent here: functions can't cross threads.
const asText = (value: string) => value;
const lists = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
const dates = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(lists)];
const parsers = Object.fromEntries(dates.map((type) => [type, asText]));

const { dataDir } = workerData as { dataDir: string };
const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });

port.on('message', async ({ id, query }: ThreadRequest) => {
  port.postMessage(await answer(id, query));
  if (query === null) port.close();
});
port.postMessage({ id: 0, result: null } satisfies ThreadReply);

async function answer(id: number, query: ThreadRequest['query']): Promise<ThreadReply> {
  try {
    if (query === null) return { id, result: await client.close() };
    return { id, result: await client.query(query.sql, query.params, { rowMode: query.rowMode, parsers }) };
  } catch (error) {
    const { message, code, constraint } = error as { message: string; code?: string; constraint?: string };
    return { id, error: { message, code, constraint } };
  }
}
