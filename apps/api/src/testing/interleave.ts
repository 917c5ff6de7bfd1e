import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Milliseconds after which a statement counts as blocked, for example by the lock of another transaction. */
const BLOCKED_MS = 4;

/** A flow of calls whose statements take turns with those of others. */
interface Flow {
  /** Functions that let a statement of the flow run; empty while one runs. */
  waiting: (() => void)[];
  /** Called when the flow waits for its next turn or has ended. */
  onPause?: (() => void) | undefined;
  hasEnded: boolean;
}

const flows = new AsyncLocalStorage<Flow>();
let hasHooked = false;

/**
 * Runs several flows of calls on PostgreSQL at the same time, one statement after another. `choices` decide whose statement is next,
 * so that the same choices give the same order of statements, unless the machine is so slow that a statement seems to wait for a
 * lock. A statement that waits for a lock does not hold up those of others.
 *
 * @param works functions that start the flows
 * @param choices any whole numbers, repeated if there are too few
 * @returns the results, in the order of `works`
 * @example await interleave([() => pay(order), () => cancel(order)], [0, 1, 1, 0])
 */
export async function interleave<T>(works: readonly (() => Promise<T>)[], choices: readonly number[]): Promise<T[]> {
  hookStatements();
  const all = works.map((): Flow => ({ waiting: [], hasEnded: false }));
  const started = all.map((flow) => pauseOf(flow));
  const results = works.map(async (work, n) => {
    const flow = all[n] as Flow;
    try {
      return await flows.run(flow, work);
    } finally {
      flow.hasEnded = true;
      flow.onPause?.();
    }
  });
  // Rejections are reported by the `Promise.all` below.
  for (const result of results) result.catch(() => undefined);
  await Promise.all(started);
  for (let turn = 0; all.some(({ hasEnded }) => !hasEnded); turn += 1) {
    const ready = all.filter(({ waiting }) => waiting.length > 0);
    const next = ready[(choices[turn % choices.length] ?? 0) % ready.length];
    if (next === undefined) {
      await Promise.race(all.filter(({ hasEnded }) => !hasEnded).map((flow) => pauseOf(flow)));
      continue;
    }
    const paused = pauseOf(next);
    next.waiting.shift()?.();
    await paused;
  }
  return Promise.all(results);
}

/** Resolves when a flow waits for its next turn, has ended, or is blocked. */
function pauseOf(flow: Flow): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, BLOCKED_MS);
    flow.onPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Makes each statement of a flow wait for its turn. */
function hookStatements(): void {
  if (hasHooked) return;
  hasHooked = true;
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const flow = flows.getStore();
    if (flow === undefined || flow.hasEnded) return query.apply(this, args);
    const turn = new Promise<void>((resolve) => {
      flow.waiting.push(resolve);
      flow.onPause?.();
    });
    return turn.then(() => query.apply(this, args));
  };
}
