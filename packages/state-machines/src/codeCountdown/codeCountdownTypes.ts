import type { ApiError } from '@mallard/domain/errors';
import type { CountdownTick } from '../countdown/countdownMachine.ts';

/** When the next code may be sent, by phone; milliseconds since 1970 by the machine's clock. */
export type CodeWaits = Readonly<Record<string, number>>;

export interface CodeCountdownInput {
  /** The server's time, milliseconds since 1970: `createServerClock(…).now`. */
  now: () => number;
  /** What the field holds, as typed. @default empty */
  phone?: string;
  /** Waits kept from before a reload (`context.waits`); those that are over do no harm. @default none */
  waits?: CodeWaits;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

export interface CodeCountdownContext {
  now: () => number;
  /** What the field holds; digits of every script as ASCII ones. */
  phone: string;
  waits: CodeWaits;
  isOnline: boolean;
  /** Until a code can be sent to the phone in the field; counted while `waiting`. */
  millisecondsLeft: number;
  /** The phone that the last code went to: the button then says _send again_ for it. */
  sentTo: string | null;
  /** The phone that a code is being sent to, or was last tried to. */
  asked: string | null;
  /** Why the last code was not sent to the phone in the field. */
  error: ApiError | null;
}

export type CodeCountdownEvent =
  /** The field holds something else, as typed. */
  | { type: 'phone.changed'; phone: string }
  | { type: 'code.send' }
  | { type: 'network.changed'; isOnline: boolean }
  | CountdownTick;

export type CodeCountdownEmitted =
  /** A code is on its way to this phone, whatever the field holds by now. */
  { type: 'code.sent'; phone: string; resendAt: number } | { type: 'code.failed'; phone: string; error: ApiError };

/** The server's answer: seconds until the next code may be sent to the same phone. */
export interface CodeSent {
  resendAfter: number;
}
