import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderPaymentStatus, orderPaymentStatus, type PaymentFacts } from './orderPaymentStatus.ts';
import { canTransition, orderStatuses, paymentStatuses } from './orderStatus.ts';

const deadline = Date.parse('2026-11-02T12:30:00.000Z');
const unpaid: PaymentFacts = {
  orderStatus: 'unpaid',
  paymentStatus: 'pending',
  payBefore: '2026-11-02T12:30:00.000Z',
  payment: null,
};
const decided: readonly OrderPaymentStatus[] = ['paid', 'refunded', 'expired', 'cancelled'];

describe('the payment status of an order', () => {
  it.each([
    ['ready', {}],
    ['open', { payment: { status: 'pending' } }],
    ['confirming', { payment: { status: 'paid' } }],
    ['confirming', { payment: { status: 'processing' } }],
    ['failed', { payment: { status: 'failed' }, paymentStatus: 'failed' }],
    ['ready', { payment: { status: 'refunded' } }],
    ['paid', { orderStatus: 'unshipped', paymentStatus: 'paid', payment: { status: 'paid' } }],
    ['cancelled', { orderStatus: 'cancelled' }],
    ['refunded', { orderStatus: 'cancelled', paymentStatus: 'paid' }],
    ['refunded', { orderStatus: 'cancelled', paymentStatus: 'refunded' }],
    ['confirming', { orderStatus: 'on_hold' }],
  ] as const)('is %s for %o', (status, facts) => {
    expect(orderPaymentStatus({ ...unpaid, ...facts }, deadline - 1)).toBe(status);
  });

  it('is overdue from the deadline on, and expired once the server has cancelled', () => {
    expect(orderPaymentStatus({ ...unpaid, payment: { status: 'pending' } }, deadline)).toBe('overdue');
    expect(orderPaymentStatus({ ...unpaid, orderStatus: 'cancelled' }, deadline)).toBe('expired');
  });

  it('stays cancelled after the deadline if the shopper cancelled', () => {
    const cancelled = { ...unpaid, orderStatus: 'cancelled', cancelReason: 'changedMind' };
    for (const now of [deadline - 1, deadline]) expect(orderPaymentStatus(cancelled, now)).toBe('cancelled');
    expect(orderPaymentStatus({ ...cancelled, cancelReason: null }, deadline)).toBe('expired');
    expect(orderPaymentStatus({ ...cancelled, paymentStatus: 'refunded' }, deadline)).toBe('refunded');
  });

  it('is decided by the server only, whatever the time', () => {
    const facts = fc.record({
      orderStatus: fc.oneof(fc.constantFrom(...orderStatuses), fc.string()),
      paymentStatus: fc.oneof(fc.constantFrom(...paymentStatuses), fc.string()),
      payBefore: fc.constant(unpaid.payBefore),
      payment: fc.option(fc.record({ status: fc.oneof(fc.constantFrom(...paymentStatuses), fc.string()) })),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 2 * deadline }), (known, now) => {
        const status = orderPaymentStatus(known, now);
        const before = orderPaymentStatus(known, 0);
        expect(decided.includes(status)).toBe(decided.includes(before));
        // These statuses offer a payment, so it must be possible.
        if (status === 'ready' || status === 'failed' || status === 'open') {
          expect(canTransition(known.orderStatus, 'pay', 'shopper')).toBe(true);
          expect(now).toBeLessThan(deadline);
        }
        if (status === 'paid') expect(known.paymentStatus).not.toBe('refunded');
      }),
      { numRuns: 3000 },
    );
  });
});
