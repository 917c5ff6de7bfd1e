import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AfterSaleActor,
  type AfterSaleEvent,
  type AfterSaleKind,
  afterSaleActors,
  afterSaleEvents,
  afterSaleKinds,
  afterSaleStatuses,
  afterSaleTransitions,
  allowedAfterSaleActions,
  findAfterSaleTransition,
  isOpenAfterSale,
} from './afterSaleTransitions.ts';

/** Written independently of the table, as sentences `actor event: from > to`. */
const allowed: Record<AfterSaleKind, ReadonlySet<string>> = {
  refundOnly: new Set([
    'seller approve: requested > approved',
    'seller refuse: requested > refused',
    'shopper withdraw: requested > withdrawn',
    'shopper withdraw: approved > withdrawn',
    'system refund: approved > refunded',
  ]),
  returnAndRefund: new Set([
    'seller approve: requested > approved',
    'seller refuse: requested > refused',
    'shopper withdraw: requested > withdrawn',
    'shopper withdraw: approved > withdrawn',
    'shopper withdraw: returning > withdrawn',
    'shopper ship: approved > returning',
    'system lapse: approved > lapsed',
    'seller receive: returning > refunded',
  ]),
};

describe('the after-sale table', () => {
  it.each(afterSaleKinds)('allows exactly the listed changes of a %s request', (kind) => {
    const found = new Set<string>();
    for (const status of afterSaleStatuses)
      for (const event of afterSaleEvents)
        for (const actor of afterSaleActors) {
          const change = findAfterSaleTransition({ status, kind }, event, actor);
          if (change) found.add(`${actor} ${event}: ${status} > ${change.to}`);
        }
    expect(found).toEqual(allowed[kind]);
  });

  it('refunds exactly once, and restocks only with a parcel', () => {
    for (const { to, refunds, returnsStock, event } of afterSaleTransitions) {
      expect(refunds).toBe(to === 'refunded');
      expect(returnsStock).toBe(event === 'receive');
    }
  });

  it.each([
    ['', 'refundOnly'],
    ['escalated', 'refundOnly'],
    ['requested', 'exchange'],
    ['__proto__', 'constructor'],
  ])('allows nothing for status "%s" and kind "%s"', (status, kind) => {
    for (const event of afterSaleEvents)
      for (const actor of afterSaleActors)
        expect(findAfterSaleTransition({ status, kind }, event, actor)).toBeUndefined();
    expect(allowedAfterSaleActions({ status, kind })).toEqual([]);
  });

  it('ends every sequence of events with at most one refund', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...afterSaleEvents), fc.constantFrom(...afterSaleActors)));
    fc.assert(
      fc.property(fc.constantFrom(...afterSaleKinds), steps, (kind, sequence: [AfterSaleEvent, AfterSaleActor][]) => {
        let status = 'requested';
        let refunds = 0;
        for (const [event, actor] of sequence) {
          const change = findAfterSaleTransition({ status, kind }, event, actor);
          if (!change) continue;
          expect(isOpenAfterSale(status)).toBe(true);
          status = change.to;
          refunds += Number(change.refunds);
        }
        expect(refunds).toBe(Number(status === 'refunded'));
      }),
    );
  });
});

describe('allowedAfterSaleActions', () => {
  it.each([
    ['requested', 'refundOnly', ['withdraw']],
    ['approved', 'refundOnly', ['withdraw']],
    ['approved', 'returnAndRefund', ['ship', 'withdraw']],
    ['returning', 'returnAndRefund', ['withdraw']],
    ['refunded', 'returnAndRefund', []],
    ['refused', 'refundOnly', []],
  ])('shows for %s, %s: %j', (status, kind, actions) => {
    expect(allowedAfterSaleActions({ status, kind })).toEqual(actions);
  });
});
