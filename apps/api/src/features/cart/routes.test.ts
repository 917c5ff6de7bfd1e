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
  it('is empty before anything was put in', async () => {
    const { status, data } = await shop.call(getCart, {}, { token: shopper.token });
    expect(status).toBe(200);
    expect(data).toEqual({ version: 0, items: [], saved: [], unitCount: 0, selectedGoods: 0, selectedUnits: 0 });
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data).toEqual({ unitCount: 0 });
  });

  it('shows a line with price, words, limit and picture of the moment', async () => {
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

  it('speaks the language of the call', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId);
    const { data } = await shop.call(getCart, {}, { token: shopper.token, locale: 'zh-CN' });
    expect(data.items[0]?.title).toBe('Mug（中）');
  });

  it('grows a line instead of doubling it, and its version with each change', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId, 2);
    const { data } = await add(skuId, 3);
    expect(data.items).toHaveLength(1);
    expect(data).toMatchObject({ version: 2, unitCount: 5 });
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data).toEqual({ unitCount: 5 });
  });

  it('puts the newest line first', async () => {
    const one = await addProduct(shop.db);
    const two = await addProduct(shop.db);
    await add(one.skuId);
    shop.advance(1000);
    expect((await add(two.skuId)).data.items.map(({ skuUuid }) => skuUuid)).toEqual([two.skuId, one.skuId]);
  });

  it('names each reason why a line cannot be bought, and leaves it out of the sums', async () => {
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

  it('is closed to people who are not signed in', async () => {
    for (const { status } of [
      await shop.call(getCart, {}),
      await shop.call(getCartCount, {}),
      await shop.call(clearCart, {}),
    ])
      expect(status).toBe(401);
  });

  it('is not shared', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId);
    const other = await shop.signUp();
    expect((await shop.call(getCart, {}, { token: other.token })).data.items).toEqual([]);
  });
});

describe('adding to the cart', () => {
  it('says what was asked, what is left and what the cart holds when stock runs out', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 3 });
    await add(skuId, 2);
    const { status, failure } = await add(skuId, 2);
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'OUT_OF_STOCK', details: { asked: 2, left: 1, inCart: 2 } });
    expect((await shop.call(getCart, {}, { token: shopper.token })).data).toMatchObject({ version: 1, unitCount: 2 });
  });

  it('says so when the purchase limit is reached', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 500, limit: 5 });
    const { status, failure } = await add(skuId, 6);
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'PURCHASE_LIMIT', details: { asked: 6, left: 5, inCart: 0 } });
  });

  it('never goes beyond 99 pieces, whatever the SKU allows', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 900, limit: 900 });
    expect((await add(skuId, 99)).status).toBe(200);
    expect((await add(skuId, 1)).failure.error).toBe('PURCHASE_LIMIT');
  });

  it('refuses what is off sale', async () => {
    const { skuId } = await addProduct(shop.db, { isOnSale: false });
    expect(await add(skuId)).toMatchObject({ status: 409, failure: { error: 'OFF_SALE' } });
  });

  it('does not find a SKU that does not exist', async () => {
    expect(await add(randomUUID())).toMatchObject({ status: 404, failure: { error: 'NOT_FOUND' } });
  });

  it('adds once when the call is repeated under its key', async () => {
    const { skuId } = await addProduct(shop.db);
    const send = () =>
      shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: shopper.token, key: 'add-once-0001' });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect((await shop.call(getCartCount, {}, { token: shopper.token })).data.unitCount).toBe(2);
  });

  it.each([0, -1, 1.5, 1000])('refuses %s pieces by the name of the field', async (quantity) => {
    const { status, failure } = await add(randomUUID(), quantity);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['quantity']);
  });

  it('refuses the 201st line', async () => {
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
  it('adds to what is there, lowers what is too much, and names it', async () => {
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
    ]);
  });

  it('never lowers a line that was there, even when stock has since run out', async () => {
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

  it('keeps its contract when the sum of the lines is absurd', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 5 });
    const items = Array.from({ length: 50 }, () => ({ skuUuid: skuId, quantity: 999 }));
    const { status, data } = await shop.call(batchAddToCart, { body: { items } }, { token: shopper.token });
    expect(status).toBe(200);
    expect(data.clamped).toEqual([{ skuUuid: skuId, asked: 999, kept: 5 }]);
  });

  it('refuses more than 200 lines and none at all', async () => {
    const items = Array.from({ length: 201 }, () => ({ skuUuid: randomUUID(), quantity: 1 }));
    expect((await shop.call(batchAddToCart, { body: { items } }, { token: shopper.token })).status).toBe(400);
    expect((await shop.call(batchAddToCart, { body: { items: [] } }, { token: shopper.token })).status).toBe(400);
    expect((await shop.call(batchAddToCart, { body: { items } })).status).toBe(401);
  });
});

describe('changing a line', () => {
  const change = (id: string, body: { quantity?: number; isSelected?: boolean }, token = shopper.token) =>
    shop.call(updateCartItem, { params: { id }, body }, { token });

  it('sets quantity and selection, each on its own', async () => {
    const { skuId } = await addProduct(shop.db, { price: 100 });
    const id = await lineOf(skuId, 2);
    expect((await change(id, { quantity: 7 })).data).toMatchObject({ unitCount: 7, selectedGoods: 700, version: 2 });
    const { data } = await change(id, { isSelected: false });
    expect(data).toMatchObject({ unitCount: 7, selectedGoods: 0 });
  });

  it('comes to the same when it is sent twice', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    await change(id, { quantity: 4 });
    expect((await change(id, { quantity: 4 })).data.unitCount).toBe(4);
  });

  it('refuses more than there is', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 3 });
    const id = await lineOf(skuId);
    const { status, failure } = await change(id, { quantity: 4 });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ error: 'OUT_OF_STOCK', details: { asked: 4, left: 3, inCart: 0 } });
  });

  it('lets a line that is off sale be deselected, but not grow', async () => {
    const { skuId, id: productId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, productId));
    expect((await change(id, { isSelected: false })).status).toBe(200);
    expect((await change(id, { quantity: 2 })).failure.error).toBe('OFF_SALE');
  });

  it('treats a line of somebody else like one that does not exist', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    const other = await shop.signUp();
    const [theirs, none] = [
      await change(id, { quantity: 2 }, other.token),
      await change(randomUUID(), { quantity: 2 }, other.token),
    ];
    expect(theirs.status).toBe(404);
    expect({ ...theirs.failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
  });

  it('refuses what is no id or no quantity', async () => {
    expect((await change('nonsense', { quantity: 2 })).status).toBe(400);
    expect((await change(randomUUID(), { quantity: 0 })).status).toBe(400);
  });
});

describe('taking lines out', () => {
  it('takes one out; a second time it is not there', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await lineOf(skuId);
    const remove = () => shop.call(deleteCartItem, { params: { id } }, { token: shopper.token });
    expect((await remove()).data).toMatchObject({ items: [], version: 2 });
    expect((await remove()).status).toBe(404);
  });

  it('takes several out and passes over strangers and unknown ids', async () => {
    const { skuId } = await addProduct(shop.db);
    const other = await shop.signUp();
    const theirs = (await add(skuId, 1, other.token)).data.items[0]?.id ?? '';
    const mine = await lineOf(skuId);
    const { status, data } = await shop.call(
      batchDeleteCartItems,
      { body: { ids: [mine, theirs, randomUUID()] } },
      { token: shopper.token },
    );
    expect(status).toBe(200);
    expect(data.items).toEqual([]);
    expect((await shop.call(getCartCount, {}, { token: other.token })).data.unitCount).toBe(1);
  });

  it('empties the cart, also when it is empty', async () => {
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
