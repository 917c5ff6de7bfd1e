import { randomUUID } from 'node:crypto';
import { claimCoupon, listCoupons, validateCoupon } from '@mallard/domain/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponClaims, coupons, notifications } from '../../db/schema/index.ts';
import { addCategory, addCoupon, addCouponClaim, addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';

let shop: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(couponClaims);
  await shop.db.delete(coupons);
  shopper = await shop.signUp();
});

const now = () => shop.deps.clock();
const claim = (id: string, token = shopper.token) => shop.call(claimCoupon, { params: { id } }, { token });
const list = async (scope: 'all' | 'claimed' | 'used' | 'expired', token?: string) =>
  (await shop.call(listCoupons, { query: { scope } }, token ? { token } : {})).data;
const statuses = async (scope: 'all' | 'claimed' | 'used' | 'expired', token?: string) =>
  Object.fromEntries((await list(scope, token)).items.map(({ id, status }) => [id, status]));

describe('the coupon list', () => {
  it('shows valid coupons to everyone', async () => {
    const open = await addCoupon(shop.db, now());
    const empty = await addCoupon(shop.db, now(), { total: 0 });
    await addCoupon(shop.db, now(), { startsInDays: 1 });
    await addCoupon(shop.db, now(), { endsInDays: 0 });
    expect(await statuses('all')).toEqual({ [open]: 'claimable', [empty]: 'soldOut' });
  });

  it('shows which coupons the user has claimed', async () => {
    const [open, claimed, used] = [
      await addCoupon(shop.db, now()),
      await addCoupon(shop.db, now()),
      await addCoupon(shop.db, now(), { endsInDays: 0 }),
    ];
    await addCouponClaim(shop.db, shopper.id, claimed, now());
    await addCouponClaim(shop.db, shopper.id, used, now());
    expect(await statuses('all', shopper.token)).toEqual({ [open]: 'claimable', [claimed]: 'claimed' });
    expect(await statuses('claimed', shopper.token)).toEqual({ [claimed]: 'claimed' });
    expect(await statuses('expired', shopper.token)).toEqual({ [used]: 'expired' });
    expect(await statuses('used', shopper.token)).toEqual({});
  });

  it('rejects an expired token instead of treating the user as anonymous', async () => {
    const claimed = await addCoupon(shop.db, now());
    await addCouponClaim(shop.db, shopper.id, claimed, now());
    shop.advance(17 * 60_000);
    const { status, failure } = await shop.call(listCoupons, {}, { token: shopper.token });
    expect([status, failure.error]).toEqual([401, 'UNAUTHORIZED']);
    expect(await statuses('all')).toEqual({ [claimed]: 'claimable' });
  });

  it('is paginated, with coupons that expire first at the top', async () => {
    const ids = [];
    for (const endsInDays of [3, 1, 2]) ids.push(await addCoupon(shop.db, now(), { endsInDays }));
    const { data } = await shop.call(listCoupons, { query: { pageNumber: 1, pageSize: 2 } });
    expect(data).toMatchObject({ total: 3, totalPages: 2, pageNumber: 1, pageSize: 2 });
    expect(data.items.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  });

  it('lists coupons without conditions first and sold-out coupons last, across pages', async () => {
    const gone = await addCoupon(shop.db, now(), { total: 0, endsInDays: 1 });
    const over = await addCoupon(shop.db, now(), { threshold: 9900, endsInDays: 2 });
    const claimed = await addCoupon(shop.db, now(), { endsInDays: 1 });
    const newcomer = await addCoupon(shop.db, now(), { endsInDays: 9 });
    await addCouponClaim(shop.db, shopper.id, claimed, now());
    const page = async (pageNumber: number) =>
      (await shop.call(listCoupons, { query: { pageNumber, pageSize: 3 } }, { token: shopper.token })).data.items;
    const ids = [...(await page(1)), ...(await page(2))].map(({ id }) => id);
    expect(ids).toEqual([newcomer, over, claimed, gone]);
  });

  it('shows claimed coupons only to their user', async () => {
    expect((await shop.call(listCoupons, { query: { scope: 'claimed' } })).status).toBe(401);
    expect((await shop.call(listCoupons, { query: { scope: 'nonsense' as never } })).status).toBe(400);
  });
});

describe('claiming', () => {
  it('claims one, notifies the user, and rejects a second claim', async () => {
    const id = await addCoupon(shop.db, now(), { total: 2 });
    const { status, data } = await claim(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, status: 'claimed', remaining: 1, value: 1000, name: 'Coupon' });
    expect(await claim(id)).toMatchObject({ status: 409, failure: { error: 'COUPON_CLAIMED' } });
    const notificationRows = await shop.db.select().from(notifications).where(eq(notifications.userId, shopper.id));
    expect(notificationRows.map(({ kind }) => kind)).toEqual(['coupon']);
    expect(await statuses('claimed', shopper.token)).toEqual({ [id]: 'claimed' });
  });

  it('fails when all are claimed, without side effects', async () => {
    const id = await addCoupon(shop.db, now(), { total: 1 });
    await claim(id);
    const lateUser = await shop.signUp();
    expect(await claim(id, lateUser.token)).toMatchObject({ status: 409, failure: { error: 'COUPON_SOLD_OUT' } });
    expect(await list('claimed', lateUser.token)).toMatchObject({ total: 0 });
  });

  it('works only in the coupon’s validity period', async () => {
    const early = await addCoupon(shop.db, now(), { startsInDays: 1 });
    const expiredCoupon = await addCoupon(shop.db, now(), { endsInDays: 0 });
    expect((await claim(early)).failure).toMatchObject({
      error: 'COUPON_UNUSABLE',
      details: { reason: 'NOT_STARTED' },
    });
    expect((await claim(expiredCoupon)).failure).toMatchObject({
      error: 'COUPON_UNUSABLE',
      details: { reason: 'EXPIRED' },
    });
  });

  it('requires an existing coupon, a valid id and a signed-in user', async () => {
    expect((await claim(randomUUID())).status).toBe(404);
    expect((await claim('nonsense')).status).toBe(404);
    expect((await claim('no id')).status).toBe(400);
    expect((await shop.call(claimCoupon, { params: { id: randomUUID() } })).status).toBe(401);
  });
});

describe('validating a coupon', () => {
  const ask = (id: string, items: { skuUuid: string; quantity: number }[]) =>
    shop.call(validateCoupon, { params: { id }, body: { items } }, { token: shopper.token });

  it('returns the discount for the items, also by parent categories', async () => {
    const top = await addCategory(shop.db);
    const middle = await addCategory(shop.db, top, 2);
    const leaf = await addCategory(shop.db, middle, 3);
    const { skuId } = await addProduct(shop.db, { price: 10_000, categoryId: leaf });
    const id = await addCoupon(shop.db, now(), { kind: 'percent', value: 1000, threshold: 20_000, categoryIds: [top] });
    await addCouponClaim(shop.db, shopper.id, id, now());
    const line = { skuUuid: skuId, quantity: 1 };
    expect((await ask(id, [line, line])).data).toEqual({ isUsable: true, reason: null, saving: 2000 });
    expect((await ask(id, [line])).data).toEqual({ isUsable: false, reason: 'BELOW_THRESHOLD', saving: 0 });
    const otherProduct = await addProduct(shop.db);
    expect((await ask(id, [{ skuUuid: otherProduct.skuId, quantity: 1 }])).data.reason).toBe('CATEGORY_MISMATCH');
  });

  it('returns whether it is unclaimed or expired', async () => {
    const { skuId } = await addProduct(shop.db);
    const items = [{ skuUuid: skuId, quantity: 1 }];
    const open = await addCoupon(shop.db, now());
    expect((await ask(open, items)).data).toEqual({ isUsable: false, reason: 'NOT_CLAIMED', saving: 0 });
    const over = await addCoupon(shop.db, now(), { endsInDays: 0 });
    await addCouponClaim(shop.db, shopper.id, over, now());
    expect((await ask(over, items)).data.reason).toBe('EXPIRED');
  });

  it('requires an existing coupon, items and a signed-in user', async () => {
    const { skuId } = await addProduct(shop.db);
    const id = await addCoupon(shop.db, now());
    expect((await ask(randomUUID(), [{ skuUuid: skuId, quantity: 1 }])).status).toBe(404);
    expect((await ask(id, [{ skuUuid: randomUUID(), quantity: 1 }])).status).toBe(404);
    expect((await ask(id, [])).status).toBe(400);
    const body = { items: [{ skuUuid: skuId, quantity: 1 }] };
    expect((await shop.call(validateCoupon, { params: { id }, body })).status).toBe(401);
  });
});
