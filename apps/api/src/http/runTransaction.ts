import type { Database } from '../db/database.ts';
import { isRerunnable } from '../db/sqlState.ts';
import type { Call } from './handle.ts';

const MAX_RETRIES = 3;
const MIN_DELAY_MS = 10;
const MAX_JITTER_MS = 40;

/**
 * Runs work in one transaction (READ COMMITTED), and retries it after a conflict with a concurrent one (40001, 40P01).
 *
 * @param work may run up to four times; its only side effects must be in the database
 * @param random returns 0 ≤ n < 1; adds jitter to the retry delay
 */
async function runTransaction<T>(db: Database, work: (tx: Database) => Promise<T>, random: () => number): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retries === MAX_RETRIES || !isRerunnable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, MIN_DELAY_MS + random() * MAX_JITTER_MS));
    }
  }
}

/** Runs part of a request or job in one transaction; see `runTransaction`. */
export function transact<T>({ db, deps }: Pick<Call, 'db' | 'deps'>, work: (tx: Database) => Promise<T>): Promise<T> {
  return runTransaction(db, work, () => (deps.random.bytes(1)[0] ?? 0) / 256);
}
