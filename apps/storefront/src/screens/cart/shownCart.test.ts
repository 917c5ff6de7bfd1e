import type { Cart, CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { describe, expect, it } from 'vitest';
import { shownCart } from './shownCart.ts';

const line: CartItem = {
  id: '018f0000-0000-7000-8000-000000000001',
  productUuid: '018f0000-0000-7000-8000-000000000002',
  skuUuid: '018f0000-0000-7000-8000-000000000003',
  title: '台灯',
  attributes: [],
  image: { url: '/media/lamp', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null },
  price: minor(100),
  originalPrice: null,
  addedPrice: minor(100),
  quantity: 6,
  stock: 100,
  limit: 5,
  isSelected: true,
  status: 'insufficient',
};
const cart: Cart = { version: 1, items: [line], unitCount: 6, selectedUnits: 0, selectedGoods: minor(0) };
const shown = (change: { quantity?: number; isSelected?: boolean }) =>
  shownCart(cart, new Map([[line.id, change]]), new Set());

describe('a line that was changed', () => {
  it('can be bought again with as many pieces as stock and limit allow', () => {
    expect(shown({ quantity: 5 })).toMatchObject({ lines: [{ status: 'available' }], selectedUnits: 5 });
  });

  it('stays short above the purchase limit, however much there is', () => {
    expect(shown({ isSelected: true })).toMatchObject({ lines: [{ status: 'insufficient' }], selectedUnits: 0 });
  });
});
