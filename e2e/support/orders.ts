import { createUuid } from '@mallard/domain/client';
import { createOrder, createPayment, getOrder, type Order, previewOrder } from '@mallard/domain/contract';
import { expect } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { SampleItem } from './sampleItem.ts';

/** Orders one item without a browser. */
export function placeOrder(account: Account, { sku }: SampleItem, addressUuid: string): Promise<Order> {
  return orderItems(account, [{ skuUuid: sku.id, quantity: 1 }], addressUuid);
}

/** Orders several items without a browser. */
export async function orderItems(
  { call }: Account,
  items: { skuUuid: string; quantity: number }[],
  addressUuid: string,
): Promise<Order> {
  const { amounts } = await call(previewOrder, { body: { items, couponUuid: null } });
  return call(createOrder, {
    body: { items, couponUuid: null, checkoutUuid: createUuid(), addressUuid, expectedTotal: amounts.total },
  });
}

/** Pays an order without a browser, by approving it at the simulated provider. */
export async function payOrder({ call }: Account, shopUrl: string, orderUuid: string): Promise<Order> {
  const { id } = await call(createPayment, { body: { orderUuid, method: 'alipay' } });
  const response = await fetch(`${shopUrl}/pay/simulated/${id}/approve`, { method: 'POST', redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The simulated provider responded with status ${response.status}`);
  return call(getOrder, { params: { id: orderUuid } });
}

/** Pays an order without a browser, and waits until the seller has shipped it. */
export async function payAndShip(account: Account, shopUrl: string, orderUuid: string): Promise<Order> {
  await payOrder(account, shopUrl, orderUuid);
  const read = () => account.call(getOrder, { params: { id: orderUuid } });
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('shipped');
  return read();
}
