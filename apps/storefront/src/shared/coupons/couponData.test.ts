import type { Coupon } from '@mallard/domain/contract';
import { expect, it } from 'vitest';
import { couponsFor } from './couponData.ts';

const product = {
  categories: [
    { id: 'kitchen', name: 'Kitchen' },
    { id: 'mugs', name: 'Mugs' },
  ],
};

function coupon(changes: Partial<Coupon>): Coupon {
  return {
    id: 'c',
    name: 'Coupon',
    kind: 'freeShipping',
    value: 0,
    threshold: 0 as Coupon['threshold'],
    cap: null,
    categoryUuids: [],
    startTime: '2026-01-01T00:00:00Z',
    endTime: '2027-01-01T00:00:00Z',
    status: 'claimable',
    remaining: 5,
    ...changes,
  };
}

it.each([
  ['for everything', coupon({}), true],
  ['already claimed', coupon({ status: 'claimed' }), true],
  ['for a category of the product', coupon({ categoryUuids: ['lamps', 'kitchen'] }), true],
  ['for other categories', coupon({ categoryUuids: ['lamps'] }), false],
  ['used', coupon({ status: 'used' }), false],
  ['expired', coupon({ status: 'expired' }), false],
  ['sold out', coupon({ status: 'soldOut' }), false],
])('decides whether to show a coupon: %s', (_, candidate, isShown) => {
  expect(couponsFor([candidate], product)).toEqual(isShown ? [candidate] : []);
});
