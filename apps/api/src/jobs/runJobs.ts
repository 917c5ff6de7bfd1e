import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../http/deps.ts';
import { describeFault } from '../http/logging/describeFault.ts';
import { continueAfterSales } from './afterSaleJob.ts';
import { forgetOldRows } from './forgetOldRows.ts';
import { indexChangedProducts } from './indexProducts.ts';
import { type Job, type JobTurn, runJob } from './job.ts';
import { confirmOrders, expireOrders, shipOrders } from './orderJobs.ts';
import { settleRefunds } from './settleRefunds.ts';

/** How long the loop rests when nothing is due any more, in milliseconds. */
const JOB_INTERVAL_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;

const jobs: readonly Job[] = [
  expireOrders,
  shipOrders,
  confirmOrders,
  continueAfterSales,
  settleRefunds,
  indexChangedProducts,
];

/** Work that waits for its time. */
export interface RunningJobs {
  /** Resolves when what is being done is done; nothing begins any more. */
  stop(): Promise<void>;
}

/** The jobs that were not through when their last turn was over. */
type UnfinishedJobs = ReadonlyMap<Job, JobTurn>;

/**
 * Does what is due by the clock: each job has one turn, so that none waits long for another.
 *
 * @param isStopping asked between two pieces of work
 * @param unfinished what the round before has returned
 * @returns jobs with more to do
 */
export async function runJobsOnce(
  deps: Deps,
  isStopping: () => boolean = () => false,
  unfinished: UnfinishedJobs = new Map(),
): Promise<UnfinishedJobs> {
  const left = new Map<Job, JobTurn>();
  for (const job of jobs) {
    if (isStopping()) return left;
    try {
      const turn = await runJob(job, deps, isStopping, unfinished.get(job)?.failed);
      if (turn.hasMore) left.set(job, turn);
    } catch (error) {
      // The database may be away for a moment; the next look will tell.
      deps.logger.error({ job: job.name, fault: describeFault(error) }, 'A job failed');
    }
  }
  return left;
}

/**
 * Begins to look for work that is due, and goes on until it is stopped. What is due stands in rows: several processes share
 * it, and one that was away finds what it missed.
 */
export function startJobs(deps: Deps, { everyMs = JOB_INTERVAL_MS } = {}): RunningJobs {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const loop = async () => {
    let forgetAt = 0;
    let unfinished: UnfinishedJobs = new Map();
    while (!isStopping()) {
      unfinished = await runJobsOnce(deps, isStopping, unfinished);
      if (!isStopping() && performance.now() >= forgetAt) {
        forgetAt = performance.now() + FORGET_EVERY_MS;
        await forgetOldRows(deps).catch((error: unknown) =>
          deps.logger.warn({ fault: describeFault(error) }, 'Old rows could not be deleted'),
        );
      }
      if (unfinished.size === 0) await setTimeout(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = loop();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
