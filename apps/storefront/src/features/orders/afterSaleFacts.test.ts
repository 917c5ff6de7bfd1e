import type { AfterSale, Order } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { MAX_AFTER_SALES } from '@mallard/domain/rules';
import { expect, it } from 'vitest';
import { claimableItems, furtherRequest } from './afterSaleFacts.ts';

const orderOf = (quantities: Readonly<Record<string, number>>) => {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  return { items } as Order;
};
const request = (orderItemUuid: string, status: string, quantity = 1) => {
  const amounts = { goods: minor(0), discount: minor(0), shipping: minor(0), total: minor(0) };
  return { orderItemUuid, status, quantity, amounts } as AfterSale;
};

it('offers no further request once all items are requested or refunded', () => {
  const order = orderOf({ mug: 1, bowl: 2 });
  expect(claimableItems(order, [request('mug', 'requested'), request('bowl', 'refunded', 2)])).toEqual([]);
});

it('offers no more requests than the limit of an order', () => {
  const many = Array.from({ length: MAX_AFTER_SALES }, () => request('mug', 'withdrawn'));
  expect(claimableItems(orderOf({ mug: 1 }), many)).toEqual([]);
});

it.each([
  ['others', [request('mug', 'requested')]],
  ['again', [request('mug', 'withdrawn')]],
  ['again', [request('mug', 'withdrawn'), request('bowl', 'requested')]],
] as const)('classifies a further request as "%s"', (about, requests) => {
  const items = claimableItems(orderOf({ mug: 1, bowl: 1 }), requests);
  expect(furtherRequest(items, requests)).toBe(about);
});
