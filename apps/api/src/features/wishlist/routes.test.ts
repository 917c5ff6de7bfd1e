import { addFavorite, checkFavorite, deleteFavorite, listFavorites } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function like(token: string, productUuid: string) {
  return shop.call(addFavorite, { body: { productUuid } }, { token });
}

describe('favorites', () => {
  it('are paginated, newest first', async () => {
    const { token } = await shop.signUp();
    const ids: string[] = [];
    for (const title of ['one', 'two', 'three']) {
      const { id } = await addProduct(shop.db, { title });
      expect((await like(token, id)).status).toBe(200);
      ids.unshift(id);
      shop.advance(1000);
    }
    const first = await shop.call(listFavorites, { query: { pageSize: 2 } }, { token });
    expect(first.data).toMatchObject({ total: 3, totalPages: 2, pageSize: 2 });
    const second = await shop.call(listFavorites, { query: { pageSize: 2, pageNumber: 2 } }, { token });
    expect([...first.data.items, ...second.data.items].map(({ product }) => product.id)).toEqual(ids);
  });

  it('don’t change when a product is added twice', async () => {
    const { token } = await shop.signUp();
    const { id } = await addProduct(shop.db);
    const first = await like(token, id);
    shop.advance(1000);
    expect((await like(token, id)).data).toEqual(first.data);
    const several = await Promise.all([like(token, id), like(token, id), like(token, id)]);
    expect(several.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.call(listFavorites, {}, { token })).data.total).toBe(1);
  });

  it('store the price of the product when it was added', async () => {
    const { token } = await shop.signUp();
    const { id } = await addProduct(shop.db);
    const { product, priceWhenAdded } = (await like(token, id)).data;
    expect(priceWhenAdded).toBe(product.price);
    await shop.db
      .update(products)
      .set({ price: minor(1) })
      .where(eq(products.id, id));
    expect((await like(token, id)).data).toMatchObject({ priceWhenAdded, product: { price: 1 } });
  });

  it('can be found and deleted', async () => {
    const { token } = await shop.signUp();
    const { id: productUuid } = await addProduct(shop.db);
    const check = () => shop.call(checkFavorite, { query: { productUuid } }, { token });
    expect((await check()).data).toEqual({ isFavorite: false, id: null });
    const { id } = (await like(token, productUuid)).data;
    expect((await check()).data).toEqual({ isFavorite: true, id });
    expect((await shop.call(deleteFavorite, { params: { id } }, { token })).status).toBe(200);
    expect((await check()).data).toEqual({ isFavorite: false, id: null });
    expect((await shop.call(deleteFavorite, { params: { id } }, { token })).status).toBe(404);
  });

  it('keep off-sale products, as sold out', async () => {
    const { token } = await shop.signUp();
    const { id } = await addProduct(shop.db);
    await like(token, id);
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, id));
    const { data } = await shop.call(listFavorites, {}, { token });
    expect(data.items[0]?.product).toMatchObject({ id, stock: 0 });
  });

  it('are private to their user', async () => {
    const [owner, otherUser] = [await shop.signUp(), await shop.signUp()];
    const { id: productUuid } = await addProduct(shop.db);
    const { id } = (await like(owner.token, productUuid)).data;
    expect((await shop.call(deleteFavorite, { params: { id } }, { token: otherUser.token })).status).toBe(404);
    expect((await shop.call(listFavorites, {}, { token: otherUser.token })).data.total).toBe(0);
    expect((await shop.call(listFavorites, {}, { token: owner.token })).data.total).toBe(1);
  });

  it('require a signed-in user and an existing product', async () => {
    const { token } = await shop.signUp();
    expect((await like(token, NOWHERE)).status).toBe(404);
    expect((await like(token, 'x')).status).toBe(404);
    expect((await like(token, 'no id')).status).toBe(400);
    expect((await shop.call(addFavorite, { body: { productUuid: NOWHERE } })).status).toBe(401);
    expect((await shop.call(listFavorites, {})).status).toBe(401);
    expect((await shop.call(checkFavorite, { query: { productUuid: NOWHERE } })).status).toBe(401);
    expect((await shop.call(deleteFavorite, { params: { id: NOWHERE } })).status).toBe(401);
  });
});
