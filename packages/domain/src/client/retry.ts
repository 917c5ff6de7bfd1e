import type { Endpoint } from '../contract/endpoint.ts';
import { ApiFailure, abortedError } from '../errors/index.ts';
import { notify } from '../errors/notify.ts';
import type { Random } from './createUuid.ts';
import { delay, type Timers } from './timers.ts';

/** Maximum number of retries of a call. */
export const MAX_RETRIES = 3;
/** Milliseconds before the first retry. The second waits twice as long, the third three times. */
const RETRY_STEP = 1000;

/** The longest `Retry-After`, in seconds, that a call waits for. */
const LONGEST_WAIT = 10;

interface RetryLimits {
  timers: Timers;
  signal: AbortSignal | undefined;
  isBackground: boolean;
  isOnline: () => boolean;
  random: Random;
  retriesOverload: boolean;
  onOverload: (milliseconds: number) => void;
}

/**
 * Retries lost calls (`Network`, `Timeout`), and calls that an overloaded server refused. Only if the endpoint allows
 * it, and not while the device is offline. Any other response is final.
 *
 * @throws {ApiFailure} of the last attempt, or `Aborted` when the caller aborted
 */
export async function retry<T>(
  endpoint: Pick<Endpoint, 'repeat'>,
  attempt: () => Promise<T>,
  limits: RetryLimits,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    let wait: number | null;
    try {
      return await attempt();
    } catch (caught) {
      wait = endpoint.repeat === 'never' || retries === MAX_RETRIES ? null : waitAfter(caught, retries, limits);
      if (wait === null || !limits.isOnline()) throw caught;
      if (isOverloaded(caught) && !limits.isBackground) notify(limits.onOverload, wait);
    }
    await delay(wait, limits.timers, limits.signal).catch(() => {
      throw new ApiFailure(abortedError());
    });
  }
}

/** @returns milliseconds to wait before the next attempt; `null` when there is none */
function waitAfter(caught: unknown, retries: number, limits: RetryLimits): number | null {
  if (!(caught instanceof ApiFailure)) return null;
  const { error } = caught;
  if (error.kind === 'Network' || error.kind === 'Timeout') return RETRY_STEP * (retries + 1);
  if (error.kind !== 'Overloaded' || !limits.retriesOverload || error.retryAfter > LONGEST_WAIT) return null;
  // Jitter: spreads the retries of clients refused at the same time.
  const chance = new Uint8Array(1);
  limits.random(chance);
  return Math.round((error.retryAfter * 1000 + RETRY_STEP * retries) * (1 + (chance[0] ?? 0) / 256));
}

function isOverloaded(caught: unknown): boolean {
  return caught instanceof ApiFailure && caught.error.kind === 'Overloaded';
}
