import { randomUUID } from 'node:crypto';
import {
  addSavedItem,
  addToCart,
  clearCart,
  deleteSavedItem,
  getCart,
  getCartCount,
  MAX_SAVED_LINES,
  moveToCart,
  saveForLater,
} from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, savedItems, skus } from '../../db/schema/index.ts';
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

const as = () => ({ token: shopper.token });
const add = (skuUuid: string, quantity = 1) => shop.call(addToCart, { body: { skuUuid, quantity } }, as());
const save = (skuUuid: string, key?: string) =>
  shop.call(saveForLater, { body: { skuUuid } }, { ...as(), ...(key && { key }) });
const move = (skuUuid: string) => shop.call(moveToCart, { body: { skuUuid } }, as());
const addSaved = (skuUuid: string, quantity = 1) => shop.call(addSavedItem, { body: { skuUuid, quantity } }, as());
const read = async () => (await shop.call(getCart, {}, as())).data;

describe('saving a line for later', () => {
  it('moves SKU and quantity; the line is not part of the total, and stays until it is moved or deleted', async () => {
    const { skuId } = await addProduct(shop.db, { price: 1990 });
    await add(skuId, 3);
    const { status, data } = await save(skuId);
    expect(status).toBe(200);
    expect(data).toMatchObject({ version: 2, items: [], unitCount: 0, selectedGoods: 0, selectedUnits: 0 });
    expect(data.saved).toMatchObject([
      { skuUuid: skuId, quantity: 3, price: 1990, addedPrice: 1990, isSelected: false },
    ]);
    expect((await shop.call(getCartCount, {}, as())).data.unitCount).toBe(0);
    expect(await read()).toEqual(data);
    await shop.call(clearCart, {}, as());
    expect((await read()).saved).toHaveLength(1);
  });

  it('works for a sold-out line, and reserves no stock', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 2 });
    await add(skuId, 2);
    await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
    expect((await save(skuId)).data.saved).toMatchObject([{ status: 'soldOut', quantity: 2 }]);
    await shop.db.update(skus).set({ stock: 2 }).where(eq(skus.id, skuId));
    const otherUser = await shop.signUp();
    const bought = await shop.call(addToCart, { body: { skuUuid: skuId, quantity: 2 } }, { token: otherUser.token });
    expect(bought.status).toBe(200);
  });

  it('adds to a saved line of the same SKU, up to 999, and stores the current price', async () => {
    const { skuId } = await addProduct(shop.db, { price: 500 });
    await addSaved(skuId, 998);
    await shop.db
      .update(skus)
      .set({ price: 400 as never })
      .where(eq(skus.id, skuId));
    await add(skuId, 3);
    expect((await save(skuId)).data.saved).toMatchObject([{ quantity: 999, addedPrice: 400 }]);
  });

  it('lists the newest line first', async () => {
    const [one, two] = [await addProduct(shop.db), await addProduct(shop.db)];
    await addSaved(one.skuId);
    shop.advance(1000);
    expect((await addSaved(two.skuId)).data.saved.map(({ skuUuid }) => skuUuid)).toEqual([two.skuId, one.skuId]);
  });

  it('replays the response for the same idempotency key, and returns 404 for another key', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId, 2);
    const first = await save(skuId, 'save-once-0001');
    expect((await save(skuId, 'save-once-0001')).data).toEqual(first.data);
    expect(await save(skuId)).toMatchObject({ status: 404, failure: { error: 'NOT_FOUND' } });
    expect(await addSaved(randomUUID())).toMatchObject({ status: 404, failure: { error: 'NOT_FOUND' } });
  });

  it('rejects too many lines, and leaves the line in the cart', async () => {
    const { id } = await addProduct(shop.db);
    const rows = Array.from({ length: MAX_SAVED_LINES + 1 }, (_, position) => ({
      productId: id,
      position,
      values: {},
      price: 100 as never,
      stock: 9,
    }));
    const made = await shop.db.insert(skus).values(rows).returning({ id: skus.id });
    const [last, first, ...otherSkuIds] = made.map((sku) => sku.id);
    await addSaved(first ?? '');
    const [{ cartId } = { cartId: '' }] = await shop.db
      .select()
      .from(savedItems)
      .where(eq(savedItems.skuId, first ?? ''));
    await shop.db
      .insert(savedItems)
      .values(
        otherSkuIds.map((skuId) => ({ cartId, skuId, quantity: 1, addedPrice: 100 as never, createdAt: new Date() })),
      );
    await add(last ?? '');
    expect(await save(last ?? '')).toMatchObject({
      status: 409,
      failure: { error: 'SAVED_LIMIT', details: { limit: MAX_SAVED_LINES } },
    });
    expect((await addSaved(first ?? '')).status).toBe(200);
    expect(await read()).toMatchObject({ unitCount: 1, items: [{ skuUuid: last }] });
  });

  it('is private to its user', async () => {
    const { skuId } = await addProduct(shop.db);
    await addSaved(skuId);
    const otherUser = await shop.signUp();
    expect((await shop.call(getCart, {}, { token: otherUser.token })).data.saved).toEqual([]);
    const otherUsersMove = await shop.call(moveToCart, { body: { skuUuid: skuId } }, { token: otherUser.token });
    expect(otherUsersMove.status).toBe(404);
    await shop.call(deleteSavedItem, { params: { skuUuid: skuId } }, { token: otherUser.token });
    expect((await read()).saved).toHaveLength(1);
  });
});

describe('moving a saved line to the cart', () => {
  it('moves all units, selected, at the current price', async () => {
    const { skuId } = await addProduct(shop.db, { price: 500 });
    await addSaved(skuId, 2);
    const { status, data } = await move(skuId);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      cart: { saved: [], items: [{ quantity: 2, isSelected: true, addedPrice: 500 }], selectedGoods: 1000 },
      clamped: [],
    });
  });

  it('moves the given quantity, selected or not, and leaves the remaining units saved', async () => {
    const { skuId } = await addProduct(shop.db);
    await addSaved(skuId, 5);
    const body = { skuUuid: skuId, quantity: 2, isSelected: false };
    expect((await shop.call(moveToCart, { body }, as())).data).toMatchObject({
      cart: { saved: [{ quantity: 3 }], items: [{ quantity: 2, isSelected: false }], selectedUnits: 0 },
      clamped: [],
    });
    const more = { skuUuid: skuId, quantity: 9 };
    expect((await shop.call(moveToCart, { body: more }, as())).data).toMatchObject({
      cart: { saved: [], items: [{ quantity: 5, isSelected: true }] },
      clamped: [],
    });
  });

  it('merges with the line in the cart up to the limit, returns the moved units, and leaves the remaining units saved', async () => {
    const { skuId } = await addProduct(shop.db, { stock: 50, limit: 5 });
    await add(skuId, 3);
    await addSaved(skuId, 4);
    const { data } = await move(skuId);
    expect(data.cart).toMatchObject({ saved: [{ quantity: 2 }], items: [{ quantity: 5 }] });
    expect(data.clamped).toEqual([{ skuUuid: skuId, asked: 4, kept: 2 }]);
  });

  it('fails with the reason when no unit can be added, and the line stays saved', async () => {
    const full = await addProduct(shop.db, { stock: 3 });
    const gone = await addProduct(shop.db, { stock: 0 });
    const off = await addProduct(shop.db, { stock: 3 });
    await add(full.skuId, 3);
    for (const { skuId } of [full, gone, off]) await addSaved(skuId);
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, off.id));
    expect(await move(full.skuId)).toMatchObject({
      status: 409,
      failure: { error: 'OUT_OF_STOCK', details: { asked: 1, left: 0, inCart: 3 } },
    });
    expect(await move(gone.skuId)).toMatchObject({ status: 409, failure: { error: 'OUT_OF_STOCK' } });
    expect(await move(off.skuId)).toMatchObject({ status: 409, failure: { error: 'OFF_SALE' } });
    expect(await move(randomUUID())).toMatchObject({ status: 404 });
    expect((await read()).saved).toHaveLength(3);
  });
});

describe('deleting a saved line', () => {
  it('deletes it, ignores SKUs that are not saved, and leaves the cart unchanged', async () => {
    const { skuId } = await addProduct(shop.db);
    await add(skuId, 2);
    await addSaved(skuId, 3);
    for (const _time of [1, 2]) {
      const { status, data } = await shop.call(deleteSavedItem, { params: { skuUuid: skuId } }, as());
      expect(status).toBe(200);
      expect(data).toMatchObject({ saved: [], unitCount: 2 });
    }
  });
});
