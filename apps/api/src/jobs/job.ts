import type { Database } from '../db/database.ts';
import type { Deps } from '../http/deps.ts';
import { describeFault } from '../http/logging/describeFault.ts';

/** A background job that processes rows of the database when they are due. */
export interface Job {
  readonly name: string;
  /**
   * Finds the ids of rows that are due, oldest first.
   *
   * @param except rows to skip, because they failed or are locked by another process
   */
  findDue(db: Database, now: Date, limit: number, except: readonly string[]): Promise<string[]>;
  /**
   * Processes one row, in a transaction if necessary.
   *
   * @returns `false` if another process handles the row
   */
  run(id: string, deps: Deps, now: Date): Promise<boolean>;
}

/** Result of one turn of a job. */
export interface JobTurn {
  /** Number of processed rows. */
  done: number;
  /** Whether the turn ended before all due rows were processed. */
  hasMore: boolean;
  /** Ids of failed rows, which the next turns skip. */
  failed: readonly string[];
}

/** Number of rows per query. */
const BATCH = 50;
/** Maximum milliseconds of one turn while other jobs wait. */
const TURN_MS = 1000;
/** Maximum failed rows. More failures have a common cause, which may be fixed by the next run. */
const MAX_FAILED = 1000;

/**
 * Processes due rows, for one turn. Failed rows are logged, and skipped until all others are processed.
 *
 * @param isStopping checked between two rows
 * @param before     ids of rows that failed in previous turns
 */
export async function runJob(
  job: Job,
  deps: Deps,
  isStopping: () => boolean = () => false,
  before: readonly string[] = [],
): Promise<JobTurn> {
  const now = deps.clock();
  const failed = [...before];
  // Only of the last batch: rows that another process locked earlier are done by now, and are not found again.
  let locked: string[] = [];
  let done = 0;
  for (;;) {
    const due = await job.findDue(deps.db, now, BATCH, [...failed, ...locked]);
    locked = [];
    for (const id of due) {
      if (isStopping()) return { done, hasMore: true, failed };
      try {
        if (await job.run(id, deps, now)) done += 1;
        else locked.push(id);
      } catch (error) {
        failed.push(id);
        deps.logger.error({ job: job.name, fault: describeFault(error) }, 'Job failed');
      }
      if (deps.clock().getTime() - now.getTime() >= TURN_MS)
        return { done, hasMore: failed.length < MAX_FAILED, failed };
    }
    const areAllLocked = locked.length === due.length;
    if (due.length < BATCH || areAllLocked || failed.length >= MAX_FAILED) return { done, hasMore: false, failed };
  }
}
