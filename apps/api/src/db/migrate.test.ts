import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCoupon, addCouponClaim, addProduct } from '../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { purchaseOf } from '../testing/purchase.ts';
import { readMigration } from './migrate.ts';
import { orders, users } from './schema/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('0010 hides savings that only count the discount, for orders from before savings were stored', async () => {
  const shopper = await shop.signUp();
  const now = shop.deps.clock();
  const purchase = purchaseOf(shop, shopper);
  /** Places an order with a coupon of ¥10.00. */
  async function placeOrder(originalPrice?: number): Promise<string> {
    const { skuId } = await addProduct(shop.db, {
      price: 20_000,
      ...(originalPrice !== undefined && { originalPrice }),
    });
    const couponUuid = await addCoupon(shop.db, now, { kind: 'amount', value: 1000 });
    await addCouponClaim(shop.db, shopper.id, couponUuid, now);
    return (await purchase.placeOrder(skuId, 1, { couponUuid })).id;
  }
  const old = await placeOrder();
  const oldWithReductions = await placeOrder(25_000);
  await shop.db.execute(
    sql`UPDATE migrations SET applied_at = ${new Date(now.getTime() + 1).toISOString()} WHERE name = '0009_order-savings.sql'`,
  );
  shop.advance(2);
  const recent = await placeOrder();

  await shop.db.execute(sql.raw(readMigration('0010_unknown-savings.sql')));
  const rows = await shop.db.select({ id: orders.id, savings: orders.savings }).from(orders);
  expect(Object.fromEntries(rows.map(({ id, savings }) => [id, savings]))).toEqual({
    [old]: 0,
    [oldWithReductions]: 6000,
    [recent]: 1000,
  });
});

it('0011 deletes contact phones without making login phones of them', async () => {
  const [confirmed, unconfirmed] = [await shop.signUp(), await shop.signUp()];
  await shop.db.update(users).set({ phone: '13811110001' }).where(eq(users.id, confirmed.id));
  await shop.db.execute(sql`ALTER TABLE users ADD COLUMN contact_phone text`);
  await shop.db.execute(sql`UPDATE users SET contact_phone = '13811110002'`);

  await shop.db.execute(sql.raw(readMigration('0011_drop-contact-phone.sql')));
  const phones = await shop.db.select({ id: users.id, phone: users.phone }).from(users);
  expect(phones).toContainEqual({ id: confirmed.id, phone: '13811110001' });
  expect(phones).toContainEqual({ id: unconfirmed.id, phone: null });
});
