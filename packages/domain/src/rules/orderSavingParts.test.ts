import { expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../contract/shop.ts';
import { minor } from '../money/minor.ts';
import { orderSavingParts } from './orderSavingParts.ts';

const order = (savings: number, discount: number, shipping: number, shippingMethod = 'standard') => ({
  amounts: { discount: minor(discount), shipping: minor(shipping) },
  savings: minor(savings),
  items: [{ price: minor(5000), quantity: 1 }],
  shippingMethod,
});

it.each([
  ['reductions of list prices', order(9000, 5000, 1000), { reduction: 4000, shipping: 0 }],
  ['a coupon for shipping', order(1000, 0, 0), { reduction: 0, shipping: 1000 }],
  ['both', order(5000, 0, 0), { reduction: 4000, shipping: 1000 }],
  ['nothing', order(0, 0, 1000), { reduction: 0, shipping: 0 }],
  ['a back end without savings', order(0, 5000, 0), { reduction: 0, shipping: 0 }],
  ['an unknown shipping method', order(4000, 0, 0, 'drone'), { reduction: 4000, shipping: 0 }],
])('splits the savings: %s', (_, saved, parts) => {
  expect(orderSavingParts(saved, DEFAULT_SHOP)).toEqual(parts);
});
