import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Minor, minor } from '../money/minor.ts';
import { splitMinor } from '../money/splitMinor.ts';
import {
  type AfterSaleCheck,
  type AfterSaleClaim,
  type AfterSaleDraft,
  type AfterSaleLine,
  afterSaleKindsOf,
  canRequestAfterSale,
  checkAfterSale,
  claimableQuantity,
  lineRefund,
  MAX_AFTER_SALES,
  shippingRefund,
} from './afterSaleRequest.ts';
import { isReleased } from './afterSaleTransitions.ts';
import { AFTER_SALE_WITHIN_MS } from './orderDeadlines.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const received = { status: 'completed', completedAt: NOW - 1000 };
const mugs: AfterSaleLine = { price: minor(5000), quantity: 3, discountShare: minor(1000) };

describe('afterSaleKindsOf', () => {
  it.each([
    ['unpaid', null, []],
    ['unshipped', null, []],
    ['shipped', null, ['refundOnly']],
    ['completed', NOW - AFTER_SALE_WITHIN_MS + 1, ['refundOnly', 'returnAndRefund']],
    ['completed', NOW - AFTER_SALE_WITHIN_MS, []],
    ['completed', null, []],
    ['cancelled', null, []],
    ['teleported', NOW, []],
  ])('of %s, received %j: %j', (status, completedAt, kinds) => {
    expect(afterSaleKindsOf({ status, completedAt }, NOW)).toEqual(kinds);
  });
});

describe('canRequestAfterSale', () => {
  it('needs a unit that is not part of a request', () => {
    expect(canRequestAfterSale(received, [{ quantity: 2, claimedQuantity: 1 }], NOW)).toBe(true);
    expect(canRequestAfterSale(received, [{ quantity: 2, claimedQuantity: 2 }], NOW)).toBe(false);
    expect(canRequestAfterSale({ ...received, status: 'unpaid' }, [{ quantity: 2, claimedQuantity: 0 }], NOW)).toBe(
      false,
    );
  });
});

describe('checkAfterSale', () => {
  const draft: AfterSaleDraft = { kind: 'returnAndRefund', reason: 'damaged', quantity: 2 };
  const check: AfterSaleCheck = { order: received, line: mugs, claims: [], requests: 0, now: NOW };
  const held = (status: string): AfterSaleClaim => ({ status, quantity: 2, amount: minor(9333) });

  it.each<[string, Partial<AfterSaleDraft>, Partial<AfterSaleCheck>, string | null]>([
    ['a line that was received', {}, {}, null],
    ['an order that is not shipped', {}, { order: { status: 'unshipped', completedAt: null } }, 'ORDER_STATE'],
    ['an order received too long ago', {}, { now: NOW + AFTER_SALE_WITHIN_MS }, 'ORDER_STATE'],
    ['a return while it is on its way', {}, { order: { status: 'shipped', completedAt: null } }, 'KIND'],
    ['a reason of the other kind', { reason: 'notReceived' }, {}, 'REASON'],
    ['more pieces than were bought', { quantity: 4 }, {}, 'QUANTITY'],
    ['no piece', { quantity: 0 }, {}, 'QUANTITY'],
    ['pieces that another request holds', {}, { claims: [held('requested')] }, 'QUANTITY'],
    ['pieces that are refunded', {}, { claims: [held('refunded')] }, 'QUANTITY'],
    ['pieces that a newer server gave an unknown status', {}, { claims: [held('escalated')] }, 'QUANTITY'],
    ['pieces whose request was withdrawn', {}, { claims: [held('withdrawn'), held('lapsed')] }, null],
    ['one request too many', {}, { requests: MAX_AFTER_SALES }, 'TOO_MANY'],
  ])('%s', (_, change, circumstances, refusal) => {
    expect(checkAfterSale({ ...draft, ...change }, { ...check, ...circumstances })).toBe(refusal);
  });
});

describe('lineRefund', () => {
  it('includes the exact share of the discount', () => {
    expect(lineRefund(mugs, [], 1)).toEqual({ goods: 5000, discount: 333, amount: 4667 });
    expect(lineRefund(mugs, [], 3)).toEqual({ goods: 15_000, discount: 1000, amount: 14_000 });
    const first = { status: 'refunded', quantity: 1, amount: minor(4667) };
    expect(lineRefund(mugs, [first], 2)).toEqual({ goods: 10_000, discount: 667, amount: 9333 });
  });

  it.each([0, -1, 1.5, 4, Number.NaN])('refuses %d units', (quantity) => {
    expect(() => lineRefund(mugs, [], quantity)).toThrow(RangeError);
  });
});

describe('shippingRefund', () => {
  it('is paid with the last unit of the order', () => {
    const order = { shipping: minor(1000), lines: [{ quantity: 1 }, { quantity: 2 }] };
    const other = (status: string) => [{ status, quantity: 1 }];
    expect(shippingRefund({ ...order, otherRequests: [], quantity: 2 })).toBe(0);
    expect(shippingRefund({ ...order, otherRequests: other('approved'), quantity: 2 })).toBe(0);
    expect(shippingRefund({ ...order, otherRequests: other('refunded'), quantity: 2 })).toBe(1000);
    expect(shippingRefund({ ...order, otherRequests: [], quantity: 3 })).toBe(1000);
  });
});

/** Requests about the lines of one order, each followed by its outcome, in any order. */
interface Simulated extends AfterSaleClaim {
  line: number;
}
type Move =
  | { type: 'request'; line: number; quantity: number }
  | { type: 'end'; request: number; outcome: 'refunded' | 'withdrawn' | 'refused' | 'lapsed' };

const orders = fc
  .record({
    lines: fc.array(fc.record({ price: fc.nat(200_000), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    discountPart: fc.nat(100),
    shipping: fc.constantFrom(0, 1000, 2300),
  })
  .map(({ lines, discountPart, shipping }) => {
    const subtotals = lines.map(({ price, quantity }) => price * quantity);
    const goods = subtotals.reduce((a, b) => a + b, 0);
    const discount = Math.floor((goods * discountPart) / 100);
    const shares = discount > 0 ? splitMinor(minor(discount), subtotals) : subtotals.map(() => minor(0));
    const priced = lines.map(
      ({ price, quantity }, index): AfterSaleLine => ({
        price: minor(price),
        quantity,
        discountShare: shares[index] ?? minor(0),
      }),
    );
    return { lines: priced, shipping: minor(shipping), total: goods - discount + shipping };
  });

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('request' as const),
      line: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      type: fc.constant('end' as const),
      request: fc.nat(30),
      outcome: fc.constantFrom('refunded' as const, 'withdrawn' as const, 'refused' as const, 'lapsed' as const),
    }),
  ),
  { maxLength: 40 },
);

const sumOf = (amounts: readonly Minor[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('any sequence of requests about an order', () => {
  it('refunds at most what was paid, and all of it when every unit is refunded', () => {
    fc.assert(
      fc.property(orders, moves, ({ lines, shipping, total }, sequence) => {
        const requests: Simulated[] = [];
        const paidBack: Minor[] = [];
        const claimsOf = (line: number) => requests.filter((request) => request.line === line);
        const end = (request: Simulated, outcome: string) => {
          if (outcome === 'refunded') {
            const others = requests.filter((other) => other !== request);
            paidBack.push(
              request.amount,
              shippingRefund({ shipping, lines, otherRequests: others, quantity: request.quantity }),
            );
          }
          request.status = outcome;
        };
        const ask = (line: number, quantity: number) => {
          const bought = lines[line];
          if (!bought || quantity < 1 || quantity > claimableQuantity(bought, claimsOf(line))) return;
          const { goods, discount, amount } = lineRefund(bought, claimsOf(line), quantity);
          expect(goods - discount).toBe(amount);
          expect(Math.min(discount, amount)).toBeGreaterThanOrEqual(0);
          requests.push({ line, quantity, amount, status: 'requested' });
        };
        for (const move of sequence) {
          if (move.type === 'request') ask(move.line, move.quantity);
          const request = move.type === 'end' ? requests[move.request] : undefined;
          if (move.type === 'end' && request?.status === 'requested') end(request, move.outcome);
          for (const [line, { price, quantity, discountShare }] of lines.entries()) {
            const live = claimsOf(line).filter(({ status }) => !isReleased(status));
            expect(sumOf(live.map(({ amount }) => amount))).toBeLessThanOrEqual(price * quantity - discountShare);
          }
          expect(sumOf(paidBack)).toBeLessThanOrEqual(total);
        }
        for (const request of requests) if (request.status === 'requested') end(request, 'refunded');
        for (const [line, bought] of lines.entries()) {
          ask(line, claimableQuantity(bought, claimsOf(line)));
          for (const request of claimsOf(line)) if (request.status === 'requested') end(request, 'refunded');
        }
        expect(sumOf(paidBack)).toBe(total);
      }),
      { numRuns: 500 },
    );
  });
});
