import {
  getLogistics,
  getOrderPaymentStatus,
  getProduct,
  listAddresses,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
  login,
  orderTabs,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';
import { stableId } from '@mallard/offline/backend';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { demoAccount } from './demo/seedDemo.ts';
import { seed } from './seed.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await createTestApp({ now: NOW });
  await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
  const password = await hashPassword(demoAccount.password, { salt: 'mallard.v1' });
  token = (await shop.call(login, { body: { username: demoAccount.username, password } })).data.token;
});
afterAll(() => shop.close());

describe('the demo account', () => {
  it('can log in, and has addresses and favorites', async () => {
    expect(token).toMatch(/./);
    const { data } = await shop.call(listAddresses, {}, { token });
    expect(data.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect((await shop.call(listFavorites, {}, { token })).data.total).toBe(5);
  });

  it('has an order in every status; the unpaid one can still be paid', async () => {
    const { data } = await shop.call(listOrders, { query: {} }, { token });
    expect(data.counts).toEqual(Object.fromEntries(orderTabs.map((tab) => [tab, tab === 'all' ? 5 : 1])));
    const unpaid = data.items.find(({ status }) => status === 'unpaid');
    expect(unpaid?.payBefore).toBe('2026-11-20T08:30:00.000Z');
    const completed = data.items.find(({ status }) => status === 'completed');
    expect(completed?.items.map(({ isReviewed }) => isReviewed)).toEqual([true, false]);
    expect(completed?.amounts.discount).toBe(3000);
    for (const { amounts } of data.items)
      expect(amounts.total).toBe(amounts.goods - amounts.discount + amounts.shipping);
  });

  it('has payments and tracking events', async () => {
    const { data } = await shop.call(listOrders, { query: {} }, { token });
    for (const { id, status, amounts } of data.items.filter(
      ({ status }) => !['unpaid', 'cancelled'].includes(status),
    )) {
      const paid = await shop.call(getOrderPaymentStatus, { query: { orderUuid: id } }, { token });
      expect(paid.data, status).toMatchObject({
        paymentStatus: 'paid',
        payment: { status: 'paid', amount: amounts.total },
      });
    }
    const shipped = data.items.find(({ status }) => status === 'shipped');
    const parcel = await shop.call(getLogistics, { params: { id: shipped?.id ?? '' } }, { token });
    expect(parcel.data.events.length).toBeGreaterThan(2);
    expect(parcel.data.events.map(({ code }) => code)).not.toContain('DELIVERED');
  });

  it('has an order that is not shipped for a day', async () => {
    const { rows } = await shop.db.execute<{ hours: number }>(
      sql`SELECT extract(epoch FROM ship_after - ${NOW.toISOString()}::timestamptz)::float / 3600 AS hours FROM orders WHERE status = 'unshipped'`,
    );
    expect(rows[0]?.hours).toBeCloseTo(24, 1);
  });

  it('has available coupons, one used and one expired', async () => {
    const totals: Record<string, number> = {};
    for (const scope of ['claimed', 'used', 'expired'] as const)
      totals[scope] = (await shop.call(listCoupons, { query: { scope } }, { token })).data.total;
    expect(totals).toEqual({ claimed: 2, used: 1, expired: 1 });
  });

  it('has read its old notifications, but not the new ones', async () => {
    const { data } = await shop.call(listNotifications, { query: { pageSize: 100 } }, { token });
    expect(data.unreadCount).toBeGreaterThan(0);
    expect(data.unreadCount).toBeLessThan(data.total);
  });

  it('has reduced stock and added its ratings', async () => {
    const id = stableId('product', 'gooseneck-kettle');
    const { data } = await shop.call(getProduct, { params: { id } });
    expect(data.skus.find(({ values }) => values.colour === 'ink')?.stock).toBe(139);
    const { rows } = await shop.db.execute<{ wrong: number }>(sql`
      SELECT count(*)::int AS wrong FROM products WHERE (rating_sum, review_count) <>
        (SELECT sum(rating), count(*) FROM reviews WHERE product_id = products.id)`);
    expect(rows[0]?.wrong).toBe(0);
  });
});
