import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import type { CodeSent } from './codeCountdownTypes.ts';

/** What the machine asks of the app. */
export interface CodeCountdownEffects {
  /** Sends a code (`sendVerificationCode`). It is never repeated by itself. */
  sendCode: Effect<CodeSent, { phone: string }>;
}

/** The machine's actors made of a plain async function: `codeCountdownMachine.provide({ actors: codeCountdownActors({ sendCode }) })`. */
export function codeCountdownActors({ sendCode }: CodeCountdownEffects) {
  return { sendCode: fromPromise<CodeSent, { phone: string }>(sendCode), countdown: countdownMachine };
}
