import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  canTransition,
  findTransition,
  nextOrderStatus,
  type OrderActor,
  type OrderEvent,
  orderActors,
  orderEvents,
  orderStatuses,
  orderTransitions,
  sourcesOf,
} from './orderStatus.ts';

const steps = fc.array(fc.tuple(fc.constantFrom(...orderEvents), fc.constantFrom(...orderActors)), { maxLength: 12 });

/** Written independently of the table, as sentences `actor event: from > to`. */
const allowed = new Set([
  'shopper pay: unpaid > unshipped',
  'gateway pay: unpaid > unshipped',
  'shopper cancel: unpaid > cancelled',
  'system expire: unpaid > cancelled',
  'shopper cancel: unshipped > cancelled',
  'seller ship: unshipped > shipped',
  'shopper confirm: shipped > completed',
  'system confirm: shipped > completed',
]);

describe('the order table', { tags: ['P13'] }, () => {
  it('allows exactly the listed changes, for every status, event and actor', () => {
    const found = new Set<string>();
    for (const from of orderStatuses)
      for (const event of orderEvents)
        for (const actor of orderActors) {
          const to = nextOrderStatus(from, event, actor);
          expect(canTransition(from, event, actor)).toBe(to !== undefined);
          if (to) found.add(`${actor} ${event}: ${from} > ${to}`);
        }
    expect(found).toEqual(allowed);
  });

  it('has one outcome per status and event', () => {
    const keys = orderTransitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('allows nothing from an unknown status', () => {
    for (const status of ['', 'UNPAID', 'returning', '__proto__', 'constructor'])
      for (const event of orderEvents)
        for (const actor of orderActors) expect(nextOrderStatus(status, event, actor)).toBeUndefined();
  });

  it('returns the statuses in which an event is possible', () => {
    expect(sourcesOf('pay')).toEqual(['unpaid']);
    expect(sourcesOf('cancel')).toEqual(['unpaid', 'unshipped']);
    expect(sourcesOf('confirm', 'system')).toEqual(['shipped']);
    expect(sourcesOf('ship', 'shopper')).toEqual([]);
    for (const event of orderEvents)
      for (const actor of orderActors)
        expect(sourcesOf(event, actor)).toEqual(orderStatuses.filter((status) => canTransition(status, event, actor)));
  });
});

describe('any sequence of events', { tags: ['P13'] }, () => {
  it('keeps money, stock and time consistent', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const order = { status: 'unpaid' as string, paid: 0, refunded: 0, stockHeld: 1, shipped: 0 };
        const seen = ['unpaid'];
        for (const [event, actor] of sequence) {
          const change = findTransition(order.status, event, actor);
          if (!change) continue;
          if (event === 'pay') order.paid += 1;
          if (event === 'ship') order.shipped += 1;
          if (change.refunds) order.refunded += 1;
          if (change.returnsStock) order.stockHeld -= 1;
          order.status = change.to;
          seen.push(change.to);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(order.paid).toBeLessThanOrEqual(1);
        if (order.status === 'cancelled')
          expect(order).toMatchObject({ refunded: order.paid, stockHeld: 0, shipped: 0 });
        else expect(order).toMatchObject({ refunded: 0, stockHeld: 1 });
        if (order.shipped > 0) expect(order.paid).toBe(1);
      }),
      { numRuns: 4000 },
    );
  });

  it('ends the same when two actors race and each change is a compare-and-set', () => {
    const race = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...orderEvents), fc.constantFrom(...orderActors)));
    fc.assert(
      fc.property(race, (moves) => {
        let stored: string = 'unpaid';
        const known = { left: 'unpaid', right: 'unpaid' } as { left: string; right: string };
        for (const [isLeft, event, actor] of moves) {
          const side = isLeft ? 'left' : 'right';
          const wanted = nextOrderStatus(known[side], event, actor);
          const before = stored;
          if (wanted && sourcesOf(event, actor).some((from) => from === stored)) stored = wanted;
          if (stored !== before) expect(isListed(before, stored, event, actor)).toBe(true);
          known[side] = stored;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing after completed or cancelled', () => {
    for (const status of ['completed', 'cancelled'])
      for (const event of orderEvents)
        for (const actor of orderActors) expect(canTransition(status, event, actor)).toBe(false);
  });
});

function isListed(from: string, to: string, event: OrderEvent, actor: OrderActor): boolean {
  return allowed.has(`${actor} ${event}: ${from} > ${to}`);
}

describe('allowedActions', () => {
  it.each([
    ['unpaid', ['pay', 'cancel', 'details']],
    ['unshipped', ['cancel', 'details']],
    ['shipped', ['logistics', 'confirm', 'details']],
    ['completed', ['review', 'buyAgain', 'delete', 'details']],
    ['cancelled', ['buyAgain', 'delete', 'details']],
  ])('offers for %s: %j', (status, actions) => {
    expect(allowedActions(status, { hasUnreviewedLines: true })).toEqual(actions);
  });

  it('no longer offers a review once every line has one', () => {
    expect(allowedActions('completed', { hasUnreviewedLines: false })).toEqual(['buyAgain', 'delete', 'details']);
  });

  it('offers a return or refund when one can be requested, and no deletion while one is open', () => {
    const facts = { hasUnreviewedLines: false, canRequestAfterSale: true };
    expect(allowedActions('shipped', facts)).toEqual(['logistics', 'confirm', 'afterSale', 'details']);
    expect(allowedActions('completed', facts)).toEqual(['buyAgain', 'afterSale', 'delete', 'details']);
    expect(allowedActions('unshipped', facts)).toEqual(['cancel', 'details']);
    expect(allowedActions('completed', { ...facts, hasOpenAfterSale: true })).toEqual([
      'buyAgain',
      'afterSale',
      'details',
    ]);
  });

  it('offers only the details of an unknown status', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'Unpaid')), (status) => {
        fc.pre(!orderStatuses.some((known) => known === status));
        expect(allowedActions(status, { hasUnreviewedLines: true })).toEqual(['details']);
      }),
      { numRuns: 500 },
    );
  });

  it('offers exactly the buttons that the table allows', () => {
    const events = { pay: 'pay', cancel: 'cancel', confirm: 'confirm' } as const;
    for (const status of orderStatuses)
      for (const [action, event] of Object.entries(events))
        expect(allowedActions(status, { hasUnreviewedLines: true }).some((offered) => offered === action)).toBe(
          canTransition(status, event, 'shopper'),
        );
  });
});
