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
import { orderItems, payAndShip } from './orders.ts';
import type { SampleItem } from './sampleItem.ts';

/** Orders created by {@link fillAccount}. */
export interface FilledAccount {
  unpaid: Order;
  /** Has returns of both lines, and items that can still be returned. */
  completed: Order;
}

/**
 * Fills an account with two similar entries for every list: two SKUs of one product in the cart, saved for later and in each
 * order, two orders per status with their notifications, two addresses of one person, and two coupons.
 *
 * @param favorites items to add to the favorites
 */
export async function fillAccount(
  account: Account,
  { product }: SampleItem,
  favorites: readonly SampleItem[],
  shopUrl: string,
): Promise<FilledAccount> {
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
  for (const { product: favorite } of favorites) await call(addFavorite, { body: { productUuid: favorite.id } });
  const { items: coupons } = await call(listCoupons, {});
  const claimable = coupons.filter(({ status }) => status === 'claimable');
  for (const { id } of claimable.slice(0, 2)) await call(claimCoupon, { params: { id } });

  const [completed] = await Promise.all([1, 2].map(() => complete()));
  const unpaid = await orderItems(account, lines, address);
  await orderItems(account, lines, address);
  if (!completed) throw new Error('No order was created');
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
  // The notifications of both returns have the same text, so mark them as read.
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
