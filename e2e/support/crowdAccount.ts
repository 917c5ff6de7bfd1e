import {
  addFavorite,
  addToCart,
  claimCoupon,
  confirmOrder,
  createAddress,
  listAfterSales,
  listCoupons,
  listNotifications,
  type Order,
  readNotification,
  requestAfterSale,
  saveForLater,
} from '@mallard/domain/contract';
import { expect } from '@playwright/test';
import { type Account, addressDraft, giveAddress } from './accounts.ts';
import type { Goods } from './goods.ts';
import { orderItems, payAndShip } from './orders.ts';

/** What {@link crowdAccount} ordered. */
export interface Crowd {
  unpaid: Order;
  /** Has returns of both lines, and pieces that can still be returned. */
  completed: Order;
}

/**
 * Gives an account two of everything that a list can hold, as alike as can be: two options of one product in the cart, saved for
 * later and in each order, two orders of each kind with their messages, two addresses of one person, two coupons.
 *
 * @param others products that become favorites
 */
export async function crowdAccount(
  account: Account,
  { product }: Goods,
  others: readonly Goods[],
  shopUrl: string,
): Promise<Crowd> {
  const { call } = account;
  const skus = product.skus.toSorted((a, b) => b.stock - a.stock).slice(0, 2);
  const lines = skus.map(({ id }) => ({ skuUuid: id, quantity: 2 }));
  for (const body of lines) {
    await call(addToCart, { body });
    await call(saveForLater, { body: { skuUuid: body.skuUuid } });
    await call(addToCart, { body });
  }
  const address = await giveAddress(account);
  await call(createAddress, { body: { ...addressDraft, detailAddress: '文三路 2 号' } });
  for (const { product: other } of others) await call(addFavorite, { body: { productUuid: other.id } });
  const { items: coupons } = await call(listCoupons, {});
  const claimable = coupons.filter(({ status }) => status === 'claimable');
  for (const { id } of claimable.slice(0, 2)) await call(claimCoupon, { params: { id } });

  const [completed] = await Promise.all([1, 2].map(() => complete()));
  const unpaid = await orderItems(account, lines, address);
  await orderItems(account, lines, address);
  if (!completed) throw new Error('Nothing was ordered');
  for (const { id } of completed.items)
    await call(requestAfterSale, {
      params: { id: completed.id },
      body: { orderItemUuid: id, kind: 'returnAndRefund', reason: 'damaged', quantity: 1, note: '', imageUuids: [] },
    });
  const isAnswered = async () => {
    const { items } = await call(listAfterSales, { params: { id: completed.id } });
    return items.every(({ status }) => status !== 'requested');
  };
  await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true);
  // Their messages don't say which line they are about.
  const { items: notices } = await call(listNotifications, { query: { pageSize: 50 } });
  for (const { id, link } of notices)
    if (link === `/after-sale/${completed.id}`) await call(readNotification, { params: { id } });
  return { unpaid, completed };

  async function complete(): Promise<Order> {
    const { id } = await orderItems(account, lines, address);
    await payAndShip(account, shopUrl, id);
    return call(confirmOrder, { params: { id } });
  }
}
