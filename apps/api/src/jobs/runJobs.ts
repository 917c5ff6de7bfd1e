import { setTimeout } from 'node:timers/promises';
import { lt } from 'drizzle-orm';
import { idempotencyKeys, rateLimits, sessionFamilies, verificationCodes } from '../db/schema/index.ts';
import type { Deps } from '../http/deps.ts';
import { describeFault } from '../http/logging/describeFault.ts';
import { continueAfterSales } from './afterSaleJob.ts';
import { indexChangedProducts } from './indexProducts.ts';
import { type Job, type JobTurn, runJob } from './job.ts';
import { confirmOrders, expireOrders, shipOrders } from './orderJobs.ts';
import { settleRefunds } from './settleRefunds.ts';

/** Milliseconds between two runs when no rows are due. */
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

/** All background jobs. */
export interface RunningJobs {
  /** Stops the loop; resolves when the current row is processed. */
  stop(): Promise<void>;
}

/** Jobs with due rows after their last turn. */
type UnfinishedJobs = ReadonlyMap<Job, JobTurn>;

/**
 * Runs one turn of each job, so that no job blocks the others for long.
 *
 * @param isStopping checked between two rows
 * @param unfinished result of the previous round
 * @returns jobs that have more due rows
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
      // The database may be temporarily unavailable; the next run tries again.
      deps.logger.error({ job: job.name, fault: describeFault(error) }, 'Job failed');
    }
  }
  return left;
}

/**
 * Starts to process due rows, until it is stopped. The due times are in the database, so several processes can share the work, and
 * a restarted process catches up.
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
        await deleteOldRows(deps).catch((error: unknown) =>
          deps.logger.warn({ fault: describeFault(error) }, 'Could not delete old rows'),
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

const KEY_RETENTION_MS = 7 * 24 * 3_600_000;
const RATE_LIMIT_RETENTION_MS = 24 * 3_600_000;
const EXPIRED_RETENTION_MS = 24 * 3_600_000;

/** Deletes old idempotency keys and rate limit counts, and sessions and codes that expired a day ago. */
export async function deleteOldRows({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - KEY_RETENTION_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - RATE_LIMIT_RETENTION_MS)));
  const expired = new Date(now - EXPIRED_RETENTION_MS);
  await db.delete(sessionFamilies).where(lt(sessionFamilies.expiresAt, expired));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, expired));
}
