import { createRequestUrl } from '@mallard/domain/client';
import type { Endpoint, EndpointInput } from '@mallard/domain/contract';
import {
  addFavorite,
  addToCart,
  cancelOrder,
  claimCoupon,
  clearCart,
  createOrder,
  createPayment,
  getCart,
  getProduct,
  listAddresses,
  listFavorites,
  listOrders,
  login,
  previewOrder,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/testShop.ts';
import { createOfflineBackend } from './createOfflineBackend.ts';
import { DEMO_ACCOUNT } from './sessions/accounts.ts';
import { skuId, stableId } from './shop/stableId.ts';
import { memoryStorage } from './state/offlineStorage.ts';

const passwordHashing = { salt: 'test', iterations: 1 };
const skus = testShop.products.flatMap(({ slug, skus: all }) => all.map(({ values }) => skuId(slug, values)));
const productUuid = stableId('product', 'mug');
const couponId = stableId('coupon', 'ten');

/** An action; `index` selects its target. */
interface Step {
  kind: 'add' | 'clear' | 'claim' | 'like' | 'order' | 'pay' | 'cancel' | 'wait' | 'look';
  index: number;
  quantity: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'clear', 'claim', 'like', 'order', 'pay', 'cancel', 'wait', 'look'),
  index: fc.nat(9),
  quantity: fc.integer({ min: 1, max: 6 }),
});

/** Runs actions in a shop and records every response. */
function createRecorder(options: { seed: string; restarts: boolean }) {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const storage = memoryStorage();
  const open = () =>
    createOfflineBackend({ shop: testShop, now: () => now, storage, passwordHashing, seed: options.seed });
  let backend = open();
  let token = '';
  const answers: string[] = [];

  async function ask<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<unknown> {
    if (options.restarts) backend = open();
    const { body } = input as { body?: unknown };
    const response = await backend(
      new Request(createRequestUrl('http://shop.test', endpoint, input as object), {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': `request-${answers.length}`,
          ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    answers.push(`${endpoint.name} ${response.status} ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  }

  async function orderIds(): Promise<string[]> {
    const { items } = (await ask(listOrders, {})) as { items: { id: string }[] };
    return items.map(({ id }) => id);
  }

  async function take({ kind, index, quantity }: Step): Promise<unknown> {
    const skuUuid = skus[index % skus.length] ?? '';
    const items = [{ skuUuid, quantity }];
    switch (kind) {
      case 'add':
        return ask(addToCart, { body: { skuUuid, quantity } });
      case 'clear':
        return ask(clearCart, {});
      case 'claim':
        return ask(claimCoupon, { params: { id: couponId } });
      case 'like':
        return ask(addFavorite, { body: { productUuid } });
      case 'order': {
        const { amounts } = (await ask(previewOrder, { body: { items } })) as { amounts: { total: number } };
        const [home] = (await ask(listAddresses, {})) as { id: string }[];
        const checkoutUuid = stableId('checkout', String(answers.length));
        const draft = { items, checkoutUuid, addressUuid: home?.id ?? '', expectedTotal: amounts.total };
        return ask(createOrder, { body: draft });
      }
      case 'pay':
      case 'cancel': {
        const ids = await orderIds();
        const id = ids[index % Math.max(1, ids.length)] ?? productUuid;
        if (kind === 'pay') return ask(createPayment, { body: { orderUuid: id, method: 'card' } });
        return ask(cancelOrder, { params: { id }, body: { reason: 'other' } });
      }
      case 'wait':
        now += quantity * 4_000;
        return undefined;
      case 'look':
        await ask(getCart, {});
        await ask(listFavorites, {});
        return ask(getProduct, { params: { id: productUuid } });
    }
  }

  return async (steps: readonly Step[]): Promise<string[]> => {
    const password = await hashPassword(DEMO_ACCOUNT.password, passwordHashing);
    const signedIn = await ask(login, { body: { username: DEMO_ACCOUNT.username, password } });
    ({ token } = signedIn as { token: string });
    for (const one of steps) await take(one);
    return answers;
  };
}

describe('two shops of the same seed and clock', () => {
  it('return the same responses, also when one of them is restarted before every call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.string({ maxLength: 8 }), async (steps, seed) => {
        const wanted = await createRecorder({ seed, restarts: false })(steps);
        expect(await createRecorder({ seed, restarts: true })(steps)).toEqual(wanted);
        expect(wanted.filter((answer) => /^\w+ 5\d\d /.test(answer))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('differ in generated values with different seeds', async () => {
    const [one] = await createRecorder({ seed: 'one', restarts: false })([]);
    expect(await createRecorder({ seed: 'other', restarts: false })([])).not.toContain(one);
  });

  it('never sell more than the stock, nor lose a unit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const look: Step = { kind: 'look', index: 0, quantity: 1 };
        const answers = await createRecorder({ seed: 'stock', restarts: false })([...steps, look]);
        const product = JSON.parse(answers.at(-1)?.replace(/^getProduct 200 /, '') ?? '') as {
          data: { stock: number };
        };
        expect(product.data.stock).toBeGreaterThanOrEqual(0);
        expect(product.data.stock).toBeLessThanOrEqual(43);
      }),
      { numRuns: 40 },
    );
  });
});
