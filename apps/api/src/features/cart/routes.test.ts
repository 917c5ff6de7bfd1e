import { randomUUID } from 'node:crypto';
import {
  addToCart,
  batchAddToCart,
  batchDeleteCartItems,
  clearCart,
  deleteCartItem,
  getCart,
  getCartCount,
  updateCartItem,
} from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, skus } from '../../db/schema/index.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';

let shop: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.signUp();
});

const add = (skuUuid: string, quantity = 1, token = shopper.token) =>
  shop.call(addToCart, { body: { skuUuid, quantity } }, { token });
const lineOf = async (skuUuid: string, quantity = 1) => {
  const { data } = await add(skuUuid, quantity);
  return data.items[0]?.id ?? '';
};

describe('the cart', () => {
  it('is empty at first', async () => {
    const { status, data } = await shop.call(getCart, {}, { token: shopper.token });
    expect(status).toBe(200);
    expect(data).toEqual({ version: 0, items: [], saved: [], unitCount: 0, selectedGoods: 0, selectedUnits: 0 });
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data).toEqual({ unitCount: 0 });
  });

  it('has lines with current price, texts, limit and picture', async () => {
    const { skuId, id } = await addProduct(shop.db, { price: 1990, stock: 5, limit: 3 });
    const { data } = await add(skuId, 2);
    expect(data).toMatchObject({ version: 1, unitCount: 2, selectedGoods: 3980, selectedUnits: 2 });
    expect(data.items[0]).toMatchObject({
      productUuid: id,
      skuUuid: skuId,
      title: 'Mug',
      attributes: [{ name: 'Colour', value: 'Green' }],
      price: 1990,
      addedPrice: 1990,
      stock: 5,
      limit: 3,
      status: 'available',
    });
  });

  it('uses the language of the request', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId);
    const { data } = await shop.call(getCart, {}, { token: shopper.token, locale: 'zh-CN' });
    expect(data.items[0]?.title).toBe('Mug（中）');
  });

  it('grows once if a request is repeated with its key, and is then as it is now', async () => {
    const [{ skuId }, other, key] = [await addProduct(shop.db), await addProduct(shop.db), randomUUID()];
    const repeat = (quantity = 2) =>
      shop.call(addToCart, { body: { skuUuid: skuId, quantity } }, { token: shopper.token, key });
    expect((await repeat()).data).toMatchObject({ version: 1, unitCount: 2 });
    await add(other.skuId);
    const repeated = await repeat();
    expect(repeated.data).toMatchObject({ version: 2, unitCount: 3 });
    expect(repeated.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await repeat(3)).failure.error).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is unchanged after a refusal, which is repeated with its key', async () => {
    const [{ skuId }, key] = [await addProduct(shop.db, { stock: 1 }), randomUUID()];
    const tooMany = () =>
      shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: shopper.token, key });
    const refused = await tooMany();
    await shop.db.update(skus).set({ stock: 5 }).where(eq(skus.id, skuId));
    expect((await tooMany()).failure).toEqual(refused.failure);
    expect(refused.failure.error).toBe('OUT_OF_STOCK');
    expect((await shop.call(getCart, {}, { token: shopper.token })).data).toMatchObject({ version: 0, items: [] });
  });

  it('adds to an existing line, and increments its version with each change', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId, 2);
    const { data } = await add(skuId, 3);
    expect(data.items).toHaveLength(1);
    expect(data).toMatchObject({ version: 2, unitCount: 5 });
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data).toEqual({ unitCount: 5 });
  });

  it('lists the newest line first', async () => {
    const one = await addProduct(shop.db);
    const two = await addProduct(shop.db);
    await add(one.skuId);
    shop.advance(1000);
    expect((await add(two.skuId)).data.items.map(({ skuUuid }) => skuUuid)).toEqual([two.skuId, one.skuId]);
  });

  it('has a reason for each line that can’t be bought, and excludes it from the sums', async () => {
    const sold = await addProduct(shop.db);
    const off = await addProduct(shop.db);
    const few = await addProduct(shop.db);
    await add(sold.skuId, 1);
    await add(off.skuId, 1);
    await add(few.skuId, 4);
    await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, sold.skuId));
    await shop.db
      .update(skus)
      .set({ stock: 3, price: 1 as never })
      .where(eq(skus.id, few.skuId));
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, off.id));
    const { data } = await shop.call(getCart, {}, { token: shopper.token });
    const bySku = new Map(data.items.map((item) => [item.skuUuid, item]));
    expect(bySku.get(sold.skuId)).toMatchObject({ status: 'soldOut', stock: 0 });
    expect(bySku.get(off.skuId)).toMatchObject({ status: 'offSale', stock: 0 });
    expect(bySku.get(few.skuId)).toMatchObject({ status: 'insufficient', stock: 3, price: 1, addedPrice: 5000 });
    expect(data).toMatchObject({ unitCount: 6, selectedUnits: 0, selectedGoods: 0 });
  });

  it('requires a signed-in user', async () => {
    for (const { status } of [
      await shop.call(getCart, {}),
      await shop.call(getCartCount, {}),
      await shop.call(clearCart, {}),
    ])
      expect(status).toBe(401);
  });

  it('is private to its user', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId);
    const otherUser = await shop.signUp();
    expect((await shop.call(getCart, {}, { token: otherUser.token })).data.items).toEqual([]);
  });
});

describe('adding to the cart', () => {
  it('returns the requested, available and cart quantity when stock runs out', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 3 });
    await add(skuId, 2);
    const { status, failure } = await add(skuId, 2);
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'OUT_OF_STOCK', details: { asked: 2, left: 1, inCart: 2 } });
    expect((await shop.call(getCart, {}, { token: shopper.token })).data).toMatchObject({ version: 1, unitCount: 2 });
  });

  it('returns an error when the purchase limit is reached', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 500, limit: 5 });
    const { status, failure } = await add(skuId, 6);
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'PURCHASE_LIMIT', details: { asked: 6, left: 5, inCart: 0 } });
  });

  it('never exceeds 99 units, regardless of the SKU’s limit', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 900, limit: 900 });
    expect((await add(skuId, 99)).status).toBe(200);
    expect((await add(skuId, 1)).failure.error).toBe('PURCHASE_LIMIT');
  });

  it('rejects off-sale SKUs', async () => {
    const { skuId } = await addProduct(shop.db, { isOnSale: false });
    expect(await add(skuId)).toMatchObject({ status: 409, failure: { error: 'OFF_SALE' } });
  });

  it('returns 404 for an unknown SKU', async () => {
    expect(await add(randomUUID())).toMatchObject({ status: 404, failure: { error: 'NOT_FOUND' } });
  });

  it('adds once when the request is repeated with its idempotency key', async () => {
    const { skuId } = await addProduct(shop.db);
    const send = () =>
      shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: shopper.token, key: 'add-once-0001' });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data.unitCount).toBe(2);
  });

  it.each([0, -1, 1.5, 1000])('rejects a quantity of %s with the field', async (quantity) => {
    const { status, failure } = await add(randomUUID(), quantity);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['quantity']);
  });

  it('rejects the 201st line', async () => {
    const { id } = await addProduct(shop.db);
    const rows = Array.from({ length: 201 }, (_, position) => ({
      productId: id,
      position,
      values: {},
      price: 100 as never,
      stock: 9,
    }));
    const made = await shop.db.insert(skus).values(rows).returning({ id: skus.id });
    const batch = (from: number, to: number) =>
      shop.call(
        batchAddToCart,
        { body: { items: made.slice(from, to).map((sku) => ({ skuUuid: sku.id, quantity: 1 })) } },
        { token: shopper.token },
      );
    for (let from = 0; from < 200; from += 50) expect((await batch(from, from + 50)).status).toBe(200);
    expect(await batch(199, 201)).toMatchObject({ status: 409, failure: { error: 'CART_LIMIT' } });
    expect(await add(made[200]?.id ?? '')).toMatchObject({ status: 409, failure: { error: 'CART_LIMIT' } });
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data.unitCount).toBe(200);
  });
});

describe('merging a guest cart', () => {
  it('adds to existing lines, and reports lines that it reduced', async () => {
    const plenty = await addProduct(shop.db, { stock: 50 });
    const few = await addProduct(shop.db, { stock: 3 });
    const off = await addProduct(shop.db, { isOnSale: false });
    const gone = randomUUID();
    await add(few.skuId, 2);
    const items = [
      { skuUuid: plenty.skuId, quantity: 1 },
      { skuUuid: few.skuId, quantity: 5 },
      { skuUuid: off.skuId, quantity: 1 },
      { skuUuid: gone, quantity: 2 },
      { skuUuid: '1001', quantity: 2 },
      { skuUuid: plenty.skuId, quantity: 3, isSelected: false },
    ];
    const { status, data } = await shop.call(batchAddToCart, { body: { items } }, { token: shopper.token });
    expect(status).toBe(200);
    const quantities = Object.fromEntries(data.cart.items.map(({ skuUuid, quantity }) => [skuUuid, quantity]));
    expect(quantities).toEqual({ [plenty.skuId]: 4, [few.skuId]: 3 });
    expect(data.clamped).toEqual([
      { skuUuid: few.skuId, asked: 5, kept: 1 },
      { skuUuid: off.skuId, asked: 1, kept: 0 },
      { skuUuid: gone, asked: 2, kept: 0 },
      // An id of another shop, as it was sent.
      { skuUuid: '1001', asked: 2, kept: 0 },
    ]);
  });

  it('never reduces an existing line, even when stock has run out', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    await add(skuId, 4);
    await shop.db.update(skus).set({ stock: 1 }).where(eq(skus.id, skuId));
    const { data } = await shop.call(
      batchAddToCart,
      { body: { items: [{ skuUuid: skuId, quantity: 1 }] } },
      { token: shopper.token },
    );
    expect(data.cart.items[0]?.quantity).toBe(4);
    expect(data.clamped).toEqual([{ skuUuid: skuId, asked: 1, kept: 0 }]);
  });

  it('returns valid quantities when the sum of the lines is huge', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const items = Array.from({ length: 50 }, () => ({ skuUuid: skuId, quantity: 999 }));
    const { status, data } = await shop.call(batchAddToCart, { body: { items } }, { token: shopper.token });
    expect(status).toBe(200);
    expect(data.clamped).toEqual([{ skuUuid: skuId, asked: 999, kept: 5 }]);
  });

  it('rejects more than 200 lines and an empty list', async () => {
    const items = Array.from({ length: 201 }, () => ({ skuUuid: randomUUID(), quantity: 1 }));
    expect((await shop.call(batchAddToCart, { body: { items } }, { token: shopper.token })).status).toBe(400);
    expect((await shop.call(batchAddToCart, { body: { items: [] } }, { token: shopper.token })).status).toBe(400);
    expect((await shop.call(batchAddToCart, { body: { items } })).status).toBe(401);
  });
});

describe('changing a line', () => {
  const change = (id: string, body: { quantity?: number; isSelected?: boolean }, token = shopper.token) =>
    shop.call(updateCartItem, { params: { id }, body }, { token });

  it('sets quantity and selection independently', async () => {
    const { skuId } = await addProduct(shop.db, { price: 100 });
    const id = await lineOf(skuId, 2);
    expect((await change(id, { quantity: 7 })).data).toMatchObject({ unitCount: 7, selectedGoods: 700, version: 2 });
    const { data } = await change(id, { isSelected: false });
    expect(data).toMatchObject({ unitCount: 7, selectedGoods: 0 });
  });

  it('is idempotent', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    await change(id, { quantity: 4 });
    expect((await change(id, { quantity: 4 })).data.unitCount).toBe(4);
  });

  it('rejects more than the stock', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 3 });
    const id = await lineOf(skuId);
    const { status, failure } = await change(id, { quantity: 4 });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'OUT_OF_STOCK', details: { asked: 4, left: 3, inCart: 0 } });
  });

  it('lets an off-sale line be deselected, but not increased', async () => {
    const { skuId, id: productId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, productId));
    expect((await change(id, { isSelected: false })).status).toBe(200);
    expect((await change(id, { quantity: 2 })).failure.error).toBe('OFF_SALE');
  });

  it('gives the same response for another user’s line and a missing line', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    const otherUser = await shop.signUp();
    const [otherUsersLine, missingLine] = [
      await change(id, { quantity: 2 }, otherUser.token),
      await change(randomUUID(), { quantity: 2 }, otherUser.token),
    ];
    expect(otherUsersLine.status).toBe(404);
    expect({ ...otherUsersLine.failure, requestId: '' }).toEqual({ ...missingLine.failure, requestId: '' });
  });

  it('rejects unknown and invalid ids, and invalid quantities', async () => {
    expect((await change('nonsense', { quantity: 2 })).status).toBe(404);
    expect((await change('no id', { quantity: 2 })).status).toBe(400);
    expect((await change(randomUUID(), { quantity: 0 })).status).toBe(400);
  });
});

describe('removing lines', () => {
  it('removes a line; a second time it is not found', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    const remove = () => shop.call(deleteCartItem, { params: { id } }, { token: shopper.token });
    expect((await remove()).data).toMatchObject({ items: [], version: 2 });
    expect((await remove()).status).toBe(404);
  });

  it('removes several lines, and ignores unknown ids and those of other users', async () => {
    const { skuId } = await addProduct(shop.db);
    const otherUser = await shop.signUp();
    const otherUsersLine = (await add(skuId, 1, otherUser.token)).data.items[0]?.id ?? '';
    const ownLine = await lineOf(skuId);
    const { status, data } = await shop.call(
      batchDeleteCartItems,
      { body: { ids: [ownLine, otherUsersLine, randomUUID()] } },
      { token: shopper.token },
    );
    expect(status).toBe(200);
    expect(data.items).toEqual([]);
    expect((await shop.call(getCartCount, {}, { token: otherUser.token })).data.unitCount).toBe(1);
  });

  it('clears the cart, even when it is empty', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId, 3);
    for (const _time of [1, 2]) {
      const { status, data } = await shop.call(clearCart, {}, { token: shopper.token });
      expect(status).toBe(200);
      expect(data).toBeNull();
    }
    expect((await shop.call(getCart, {}, { token: shopper.token })).data).toMatchObject({ items: [], version: 3 });
  });
});
