import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Minor, minor } from '../money/minor.ts';
import { compareCoupons } from './compareCoupons.ts';
import { type CouponLine, type CouponTerms, evaluateCoupon, isKnownCoupon } from './coupon.ts';
import { sortCoupons } from './sortCoupons.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');
const mug = { price: minor(10_000), quantity: 2, categoryUuids: ['mugs', 'home'] };

type Sample = CouponTerms & { id: string; status: string };
const coupon = (id: string, terms: Partial<Sample>): Sample => ({
  id,
  kind: 'amount',
  value: 1000,
  threshold: minor(0),
  cap: null,
  categoryUuids: [],
  status: 'claimed',
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-12-01T00:00:00.000Z',
  ...terms,
});
const sort = (coupons: readonly Sample[], ...rest: [readonly CouponLine[], number, Minor?]) =>
  sortCoupons(
    coupons.map((one) => ({ coupon: one, evaluation: isKnownCoupon(one) ? evaluateCoupon(one, ...rest) : undefined })),
  ).map((entry) => entry.coupon);
const idsOf = (coupons: readonly Sample[]) => coupons.map(({ id }) => id);

const anyCoupon = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('amount', 'percent', 'freeShipping'),
  value: fc.integer({ min: 0, max: 5000 }),
  threshold: fc.integer({ min: 0, max: 40_000 }).map(minor),
  cap: fc.constantFrom(null, minor(500)),
  categoryUuids: fc.constantFrom([], ['mugs'], ['home', 'tea'], ['tea']),
  startTime: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'),
  endTime: fc.constantFrom('2026-11-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z'),
  status: fc.constantFrom('claimable', 'claimed', 'used', 'soldOut'),
}) satisfies fc.Arbitrary<Sample>;
const coupons = fc.uniqueArray(anyCoupon, { selector: ({ id }) => id });
const lines = fc.constantFrom([], [mug], [{ ...mug, categoryUuids: ['tea'] }, mug]);
const fee = fc.constantFrom(0, 1000).map(minor);

describe('sortCoupons', () => {
  it('lists what a new shopper can use first, then by saving, distance to the threshold, and what does not fit', () => {
    const list = [
      coupon('other category, claimable', { categoryUuids: ['tea'], status: 'claimable' }),
      coupon('other category', { categoryUuids: ['tea'] }),
      coupon('far', { threshold: minor(50_000) }),
      coupon('unknown kind', { kind: 'gift' as 'amount' }),
      coupon('near', { threshold: minor(21_000) }),
      coupon('saves 10', {}),
      coupon('saves 20, claimable', { value: 2000, threshold: minor(1), status: 'claimable', categoryUuids: ['home'] }),
      coupon('for newcomers', { value: 500, status: 'claimable' }),
    ];
    expect(idsOf(sort(list, [mug], now))).toEqual([
      'for newcomers',
      'saves 20, claimable',
      'saves 10',
      'near',
      'far',
      'other category, claimable',
      'other category',
      'unknown kind',
    ]);
  });

  it('changes only the order, independently of the previous one', () => {
    fc.assert(
      fc.property(coupons, lines, fee, (list, chosen, shipping) => {
        const sorted = sort(list, chosen, now, shipping);
        expect(idsOf(sorted).toSorted()).toEqual(idsOf(list).toSorted());
        expect(sort(list.toReversed(), chosen, now, shipping)).toEqual(sorted);
      }),
    );
  });

  it('never lists a coupon before one that saves more, or is nearer to its threshold', () => {
    fc.assert(
      fc.property(coupons, lines, fee, (list, chosen, shipping) => {
        const held = list.filter(({ status }) => status !== 'claimable');
        const fits = sort(held, chosen, now, shipping).map((one) => evaluateCoupon(one, chosen, now, shipping));
        const savings = fits.map(({ saving }) => saving);
        expect(savings).toEqual(savings.toSorted((a, b) => b - a));
        const missing = fits.flatMap((fit) => (fit.isUsable ? [] : (fit.missing ?? Number.POSITIVE_INFINITY)));
        const useless = fits.map((fit) => fit.saving === 0 && (fit.isUsable || fit.missing === undefined));
        expect(useless).toEqual(useless.toSorted((a, b) => Number(a) - Number(b)));
        expect(missing.filter(Number.isFinite)).toEqual(missing.filter(Number.isFinite).toSorted((a, b) => a - b));
      }),
    );
  });

  it('keeps the usual order while nothing is selected', () => {
    fc.assert(
      fc.property(coupons, (list) => {
        expect(sort(list, [], now)).toEqual(list.toSorted(compareCoupons));
      }),
    );
  });
});
