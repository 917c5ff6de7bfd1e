import type { Favorite } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { priceDropOf } from './PriceDropNote.tsx';

it.each([
  [10_900, 8900, 2000],
  [8900, 8900, 0],
  [7900, 8900, 0],
  [null, 8900, 0],
  [undefined, 8900, 0],
])('compares the price when saved, %s, with the current price, %i', (savedPrice, currentPrice, drop) => {
  const priceWhenAdded = typeof savedPrice === 'number' ? minor(savedPrice) : savedPrice;
  const product = { price: minor(currentPrice) } as Favorite['product'];
  expect(priceDropOf({ priceWhenAdded, product })).toBe(drop);
});
