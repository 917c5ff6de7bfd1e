import type { Endpoint } from '../contract/endpoint.ts';
import { ApiFailure, abortedError } from '../errors/index.ts';
import { delay, type Timers } from './timers.ts';

/** Most times a call is sent again after its first attempt. */
export const MAX_RETRIES = 3;
/** Milliseconds before the first retry; the second waits twice as long, the third three times. */
const RETRY_STEP = 1000;

interface RetryLimits {
  timers: Timers;
  signal: AbortSignal | undefined;
  isOnline: () => boolean;
}

/**
 * Sends again what got lost on the way: only after `Network` and `Timeout`, only what the endpoint allows to repeat, and
 * not while the device knows that it is offline. A server that answered, whatever it said, is not asked again.
 *
 * @throws {ApiFailure} of the last attempt, or `Aborted` when the caller's signal ended the wait
 */
export async function retry<T>(
  endpoint: Pick<Endpoint, 'repeat'>,
  attempt: () => Promise<T>,
  { timers, signal, isOnline }: RetryLimits,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (caught) {
      const isLost = caught instanceof ApiFailure && ['Network', 'Timeout'].includes(caught.error.kind);
      if (!isLost || endpoint.repeat === 'never' || retries === MAX_RETRIES || !isOnline()) throw caught;
    }
    await delay(RETRY_STEP * (retries + 1), timers, signal).catch(() => {
      throw new ApiFailure(abortedError());
    });
  }
}
