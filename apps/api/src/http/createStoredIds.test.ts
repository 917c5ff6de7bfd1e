import { addToCart, createOrder, getProduct, listProducts, login } from '@mallard/domain/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStoredIds, toStoredId } from './createStoredIds.ts';

const NONE = { params: undefined, query: undefined, body: undefined };
const uuid = '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10';

it('replaces only ids, wherever they are', () => {
  const body = {
    items: [
      { skuUuid: '1001', quantity: 1 },
      { skuUuid: uuid, quantity: 2 },
    ],
    couponUuid: null,
    addressUuid: 'gid:1',
    checkoutUuid: uuid,
    note: '1001',
  };
  expect(createStoredIds(createOrder)({ ...NONE, body } as never).request.body).toEqual({
    ...body,
    items: [{ ...body.items[0], skuUuid: toStoredId('1001') }, body.items[1]],
    addressUuid: toStoredId('gid:1'),
  });
  expect(createStoredIds(getProduct)({ ...NONE, params: { id: 'blue-mug' } } as never).request.params).toEqual({
    id: toStoredId('blue-mug'),
  });
  expect(createStoredIds(listProducts)({ ...NONE, query: { sort: 'newest' } } as never).request.query).toEqual({
    sort: 'newest',
  });
  expect(createStoredIds(addToCart)({ ...NONE, body: { skuUuid: uuid, quantity: 1 } } as never).request.body).toEqual({
    skuUuid: uuid,
    quantity: 1,
  });
  const request = { ...NONE, body: { username: '1001', password: 'a' } };
  expect(createStoredIds(login)(request as never).request).toEqual(request);
});

it('answers with the ids that the client sent', () => {
  const { restore } = createStoredIds(addToCart)({ ...NONE, body: { skuUuid: '1001', quantity: 1 } } as never);
  const clamped = [
    { skuUuid: toStoredId('1001'), left: 0 },
    { skuUuid: uuid, left: 1 },
  ];
  expect(restore({ clamped, note: null })).toEqual({ clamped: [{ skuUuid: '1001', left: 0 }, clamped[1]], note: null });
  expect(restore(null)).toBeNull();
});

it('returns a UUID for every id: the id itself, or the same UUID for the same id', () => {
  const anyId = fc.oneof(
    fc.uuid(),
    fc.uuid().map((text) => text.toUpperCase()),
    fc.stringMatching(/^[\w.~:@=+-]{1,128}$/),
  );
  fc.assert(
    fc.property(anyId, anyId, (one, other) => {
      const [first, second] = [toStoredId(one), toStoredId(other)];
      expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(toStoredId(first)).toBe(first);
      expect(first === second).toBe(one === other);
    }),
  );
});
