import type { CartItem, Coupon } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { couponsForCart } from './couponsForCart.ts';

const now = Date.parse('2026-11-02T08:30:00.000Z');

const coupon = (id: string, changes: Partial<Coupon>): Coupon => ({
  ...{ id, name: id, kind: 'amount', value: 1000, threshold: minor(0), cap: null, categoryUuids: [], remaining: 5 },
  ...{ startTime: '2026-11-01T00:00:00Z', endTime: '2026-12-01T00:00:00Z', status: 'claimable' },
  ...changes,
});
const line = (category: string, changes: Partial<CartItem> = {}): CartItem => ({
  ...{ id: category, productUuid: category, skuUuid: category, title: category, attributes: [] },
  image: { url: '/media/lamp', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null },
  ...{ price: minor(5000), originalPrice: null, addedPrice: minor(5000), categoryUuids: [category, 'home'] },
  ...{ quantity: 1, stock: 100, limit: 5, isSelected: true, status: 'available' },
  ...changes,
});
const coupons = [
  coupon('for lamps', { categoryUuids: ['lamps'], value: 3000 }),
  coupon('used', { status: 'used' }),
  coupon('from 100', { threshold: minor(10_000) }),
  coupon('free shipping', { kind: 'freeShipping', value: 0 }),
  coupon('for mugs', { categoryUuids: ['mugs'], value: 2000, status: 'claimed' }),
];
const namesOf = (lines: readonly CartItem[]) => couponsForCart(coupons, lines, now).map(({ name }) => name);

it('lists what fits the selected lines first', () => {
  const lamps = line('lamps', { isSelected: false });
  expect(namesOf([line('mugs'), lamps])).toEqual(['free shipping', 'for mugs', 'from 100', 'for lamps']);
  expect(namesOf([line('mugs'), { ...lamps, isSelected: true }])).toEqual([
    ...['for lamps', 'free shipping', 'for mugs', 'from 100'],
  ]);
  expect(namesOf([line('mugs', { status: 'insufficient' }), { ...lamps, isSelected: true }])[0]).toBe('for lamps');
});
