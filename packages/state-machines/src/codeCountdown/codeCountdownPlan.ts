import { networkError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { CodeCountdownInput } from './codeCountdownTypes.ts';

const start = Date.parse('2026-11-02T12:00:00.000Z');

/** All events that can happen to the countdown of a code, for path tests. */
export const codeCountdownPlan = {
  input: { now: () => start, phone: '13800138000' } satisfies CodeCountdownInput,
  events: [
    { type: 'phone.changed', phone: '13800138001' },
    { type: 'code.send' },
    { type: 'countdown.ticked', millisecondsLeft: 42_000 },
    { type: 'network.changed', isOnline: false },
    { type: 'xstate.done.actor.sendCode', output: { resendAfter: 60 } },
    { type: 'xstate.error.actor.sendCode', error: networkError() },
    {
      type: 'xstate.error.actor.sendCode',
      error: { kind: 'RateLimited', code: 'RATE_LIMITED', status: 429, retryAfter: 30 },
    },
    { type: 'xstate.done.actor.countdown' },
  ],
} satisfies PlanOptions;
