import type { Database } from '../db/database.ts';
import type { Deps } from '../http/deps.ts';
import { describeFault } from '../http/logging/describeFault.ts';

/** One kind of work that waits for its time in the database. */
export interface Job {
  readonly name: string;
  /**
   * Ids of rows that are due, the oldest first.
   *
   * @param except rows to leave out, because they failed or somebody else has them
   */
  findDue(db: Database, now: Date, limit: number, except: readonly string[]): Promise<string[]>;
  /**
   * Does the work of one row, in a transaction where it needs one.
   *
   * @returns whether it did; another process may have been quicker
   */
  run(id: string, deps: Deps, now: Date): Promise<boolean>;
}

/** How far a job came before the others had their turn. */
export interface JobTurn {
  /** How many rows were done. */
  done: number;
  /** Whether the turn was over before the work was. */
  hasMore: boolean;
  /** Rows that failed, to be left out of the turns that are still needed. */
  failed: readonly string[];
}

/** How many rows are looked up at a time. */
const BATCH = 50;
/** How long a job may go on while the others wait, in milliseconds. */
const TURN_MS = 1000;
/** After so many failures something larger is wrong, which may be over at the next look. */
const MOST_FAILED = 1000;

/**
 * Works through what is due, for one turn. A row that fails is logged and left until the others are done.
 *
 * @param isStopping asked between two rows
 * @param before     rows that failed in the turns before
 */
export async function runJob(
  job: Job,
  deps: Deps,
  isStopping: () => boolean = () => false,
  before: readonly string[] = [],
): Promise<JobTurn> {
  const now = deps.clock();
  const failed = [...before];
  // Only those of the last batch: what somebody else had earlier is done by now, and is not found any more.
  let taken: string[] = [];
  let done = 0;
  for (;;) {
    const due = await job.findDue(deps.db, now, BATCH, [...failed, ...taken]);
    taken = [];
    for (const id of due) {
      if (isStopping()) return { done, hasMore: true, failed };
      try {
        if (await job.run(id, deps, now)) done += 1;
        else taken.push(id);
      } catch (error) {
        failed.push(id);
        deps.logger.error({ job: job.name, fault: describeFault(error) }, 'A job failed');
      }
      if (deps.clock().getTime() - now.getTime() >= TURN_MS)
        return { done, hasMore: failed.length < MOST_FAILED, failed };
    }
    const isAllTaken = taken.length === due.length;
    if (due.length < BATCH || isAllTaken || failed.length >= MOST_FAILED) return { done, hasMore: false, failed };
  }
}
