import {
  createOrder,
  createPayment,
  getOrderPaymentStatus,
  listAddresses,
  previewOrder,
  searchProducts,
} from '@mallard/domain/contract';
import { expect, it } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

async function openOrder(codeLasts?: number) {
  const shop = openTestShop({ approveAfter: null, ...(codeLasts !== undefined && { codeLasts }) });
  await shop.signIn();
  const [kettle] = (await shop.call(searchProducts, { query: { keyword: 'kettle' } })).items;
  const items = [{ skuUuid: kettle?.onlySkuUuid ?? '', quantity: 1 }];
  const { amounts } = await shop.call(previewOrder, { body: { items } });
  const [home] = await shop.call(listAddresses);
  const choice = { items, addressUuid: home?.id ?? '', expectedTotal: amounts.total };
  const { id: orderUuid } = await shop.call(createOrder, { body: { ...choice, checkoutUuid: crypto.randomUUID() } });
  return {
    ...shop,
    pay: () => shop.call(createPayment, { body: { orderUuid, method: 'alipay' } }),
    status: () => shop.call(getOrderPaymentStatus, { query: { orderUuid } }),
  };
}

it('continues a payment until its code expires, then starts another', async () => {
  const { pay, advance } = await openOrder(60_000);
  const first = await pay();
  expect(Date.parse(first.expireTime) - Date.parse(first.createTime)).toBe(60_000);
  advance(59_999);
  expect((await pay()).id).toBe(first.id);
  advance(1);
  expect((await pay()).id).not.toBe(first.id);
});

it('has no code that outlives its order', async () => {
  const { pay, status } = await openOrder();
  expect((await pay()).expireTime).toBe((await status()).payBefore);
});

it('can be declined by its provider unless it is paid', async () => {
  const { pay, status, backend } = await openOrder();
  await backend.declinePayment((await pay()).id);
  expect(await status()).toMatchObject({ orderStatus: 'unpaid', payment: { status: 'failed' } });
  const { id } = await pay();
  await backend.approvePayment(id);
  await backend.declinePayment(id);
  expect(await status()).toMatchObject({ orderStatus: 'unshipped', payment: { status: 'paid' } });
});
