import { minor } from '@mallard/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mugDraft } from './checkoutSamples.ts';
import { attemptFor, type OrderAttempt, type OrderDraft } from './orderAttempt.ts';

const drafts: fc.Arbitrary<OrderDraft> = fc.record({
  items: fc.array(fc.record({ skuUuid: fc.constantFrom('s1', 's2'), quantity: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  shippingMethod: fc.constantFrom('standard', 'express'),
  couponUuid: fc.constantFrom(null, 'c1'),
  addressUuid: fc.constantFrom('a1', 'a2'),
  note: fc.constantFrom('', 'thanks'),
  expectedTotal: fc.constantFrom(minor(100), minor(200)),
  isFromCart: fc.boolean(),
});

describe('attempts of a checkout', () => {
  it('have one key per draft, and one checkout id until the outcome is known', () => {
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 8 }), (wanted) => {
        let made = 0;
        const createKey = () => {
          made += 1;
          return `key-${made}`;
        };
        const keys = new Map<string, string>();
        let open: OrderAttempt | null = null;
        for (const draft of wanted) {
          const before: OrderAttempt | null = open;
          const next: OrderAttempt = attemptFor('ann cart', draft, before, createKey);
          expect(next.draft).toEqual(draft);
          expect(next.checkoutUuid).toBe(before?.checkoutUuid ?? next.checkoutUuid);
          const body = keys.get(next.idempotencyKey) ?? JSON.stringify(draft);
          expect(body).toBe(JSON.stringify(draft));
          keys.set(next.idempotencyKey, body);
          // Storage returns equal copies, perhaps with fields in another order.
          const copy = Object.fromEntries(Object.entries(structuredClone(draft)).reverse()) as unknown as OrderDraft;
          expect(attemptFor('ann cart', copy, next, () => 'new')).toBe(next);
          open = next;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of another source are not reused', () => {
    const open = { source: 'bob cart', checkoutUuid: 'c1', idempotencyKey: 'k1', draft: mugDraft };
    expect(attemptFor('ann cart', mugDraft, open, () => 'new')).toMatchObject({
      checkoutUuid: 'new',
      idempotencyKey: 'new',
    });
  });
});
