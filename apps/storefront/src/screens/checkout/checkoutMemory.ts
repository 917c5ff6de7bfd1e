import { shippingMethods } from '@mallard/domain/contract';
import type { Store } from '@mallard/domain/storage';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid());

/** An order that was asked for and whose outcome is not known yet. */
const attempt = v.object({
  /** What is being bought, and by whom. */
  source: v.string(),
  /** Names the checkout: the server makes one order of it, however often it hears of it. */
  checkoutUuid: id,
  idempotencyKey: id,
  /** What was sent under the key, as text: another body needs another key. */
  body: v.string(),
});
export type CheckoutAttempt = v.InferOutput<typeof attempt>;

/** What a shopper has chosen at a checkout, so that leaving it for an address does not lose it. */
const choices = v.object({
  source: v.string(),
  addressUuid: v.nullable(v.string()),
  shippingMethod: v.picklist(shippingMethods),
  /** Absent: the best one. `null`: none. */
  couponUuid: v.optional(v.nullable(v.string())),
  note: v.pipe(v.string(), v.maxLength(200)),
});
export type CheckoutChoices = v.InferOutput<typeof choices>;

/** What a tab remembers of a checkout, across reloads. */
export interface CheckoutMemory {
  /** The unsettled attempt at this checkout, if there is one. */
  openAttempt(source: string): CheckoutAttempt | null;
  /**
   * Remembers an attempt before its first byte is sent. While the outcome of an earlier one is open, the checkout keeps
   * its name, and the same body its key.
   */
  beginAttempt(source: string, body: string): CheckoutAttempt;
  /** The outcome is known. */
  settleAttempt(): void;
  readChoices(source: string): CheckoutChoices | null;
  writeChoices(choices: CheckoutChoices): void;
  forgetChoices(): void;
}

/** Makes the memory over a store of this tab. */
export function createCheckoutMemory(store: Store, createUuid: () => string): CheckoutMemory {
  const attemptEntry = store.entry({ key: 'checkoutAttempt', version: 1, schema: attempt, fallback: () => null });
  const choicesEntry = store.entry({ key: 'checkoutChoices', version: 1, schema: choices, fallback: () => null });

  function openAttempt(source: string): CheckoutAttempt | null {
    const kept = attemptEntry.read();
    return kept?.source === source ? kept : null;
  }

  return {
    openAttempt,
    beginAttempt(source, body) {
      const open = openAttempt(source);
      if (open?.body === body) return open;
      const next = { source, body, checkoutUuid: open?.checkoutUuid ?? createUuid(), idempotencyKey: createUuid() };
      attemptEntry.write(next);
      return next;
    },
    settleAttempt: () => attemptEntry.clear(),
    readChoices(source) {
      const kept = choicesEntry.read();
      return kept?.source === source ? kept : null;
    },
    writeChoices: (next) => void choicesEntry.write(next),
    forgetChoices: () => choicesEntry.clear(),
  };
}
