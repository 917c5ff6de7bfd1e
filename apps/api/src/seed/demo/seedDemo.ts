import { notifications as shopNotices } from '@mallard/catalogue';
import type { Shop } from '@mallard/domain/contract';
import { hashPassword as hashForSending } from '@mallard/domain/password';
import {
  DEMO_ACCOUNT,
  demoAddresses,
  demoClaims,
  demoFavorites,
  demoNickname,
  demoOrders,
  demoReview,
  inCurrency,
  pathOfLink,
  stableId,
} from '@mallard/offline/backend';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addresses, favorites, notifications, products, users } from '../../db/schema/index.ts';
import { claimCoupon } from '../../features/coupons/claimCoupon.ts';
import { writeReviews } from '../../features/orders/writeReviews.ts';
import { hashPassword } from '../../http/sessions/passwords.ts';
import type { Secrets } from '../../http/sessions/secrets.ts';
import { before } from '../dateOffset.ts';
import { createDemoOrder } from './createDemoOrder.ts';

/** Public demo account; the README and the shop show its password. */
export const demoAccount = DEMO_ACCOUNT;

const READ_AFTER_DAYS = 2;

/** Options for `seedDemo`. */
export interface DemoOptions {
  now: Date;
  shop: Shop;
  pepper: Secrets['pepper'];
  /** Salt that browsers hash passwords with. */
  passwordSalt: string;
}

/** Creates the demo account with its orders and other data. Seed the shop first. */
export async function seedDemo(tx: Database, { now, shop, pepper, passwordSalt }: DemoOptions): Promise<void> {
  const userId = stableId('user', demoAccount.username);
  const sent = await hashForSending(demoAccount.password, { salt: passwordSalt });
  await tx.insert(users).values({
    id: userId,
    username: demoAccount.username,
    nickname: demoNickname,
    passwordHash: await hashPassword(sent, pepper),
    pepperId: pepper.id,
    createdAt: before(now, { days: 90 }),
  });
  const addressUuid = await addAddresses(tx, userId, now);
  await addFavorites(tx, userId, now);
  for (const { slug, daysAgo } of demoClaims)
    await claimCoupon(tx, userId, stableId('coupon', slug), before(now, { days: daysAgo }));
  for (const order of demoOrders) {
    const { items } = await createDemoOrder(tx, order, { shop, userId, addressUuid }, now);
    if (order.confirmed !== undefined) await reviewFirst(tx, userId, items[0]?.id, before(now, { days: 8 }));
  }
  await addShopNotices(tx, userId, shop.currency, now);
  await readOldNotices(tx, userId, now);
}

/** Favorites that were added before their products were reduced. */
async function addFavorites(tx: Database, userId: string, now: Date): Promise<void> {
  const ids = demoFavorites.map((slug) => stableId('product', slug));
  const rows = await tx
    .select({ id: products.id, price: products.price, originalPrice: products.originalPrice })
    .from(products)
    .where(inArray(products.id, ids));
  const prices = new Map(rows.map(({ id, price, originalPrice }) => [id, originalPrice ?? price]));
  await tx.insert(favorites).values(
    demoFavorites.map((slug, index) => ({
      id: stableId('favorite', slug),
      userId,
      productId: stableId('product', slug),
      createdAt: before(now, { days: index + 1 }),
      priceWhenAdded: prices.get(stableId('product', slug)) ?? null,
    })),
  );
}

async function addAddresses(tx: Database, userId: string, now: Date): Promise<string> {
  const rows = demoAddresses.map((address, index) => ({
    ...address,
    id: stableId('address', String(index)),
    userId,
    isDefault: index === 0,
    createdAt: before(now, { days: 90 - index }),
  }));
  await tx.insert(addresses).values(rows);
  return stableId('address', '0');
}

/** Reviews one item of the order; the others stay without a review. */
async function reviewFirst(tx: Database, userId: string, orderItemUuid: string | undefined, now: Date): Promise<void> {
  if (orderItemUuid === undefined) throw new RangeError('An order must have a line');
  const draft = { orderItemUuid, rating: 5, content: demoReview, imageUuids: [], isAnonymous: false };
  await writeReviews(tx, [draft], { userId, now });
}

async function addShopNotices(tx: Database, userId: string, currency: string, now: Date): Promise<void> {
  const rows = shopNotices.map(({ title, content, link, daysAgo }) => ({
    userId,
    kind: 'system' as const,
    title,
    content: inCurrency(content, currency),
    link: link && pathOfLink(link),
    createdAt: before(now, { days: daysAgo }),
  }));
  await tx.insert(notifications).values(rows);
}

async function readOldNotices(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: before(now, { days: READ_AFTER_DAYS }) })
    .where(and(eq(notifications.userId, userId), lt(notifications.createdAt, before(now, { days: READ_AFTER_DAYS }))));
}
