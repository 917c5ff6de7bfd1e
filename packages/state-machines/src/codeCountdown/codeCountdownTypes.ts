import type { ApiError } from '@mallard/domain/errors';
import type { CountdownTick } from '../countdown/countdownMachine.ts';

/** When the next code may be sent, by phone; milliseconds since 1970 by the machine's clock. */
export type CodeWaits = Readonly<Record<string, number>>;

export interface CodeCountdownInput {
  /** The server's time, milliseconds since 1970: `createServerClock(…).now`. */
  now: () => number;
  /** Phone in the field, as typed. @default empty */
  phone?: string;
  /** Countdowns stored before a reload (`context.waits`); those that have ended are ignored. @default none */
  waits?: CodeWaits;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

export interface CodeCountdownContext {
  now: () => number;
  /** Phone in the field, with digits of any script as ASCII. */
  phone: string;
  waits: CodeWaits;
  isOnline: boolean;
  /** Milliseconds until a code can be sent to the phone in the field; updated in `waiting`. */
  millisecondsLeft: number;
  /** The phone that the last code was sent to: its button shows _send again_. */
  sentTo: string | null;
  /** The phone of the current or last request. */
  requestedPhone: string | null;
  /** Why the last code was not sent to the phone in the field. */
  error: ApiError | null;
}

export type CodeCountdownEvent =
  /** The phone in the field was changed, as typed. */
  | { type: 'phone.changed'; phone: string }
  | { type: 'code.send' }
  | { type: 'network.changed'; isOnline: boolean }
  | CountdownTick;

export type CodeCountdownEmitted =
  /** A code was sent to this phone, or failed, whatever the field contains by now. */
  { type: 'code.sent'; phone: string; resendAt: number } | { type: 'code.failed'; phone: string; error: ApiError };

/** The server's response: seconds until the next code may be sent to the same phone. */
export interface CodeSent {
  resendAfter: number;
}
