import type { CartItem, Coupon } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';

/** Creates a claimed coupon of 10 yuan without a threshold, valid from November 1 to December 1, 2026. */
export const sampleCoupon = (id: string, changes: Partial<Coupon> = {}): Coupon => ({
  id,
  name: id,
  kind: 'amount',
  value: 1000,
  threshold: minor(0),
  cap: null,
  categoryUuids: [],
  remaining: 5,
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-01T00:00:00Z',
  status: 'claimed',
  ...changes,
});

/** Creates a selected cart item that costs 50 yuan. */
export const sampleCartItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 'mug',
  productUuid: 'mug',
  skuUuid: 'mug',
  title: 'Mug',
  attributes: [],
  image: { url: '/media/mug', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null },
  price: minor(5000),
  originalPrice: null,
  addedPrice: minor(5000),
  categoryUuids: ['mugs', 'kitchen'],
  quantity: 1,
  stock: 100,
  limit: 5,
  isSelected: true,
  status: 'available',
  ...changes,
});
