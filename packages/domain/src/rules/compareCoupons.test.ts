import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponStatuses } from '../contract/coupons.ts';
import { compareCoupons, type ListedCoupon } from './compareCoupons.ts';

const coupon = (id: string, status: string, threshold: number, day: number): ListedCoupon => ({
  id,
  status,
  threshold,
  endTime: new Date(Date.UTC(2027, 0, day)).toISOString(),
});
const idsOf = (coupons: readonly ListedCoupon[]) => coupons.toSorted(compareCoupons).map(({ id }) => id);

describe('the order of coupons', () => {
  it('starts with claimable coupons without a threshold, and ends with sold-out ones', () => {
    const coupons = [
      coupon('gone', 'soldOut', 0, 1),
      coupon('past', 'expired', 0, 1),
      coupon('spent', 'used', 0, 1),
      coupon('held', 'claimed', 0, 2),
      coupon('held, ends first', 'claimed', 9900, 1),
      coupon('open, ends first', 'claimable', 9900, 1),
      coupon('open, later', 'claimable', 4900, 9),
      coupon('newcomer', 'claimable', 0, 30),
    ];
    expect(idsOf(coupons)).toEqual([
      'newcomer',
      'open, ends first',
      'open, later',
      'held, ends first',
      'held',
      'spent',
      'past',
      'gone',
    ]);
  });

  it('does not depend on the previous order', () => {
    const coupons = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        status: fc.constantFrom(...couponStatuses, 'of a later version'),
        threshold: fc.constantFrom(0, 4900, 9900),
        endTime: fc.constantFrom('2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(coupons, (list) => {
        expect(idsOf(list)).toEqual(idsOf(list.toReversed()));
      }),
    );
  });
});
