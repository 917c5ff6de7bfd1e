import { expect, it } from 'vitest';
import { readSource } from './useCheckoutSource.ts';

const sourceOf = (query: string) => readSource(new URLSearchParams(query), 'lin');

it('treats another quantity as another order with the same choices', () => {
  const [three, two] = [sourceOf('sku=mug&quantity=3'), sourceOf('sku=mug&quantity=2')];
  expect(three.buyNow).toEqual({ skuUuid: 'mug', quantity: 3 });
  expect(two.name).not.toBe(three.name);
  expect(two.choicesName).toBe(three.choicesName);
});

it('distinguishes SKUs, the cart and shoppers', () => {
  const names = [sourceOf('sku=mug'), sourceOf('sku=cup'), sourceOf(''), readSource(new URLSearchParams(), 'wang')];
  expect(new Set(names.map(({ choicesName }) => choicesName)).size).toBe(names.length);
  expect(sourceOf('').buyNow).toBeNull();
});

it.each([
  ['0', 1],
  ['2.9', 2],
  ['many', 1],
  ['5000', 999],
])('reads the quantity %s as %i', (quantity, pieces) => {
  expect(sourceOf(`sku=mug&quantity=${quantity}`).buyNow?.quantity).toBe(pieces);
});
