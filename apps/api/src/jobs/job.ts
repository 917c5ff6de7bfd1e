import type { Database } from '../db/database.ts';
import { describeFault } from '../logging/describeFault.ts';
import type { Deps } from '../router/deps.ts';

/** One kind of work that waits for its time in the database. */
export interface Job {
  readonly name: string;
  /**
   * Ids of rows that are due, the oldest first.
   *
   * @param except rows to leave for the next run, because they failed or somebody else has them
   */
  findDue(db: Database, now: Date, limit: number, except: readonly string[]): Promise<string[]>;
  /**
   * Does the work of one row, in a transaction where it needs one.
   *
   * @returns whether it did; another process may have been quicker
   */
  run(id: string, deps: Deps, now: Date): Promise<boolean>;
}

/** How many rows are looked up at a time. */
const BATCH = 50;

/**
 * Works through everything that is due. A row that fails is logged and left for the next run; the others go on.
 *
 * @returns how many rows were done
 */
export async function runJob(job: Job, deps: Deps, isStopping: () => boolean = () => false): Promise<number> {
  const now = deps.clock();
  const left: string[] = [];
  let done = 0;
  for (;;) {
    const due = await job.findDue(deps.db, now, BATCH, left);
    for (const id of due) {
      if (isStopping()) return done;
      try {
        if (await job.run(id, deps, now)) done += 1;
        else left.push(id);
      } catch (error) {
        left.push(id);
        deps.logger.error({ job: job.name, fault: describeFault(error) }, 'A job failed');
      }
    }
    if (due.length < BATCH) return done;
  }
}
