import * as catalogue from '@mallard/catalogue';
import {
  addToCart,
  batchAddToCart,
  cancelOrder,
  claimCoupon,
  createOrder,
  createPayment,
  type Endpoint,
  getCart,
  getOrder,
  listAddresses,
  listCoupons,
  login,
  previewOrder,
  updateCartItem,
  validateCoupon,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';
import { createOfflineBackend, DEMO_ACCOUNT, skuId, stableId } from '@mallard/offline/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../seed/seed.ts';
import { callEndpoint, type Requestable } from '../testing/callEndpoint.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let served: TestApp;
beforeAll(async () => {
  served = await createTestApp({ now: NOW });
  await seed(served.db, { now: NOW, pepper: served.deps.secrets.pepper });
});
afterAll(() => served.close());

const [first, second] = catalogue.products.map(({ slug, skus: [sku] }) => skuId(slug, sku?.values ?? {}));
const items = [
  { skuUuid: first ?? '', quantity: 2 },
  { skuUuid: second ?? '', quantity: 3 },
];
const couponId = stableId('coupon', 'newcomer-ten-percent');

/** Runs a user flow with invalid steps, and returns the responses. */
async function runFlow(app: Requestable): Promise<unknown[]> {
  const answers: unknown[] = [];
  let token: string | undefined;
  async function ask(endpoint: Endpoint, input: object): Promise<never> {
    const answer = await callEndpoint<Endpoint, never>(app, endpoint, input, token === undefined ? {} : { token });
    if (endpoint !== login) answers.push([endpoint.name, answer.status, undrawn(answer.data)]);
    return answer.data;
  }
  const password = await hashPassword(DEMO_ACCOUNT.password, { salt: 'mallard.v1' });
  ({ token } = await ask(login, { body: { username: DEMO_ACCOUNT.username, password } }));
  const [address] = (await ask(listAddresses, {})) as { id: string }[];

  await ask(addToCart, { body: { skuUuid: first, quantity: 999 } });
  await ask(addToCart, { body: { skuUuid: couponId, quantity: 1 } });
  await ask(batchAddToCart, { body: { items: [...items, { skuUuid: first, quantity: 500 }] } });
  const cart = (await ask(getCart, {})) as { items: { id: string; skuUuid: string }[] };
  for (const { skuUuid, quantity } of items) {
    const line = cart.items.find((one) => one.skuUuid === skuUuid);
    await ask(updateCartItem, { params: { id: line?.id }, body: { quantity } });
  }
  await ask(claimCoupon, { params: { id: couponId } });
  await ask(validateCoupon, { params: { id: couponId }, body: { items } });
  const { amounts } = (await ask(previewOrder, { body: { items, shippingMethod: 'express' } })) as {
    amounts: { total: number };
  };
  const draft = { items, checkoutUuid: stableId('checkout', 'walk'), addressUuid: address?.id, isFromCart: true };
  const choice = { couponUuid: couponId, shippingMethod: 'express' };
  await ask(createOrder, { body: { ...draft, ...choice, expectedTotal: 1 } });
  const { id } = (await ask(createOrder, { body: { ...draft, ...choice, expectedTotal: amounts.total } })) as {
    id: string;
  };
  await ask(createOrder, { body: { ...draft, expectedTotal: 1 } });
  await ask(createPayment, { body: { orderUuid: id, method: 'wechat' } });
  await ask(cancelOrder, { params: { id }, body: { reason: 'other' } });
  await ask(cancelOrder, { params: { id }, body: { reason: 'other' } });
  await ask(createPayment, { body: { orderUuid: id, method: 'wechat' } });
  await ask(getOrder, { params: { id } });
  await ask(listCoupons, { query: { scope: 'claimed' } });
  await ask(getCart, {});
  return answers;
}

/** Removes random values and payment URLs, which differ between the shops. */
function undrawn(data: unknown): unknown {
  const text = JSON.stringify(data, (key, value: unknown) =>
    ['requestId', 'payUrl'].includes(key) ? 'random' : value,
  );
  return JSON.parse(text.replace(/"[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}"/g, '"id"').replace(/\b\d{20}\b/g, 'number'));
}

it('a user flow with invalid steps has the same responses with and without a server', async () => {
  const offline = createOfflineBackend({ shop: catalogue, now: () => NOW.getTime() });
  const request = (path: string, init?: RequestInit) => offline(new Request(`http://shop.test${path}`, init));
  expect(await runFlow({ request })).toEqual(await runFlow(served.app));
});
