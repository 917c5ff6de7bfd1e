import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { generateDigits } from '../state/generateIds.ts';

/** Seconds until an unused code to a phone can be replaced. */
export const RESEND_SECONDS = 60;
const VALID_MS = 5 * 60_000;
const MAX_TRIES = 5;

/**
 * Creates a new code for a phone, which replaces the previous one.
 *
 * @throws {Refusal} RATE_LIMITED when the last one is unused and less than a minute old
 */
export function issueCode({ state, now }: OpenShop, phone: string): void {
  const storedCode = state.codes.find((code) => code.phone === phone);
  if (storedCode && now - storedCode.sentAt < RESEND_SECONDS * 1000)
    throw refuse('RATE_LIMITED', { retryAfter: RESEND_SECONDS });
  const fresh = { phone, code: generateDigits(state, 6), tries: 0, sentAt: now };
  state.codes = [...state.codes.filter((code) => code.phone !== phone && now - code.sentAt < VALID_MS), fresh];
}

/** Checks a code. Every attempt counts; the right code works once. */
export function redeemCode(shop: OpenShop, phone: string, given: string): boolean {
  const isRight = isRightCode(shop, phone, given);
  if (isRight) deleteCode(shop, phone);
  return isRight;
}

/** Checks a code without deleting it. Every attempt counts. */
export function isRightCode({ state, now }: OpenShop, phone: string, given: string): boolean {
  const storedCode = state.codes.find((code) => code.phone === phone);
  if (!storedCode || now - storedCode.sentAt >= VALID_MS || storedCode.tries >= MAX_TRIES) return false;
  storedCode.tries += 1;
  return storedCode.code === given;
}

/** Uses up the code of a phone. */
export function deleteCode({ state }: OpenShop, phone: string): void {
  state.codes = state.codes.filter((code) => code.phone !== phone);
}
