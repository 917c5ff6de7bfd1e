import { Worker } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './threadMessages.ts';
import { createTurns } from './turns.ts';

/** What Drizzle needs of a PGlite, and closing. */
export interface PgliteThread {
  query(sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }): Promise<unknown>;
  transaction<T>(work: (tx: Pick<PgliteThread, 'query'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Resolves, with the reason, when the thread ends before it is closed. */
  readonly lost: Promise<Error>;
}

/**
 * Opens the embedded PostgreSQL in a thread of its own, so that a slow query does not keep the process from answering.
 * It has one connection: whoever wants a transaction, or a query outside of one, takes turns.
 *
 * @param thread the code of the thread; tests put one in its place that dies
 */
export async function startPgliteThread(
  dataDir: string,
  thread: URL = new URL('pgliteThread.ts', import.meta.url),
): Promise<PgliteThread> {
  const worker = new Worker(thread, { workerData: { dataDir } });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let isGone = false;
  let isClosing = false;
  let reportLoss: (reason: Error) => void = () => {};
  const loss = new Promise<Error>((resolve) => {
    reportLoss = resolve;
  });
  let last = 0;

  worker.on('message', (reply: ThreadReply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asker?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else asker?.resolve(reply.result);
  });
  const lose = (reason: Error) => {
    isGone = true;
    if (!isClosing) reportLoss(lost(reason));
    for (const { reject } of waiting.values()) reject(lost(reason));
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('its thread has ended')));

  const listenFor = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      if (isGone) reject(lost(new Error('its thread has ended')));
      else waiting.set(id, { resolve, reject });
    });
  const ask = (query: ThreadRequest['query']) => {
    last += 1;
    const reply = listenFor(last);
    worker.postMessage({ id: last, query } satisfies ThreadRequest);
    return reply;
  };
  const query: PgliteThread['query'] = (sql, params = [], { rowMode = 'object' } = {}) => ask({ sql, params, rowMode });

  await listenFor(0);
  const inTurn = createTurns();
  return {
    query: (...question) => inTurn(() => query(...question)),
    transaction: (work) => inTurn(() => runTransaction(query, work)),
    lost: loss,
    close: async () => {
      isClosing = true;
      if (!isGone) await inTurn(() => ask(null));
      await worker.terminate();
    },
  };
}

async function runTransaction<T>(
  query: PgliteThread['query'],
  work: (tx: Pick<PgliteThread, 'query'>) => Promise<T>,
): Promise<T> {
  let isOver = false;
  const tx: Pick<PgliteThread, 'query'> = {
    query: (...question) =>
      isOver ? Promise.reject(new TypeError('A query came after its transaction had ended')) : query(...question),
  };
  await query('BEGIN');
  try {
    const result = await work(tx);
    isOver = true;
    await query('COMMIT');
    return result;
  } catch (error) {
    isOver = true;
    await query('ROLLBACK');
    throw error;
  }
}

/** The SQLSTATE of a server that shut down, so that callers hear what they would hear of PostgreSQL. */
function lost(reason: Error): Error {
  return Object.assign(new Error(`The embedded database is gone: ${reason.message}`), { code: '57P01' });
}
