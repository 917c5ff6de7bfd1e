import type { Database } from '../db/database.ts';
import { isRerunnable } from '../db/sqlState.ts';
import type { Call } from './handle.ts';

const RERUNS = 3;
const SHORTEST_MS = 10;
const SPREAD_MS = 40;

/**
 * Runs work in one transaction (READ COMMITTED), again when it lost to a concurrent one (40001, 40P01).
 *
 * @param work may run up to four times; it must touch nothing but the database
 * @param random 0 ≤ n < 1, spreads the reruns
 */
export async function runTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  random: () => number,
): Promise<T> {
  for (let reruns = 0; ; reruns += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (reruns === RERUNS || !isRerunnable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, SHORTEST_MS + random() * SPREAD_MS));
    }
  }
}

/** Runs a part of a call in one transaction, as `runTransaction` does. */
export function transact<T>({ db, deps }: Pick<Call, 'db' | 'deps'>, work: (tx: Database) => Promise<T>): Promise<T> {
  const [chance = 0] = deps.random.bytes(1);
  return runTransaction(db, work, () => chance / 256);
}
