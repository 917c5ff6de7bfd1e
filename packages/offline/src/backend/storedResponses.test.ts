import { addToCart, batchAddToCart, updateCartItem } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { MAX_INTENTS } from '../queue/index.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { testShop } from '../testing/testShop.ts';
import { skuId } from './shop/stableId.ts';
import { memoryStorage } from './state/offlineStorage.ts';

const KEY = { idempotencyKey: 'key-of-the-first' };
const skuUuid = skuId('mug', { colour: 'green' });

async function openAmple(storage = memoryStorage()) {
  const products = testShop.products.map((product) => ({ ...product, purchaseLimit: null }));
  const shop = openTestShop({ shop: { ...testShop, products }, storage });
  await shop.signIn();
  return shop;
}

describe('a repeated call', () => {
  it('takes effect once, also after as many others as fit into an intent log, and after a reload', async () => {
    const storage = memoryStorage();
    const { call } = await openAmple(storage);
    const { items } = await call(addToCart, { body: { skuUuid, quantity: 2 } }, KEY);
    const [{ id = '' } = {}] = items;
    for (let others = 0; others < MAX_INTENTS; others += 1)
      await call(updateCartItem, { params: { id }, body: { isSelected: others % 2 === 0 } });
    await call(addToCart, { body: { skuUuid: skuId('mug', { colour: 'blue' }), quantity: 1 } });
    const again = await openAmple(storage);
    const cart = await again.call(addToCart, { body: { skuUuid, quantity: 2 } }, KEY);
    expect(cart.unitCount).toBe(3);
  });

  it('returns the current cart, and the lines that did not fit the first time', async () => {
    const { call } = await openAmple();
    const body = { items: [{ skuUuid, quantity: 50 }] };
    const clamped = [{ skuUuid, asked: 50, kept: 40 }];
    const { cart } = await call(batchAddToCart, { body }, KEY);
    await call(updateCartItem, { params: { id: cart.items[0]?.id ?? '' }, body: { quantity: 7 } });
    expect(await call(batchAddToCart, { body }, KEY)).toMatchObject({ clamped, cart: { unitCount: 7 } });
  });

  it('needs little storage, whatever the size of the cart', async () => {
    const storage = memoryStorage();
    const { call } = await openAmple(storage);
    const size = async () => ((await storage.get('offline-shop')) ?? '').length;
    await call(addToCart, { body: { skuUuid, quantity: 1 } });
    const before = await size();
    for (let more = 0; more < 10; more += 1) await call(addToCart, { body: { skuUuid, quantity: 1 } });
    expect((await size()) - before).toBeLessThan(10 * 300);
  });
});
