import { Worker } from 'node:worker_threads';
import { createSerialQueue } from './createSerialQueue.ts';
import type { ThreadReply, ThreadRequest } from './threadMessages.ts';

/** The part of PGlite's interface that Drizzle uses, with `close`. */
export interface PgliteThread {
  query(sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }): Promise<unknown>;
  transaction<T>(work: (tx: Pick<PgliteThread, 'query'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Resolves with the reason when the thread crashes. */
  readonly lost: Promise<Error>;
}

/**
 * Opens the embedded PostgreSQL in a worker thread, so that slow queries don't block the event loop. It has one connection, so
 * transactions and single queries run one after another.
 *
 * @param thread worker script; tests replace it with one that crashes
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
    const pendingQuery = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) pendingQuery?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else pendingQuery?.resolve(reply.result);
  });
  const lose = (reason: Error) => {
    isGone = true;
    if (!isClosing) reportLoss(connectionLostError(reason));
    for (const { reject } of waiting.values()) reject(connectionLostError(reason));
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the database thread has ended')));

  const listenFor = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      if (isGone) reject(connectionLostError(new Error('the database thread has ended')));
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
  const enqueue = createSerialQueue();
  return {
    query: (...args) => enqueue(() => query(...args)),
    transaction: (work) => enqueue(() => runTransaction(query, work)),
    lost: loss,
    close: async () => {
      isClosing = true;
      if (!isGone) await enqueue(() => ask(null));
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
    query: (...args) =>
      isOver ? Promise.reject(new TypeError('Query after the end of its transaction')) : query(...args),
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

/** Creates an error with the SQLSTATE of a PostgreSQL server shutdown. */
function connectionLostError(reason: Error): Error {
  return Object.assign(new Error(`The embedded database has stopped: ${reason.message}`), { code: '57P01' });
}
