import type { Backend } from '@mallard/domain/client';
import { delay, systemTimers, type Timers } from '@mallard/domain/client';
import { createReorderQueue } from './createReorderQueue.ts';
import type { ChooseFaults, Fault } from './fault.ts';
import { corruptData, halve, htmlPage, refusal, rewrite, slowDown } from './responses.ts';

export interface FaultyOptions {
  /** Returns the faults of each request. */
  choose: ChooseFaults;
  /** Called with each fault before it happens. */
  onFault?: (fault: Fault, request: Request) => void;
  /** @default the platform's */
  timers?: Timers;
  /** The clock to skew, milliseconds since 1970. @default the device's */
  now?: () => number;
}

/**
 * Wraps any back end with faults of networks and servers, to test a client.
 *
 * @example createFaultyBackend(networkBackend(), { choose: seededFaults({ seed: 1, rates: { dropAfter: 0.2 } }) })
 */
export function createFaultyBackend(backend: Backend, options: FaultyOptions): Backend {
  const { choose, onFault, timers = systemTimers, now = Date.now } = options;
  const reorderQueue = createReorderQueue(timers);
  let count = 0;

  const through = (next: Backend, fault: Fault): Backend => {
    switch (fault.kind) {
      case 'delay':
        return async (request) => {
          await delay(fault.milliseconds, timers, request.signal);
          return next(request);
        };
      case 'dropBefore':
        return async () => {
          throw lost();
        };
      case 'dropAfter':
        return async (request) => {
          await next(request);
          throw lost();
        };
      case 'duplicate':
        return async (request) => {
          const copy = request.clone();
          const [answer] = await Promise.allSettled([next(request), next(copy)]);
          if (answer.status === 'rejected') throw answer.reason;
          return answer.value;
        };
      case 'reorder':
        return async (request) => {
          await reorderQueue.untilNext(fault.milliseconds, request.signal);
          return next(request);
        };
      case 'trickle':
        return async (request) => slowDown(await next(request), fault.milliseconds, timers, request.signal);
      case 'truncate':
        return async (request) => rewrite(await next(request), halve);
      case 'wrongShape':
        return async (request) => rewrite(await next(request), corruptData);
      case 'noEnvelope':
        return async (request) => rewrite(await next(request), () => '{"status":"ok"}');
      case 'html':
        return async () => htmlPage();
      case 'unauthorized':
        return async () => refusal(401, 'UNAUTHORIZED');
      case 'serverError':
        return async () => refusal(500, 'INTERNAL');
      case 'unavailable':
        return async () => refusal(503, 'DATABASE', fault.retryAfter);
      case 'clockSkew':
        return async (request) => {
          const answer = await next(request);
          const headers = new Headers(answer.headers);
          headers.set('Date', new Date(now() + fault.milliseconds).toUTCString());
          return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
        };
    }
  };

  return async (request) => {
    const faults = choose(request, count);
    count += 1;
    for (const fault of faults) onFault?.(fault, request);
    try {
      return await faults.reduceRight(through, backend)(request);
    } finally {
      reorderQueue.pass();
    }
  };
}

/** Creates the error of `fetch` when the network fails. */
function lost(): TypeError {
  return new TypeError('Failed to fetch');
}
