import type { CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { describe, expect, it } from 'vitest';
import { splitCart } from './splitCart.ts';

const line = (id: string, change: Partial<CartItem> = {}): CartItem => ({
  id,
  productUuid: id,
  skuUuid: id,
  title: id,
  attributes: [],
  image: { url: '/media/lamp', alt: '', width: 1, height: 1, sources: [], color: null, placeholder: null },
  price: minor(100),
  originalPrice: minor(130),
  addedPrice: minor(100),
  quantity: 2,
  stock: 100,
  limit: 5,
  isSelected: true,
  status: 'available',
  ...change,
});

describe('splitCart', () => {
  it('parts what cannot be bought at all from the rest', () => {
    const items = [
      line('lamp'),
      line('mug', { status: 'insufficient' }),
      line('vase', { status: 'soldOut' }),
      line('book', { status: 'offSale' }),
    ];
    const { lines, unavailable } = splitCart({ items });
    expect(lines.map(({ id }) => id)).toEqual(['lamp', 'mug']);
    expect(unavailable.map(({ id }) => id)).toEqual(['vase', 'book']);
  });

  it.each([
    ['all', [true, true]],
    ['some', [true, false]],
    ['none', [false, false]],
  ] as const)('says that %s are selected', (selection, chosen) => {
    const items = chosen.map((isSelected, index) => line(String(index), { isSelected }));
    expect(splitCart({ items: [...items, line('gone', { status: 'soldOut', isSelected: true })] }).selection).toBe(
      selection,
    );
  });
});
