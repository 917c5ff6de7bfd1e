import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import type { CodeSent } from './codeCountdownTypes.ts';

/** Effects that the app provides to the machine. */
export interface CodeCountdownEffects {
  /** Sends a code (`sendVerificationCode`). The machine never retries it. */
  sendCode: Effect<CodeSent, { phone: string }>;
}

/**
 * Creates the machine's actors from an async function.
 *
 * @example codeCountdownMachine.provide({ actors: codeCountdownActors({ sendCode }) })
 */
export function codeCountdownActors({ sendCode }: CodeCountdownEffects) {
  return { sendCode: fromPromise<CodeSent, { phone: string }>(sendCode), countdown: countdownMachine };
}
