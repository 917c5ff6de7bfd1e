import type { ApiError } from '@mallard/domain/errors';
import { isMobilePhone, normalizePhone } from '@mallard/domain/validation';
import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { failureOf, notProvided } from '../actors/notProvided.ts';
import { timeLeft } from '../countdown/countdownMachine.ts';
import { codeCountdownActors } from './codeCountdownActors.ts';
import type {
  CodeCountdownContext,
  CodeCountdownEmitted,
  CodeCountdownEvent,
  CodeCountdownInput,
  CodeSent,
  CodeWaits,
} from './codeCountdownTypes.ts';

export type { Effect } from '../actors/effect.ts';
export type { CountdownInput, CountdownTick } from '../countdown/countdownMachine.ts';
export { type CodeCountdownEffects, codeCountdownActors } from './codeCountdownActors.ts';
export type * from './codeCountdownTypes.ts';

/** Seconds until the next code if a rate limit has no `Retry-After`. */
export const RESEND_AFTER = 60;

/** Adds a countdown, and drops those that have ended. */
function withWait({ waits, now }: CodeCountdownContext, phone: string, seconds: number): CodeWaits {
  const running = Object.entries(waits).filter(([, until]) => until > now());
  return { ...Object.fromEntries(running), [phone]: now() + seconds * 1_000 };
}

/** Returns the phone that the request is for; set before sending. */
function requestedPhoneOf({ requestedPhone }: CodeCountdownContext): string {
  return requestedPhone as string;
}

const codeCountdownSetup = setup({
  types: {} as {
    context: CodeCountdownContext;
    input: CodeCountdownInput;
    events: CodeCountdownEvent;
    emitted: CodeCountdownEmitted;
    tags: 'busy';
  },
  actors: codeCountdownActors({ sendCode: notProvided('sendCode') }),
  guards: {
    canSend: ({ context }) => context.isOnline && isMobilePhone(context.phone),
    mustWait: ({ context: { waits, phone, now } }) => timeLeft({ until: waits[phone] ?? 0, now }) > 0,
    isFailed: ({ context }, { error }: { error: ApiError }) =>
      error.kind !== 'RateLimited' && context.phone === context.requestedPhone,
  },
  actions: {
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone: normalizePhone(phone), error: null })),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    setTimeLeft: assign({ millisecondsLeft: (_, params: { millisecondsLeft: number }) => params.millisecondsLeft }),
    endWait: assign(({ context: { waits, phone } }) => {
      const { [phone]: _, ...remaining } = waits;
      return { waits: remaining, millisecondsLeft: 0, error: null };
    }),
    setRequestedPhone: assign({ requestedPhone: ({ context }) => context.phone, error: null }),
    finishSending: enqueueActions(({ context, enqueue }, { resendAfter }: CodeSent) => {
      const phone = requestedPhoneOf(context);
      const waits = withWait(context, phone, resendAfter);
      enqueue.assign({ waits, sentTo: phone });
      enqueue.emit({ type: 'code.sent', phone, resendAt: waits[phone] ?? context.now() });
    }),
    failSending: enqueueActions(({ context, enqueue }, { error }: { error: ApiError }) => {
      const phone = requestedPhoneOf(context);
      if (error.kind === 'RateLimited')
        enqueue.assign({ waits: withWait(context, phone, error.retryAfter ?? RESEND_AFTER) });
      // The field may contain another phone by now, which this error is not about.
      if (context.phone === phone) enqueue.assign({ error });
      enqueue.emit({ type: 'code.failed', phone, error });
    }),
  },
});

const finishSending = {
  type: 'finishSending',
  params: ({ event }: { event: { output: CodeSent } }) => event.output,
} as const;
function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}
const failSending = { type: 'failSending', params: failed } as const;
const setPhone = { type: 'setPhone', params: ({ event }: { event: { phone: string } }) => event } as const;

/** Sending codes to a phone, and the countdown until the next. Each phone has its own countdown. */
export const codeCountdownMachine = codeCountdownSetup.createMachine({
  id: 'codeCountdown',
  context: ({ input: { now, phone = '', waits = {}, isOnline = true } }) => ({
    now,
    phone: normalizePhone(phone),
    waits,
    isOnline,
    millisecondsLeft: 0,
    sentTo: null,
    requestedPhone: null,
    error: null,
  }),
  initial: 'ready',
  on: { 'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } } },
  states: {
    ready: {
      // The phone may have a countdown from before a reload.
      always: { guard: 'mustWait', target: 'waiting' },
      on: {
        'code.send': { guard: 'canSend', target: 'sending' },
        'phone.changed': { actions: setPhone },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'setRequestedPhone',
      on: { 'phone.changed': { actions: setPhone } },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: requestedPhoneOf(context) }),
        onDone: { target: 'ready', actions: finishSending },
        onError: [
          { guard: { type: 'isFailed', params: failed }, target: 'failed', actions: failSending },
          { target: 'ready', actions: failSending },
        ],
      },
    },
    failed: {
      on: {
        'code.send': { guard: 'canSend', target: 'sending' },
        'phone.changed': { target: 'ready', actions: setPhone },
      },
    },
    waiting: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context: { waits, phone, now } }) => ({ until: waits[phone] ?? 0, now }),
        onDone: { target: 'ready', actions: 'endWait' },
      },
      on: {
        'countdown.ticked': { actions: { type: 'setTimeLeft', params: ({ event }) => event } },
        'phone.changed': { target: 'ready', actions: setPhone },
      },
    },
  },
});

export type CodeCountdownSnapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** Why no code can be sent now: no mobile number, a request in flight, a countdown, no network. */
export type CodeDisabledReason = 'busy' | 'wait' | 'offline' | 'phone';

/** Returns why the button is disabled; `null` while it is enabled. */
export function disabledReasonOf(snapshot: CodeCountdownSnapshot): CodeDisabledReason | null {
  if (snapshot.can({ type: 'code.send' })) return null;
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('waiting')) return 'wait';
  return snapshot.context.isOnline ? 'phone' : 'offline';
}

/** Returns the whole seconds until the next code, for the button; 0 without a countdown. */
export function secondsLeft(snapshot: CodeCountdownSnapshot): number {
  return snapshot.matches('waiting') ? Math.ceil(snapshot.context.millisecondsLeft / 1_000) : 0;
}
