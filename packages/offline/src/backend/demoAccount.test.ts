import {
  addToCart,
  changePassword,
  claimCoupon,
  confirmOrder,
  createOrder,
  createPayment,
  getCart,
  getHome,
  getLogistics,
  getOrder,
  getProduct,
  listAddresses,
  listCoupons,
  listNotifications,
  listOrders,
  listReviews,
  login,
  loginByCode,
  previewOrder,
  register,
  resetPassword,
  reviewOrder,
  searchProducts,
  sendContactMessage,
  suggestProducts,
  updateProfile,
} from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';
import { testShop } from '../testing/testShop.ts';
import type { SampleProduct } from './shop/sampleShop.ts';

describe('the demo account without a network', () => {
  it('shops completely: finds, orders, pays, waits, receives, reviews', async () => {
    const { call, signIn, advance } = openTestShop();
    await signIn();
    const [found] = (await call(searchProducts, { query: { keyword: '云朵' } })).items;
    const product = await call(getProduct, { params: { id: found?.id ?? '' } });
    const skuUuid = product.skus[0]?.id ?? '';
    const items = [{ skuUuid, quantity: 2 }];
    await call(addToCart, { body: { skuUuid, quantity: 2 } });
    const [coupon] = (await call(listCoupons, {})).items;
    await call(claimCoupon, { params: { id: coupon?.id ?? '' } });
    const preview = await call(previewOrder, { body: { items } });
    expect(preview.savings).toBe(1780);
    expect(preview.amounts).toEqual({ goods: 17_800, discount: 1780, shipping: 1000, total: 17_020 });

    const [home] = await call(listAddresses);
    const { id } = await call(createOrder, {
      body: {
        items,
        couponUuid: preview.couponUuid,
        checkoutUuid: crypto.randomUUID(),
        addressUuid: home?.id ?? '',
        expectedTotal: preview.amounts.total,
        isFromCart: true,
      },
    });
    expect((await call(getOrder, { params: { id } })).savings).toBe(1780);
    expect((await call(getCart)).items).toEqual([]);
    const ordersWith = async (keyword: string) =>
      (await call(listOrders, { query: { keyword } })).items.map((one) => one.id);
    expect(await ordersWith('云朵')).toContain(id);
    expect(await ordersWith('kettle')).not.toContain(id);
    await call(createPayment, { body: { orderUuid: id, method: 'alipay' } });
    const status = async () => (await call(getOrder, { params: { id } })).status;
    expect(await status()).toBe('unpaid');
    advance(5_000);
    expect(await status()).toBe('unshipped');
    advance(30_000);
    expect(await status()).toBe('shipped');
    advance(11 * 3_600_000);
    expect((await call(getLogistics, { params: { id } })).events).toHaveLength(3);
    const { items: lines } = await call(confirmOrder, { params: { id } });
    const reviews = lines.map((line) => ({ orderItemUuid: line.id, rating: 5, content: 'Fine' }));
    await call(reviewOrder, { body: { orderUuid: id, reviews } });
    expect((await call(listReviews, { query: { productUuid: product.id } })).summary.counts.all).toBe(2);
    expect((await call(listNotifications, {})).unreadCount).toBeGreaterThan(3);
  });

  it('cancels an unpaid order after its deadline, and restocks its items', async () => {
    const { call, signIn, advance } = openTestShop({ approveAfter: null });
    await signIn();
    const [kettle] = (await call(searchProducts, { query: { keyword: 'kettle' } })).items;
    const items = [{ skuUuid: kettle?.onlySkuUuid ?? '', quantity: 2 }];
    const { amounts } = await call(previewOrder, { body: { items } });
    const [home] = await call(listAddresses);
    const { id } = await call(createOrder, {
      body: {
        items,
        checkoutUuid: crypto.randomUUID(),
        addressUuid: home?.id ?? '',
        expectedTotal: amounts.total,
      },
    });
    const stock = async () => (await call(getProduct, { params: { id: kettle?.id ?? '' } })).stock;
    expect(await stock()).toBe(0);
    advance(30 * 60_000);
    expect((await call(getOrder, { params: { id } })).status).toBe('cancelled');
    expect(await stock()).toBe(2);
  });

  it.each(['云朵', 'MUG', 'ｍｕｇ', 'beaker', '马克', 'cloud mug'])('finds by %s', async (keyword) => {
    const { call } = openTestShop();
    const { total } = await call(searchProducts, { query: { keyword } });
    expect(total).toBeGreaterThan(0);
  });

  it('suggests categories before products', async () => {
    const { call } = openTestShop();
    const found = await call(suggestProducts, { query: { keyword: 'mug' } });
    expect(found.map(({ kind }) => kind)).toEqual(['category', 'product']);
  });
});

describe('all other users', () => {
  it('get an error that they need a connection', async () => {
    const { tryCall, signIn } = openTestShop();
    const password = 'somebody1234';
    const answers: unknown[] = [
      await tryCall(login, { body: { username: 'somebody', password } }),
      await tryCall(register, { body: { username: 'somebody', password, nickname: 'Somebody' } }),
      await tryCall(loginByCode, { body: { phone: '13800138000', code: '123456' } }),
      await tryCall(resetPassword, { body: { phone: '13800138000', code: '123456', newPassword: password } }),
      await tryCall(sendContactMessage, { body: { name: 'A', contact: 'B', topic: 'other', message: 'C' } }),
    ];
    await signIn();
    answers.push(await tryCall(changePassword, { body: { oldPassword: 'demo1234', newPassword: password } }));
    answers.push(await tryCall(updateProfile, { body: { phone: '13800138000', code: '123456' } }));
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, error: { kind: 'Conflict', code: 'CONNECTION_REQUIRED' } });
  });

  it('cannot sign in with a wrong password either', async () => {
    const { tryCall } = openTestShop();
    const answer = await tryCall(login, { body: { username: 'demo', password: 'wrong1234' } });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'BadCredentials' } });
  });
});

describe('a shop without products', () => {
  it('shows its history to a demo account that could not order it', async () => {
    const products = testShop.products.map((product) => ({
      ...product,
      skus: product.skus.map((sku) => ({ ...sku, stock: 0 })),
    }));
    // The demo account has ordered a clock of this name.
    const clock = { ...products[0], slug: 'walnut-clock' } as SampleProduct;
    const { call, signIn } = openTestShop({ shop: { ...testShop, products: [...products, clock] } });
    const { items } = await call(searchProducts, { query: { keyword: 'kettle' } });
    expect(items[0]?.stock).toBe(0);
    await signIn();
    expect((await call(listOrders, { query: {} })).items).toEqual([]);
  });
});

describe('a shop with an internal error', () => {
  it('responds with 500, and calls onError', async () => {
    const fault = new TypeError('No reviews today');
    const errors: unknown[] = [];
    const reviewsOf = () => {
      throw fault;
    };
    const { tryCall } = openTestShop({ shop: { ...testShop, reviewsOf }, onError: (error) => errors.push(error) });
    expect(await tryCall(getHome)).toMatchObject({ ok: false, error: { kind: 'Server', code: 'INTERNAL' } });
    expect(errors).toEqual([fault]);
  });
});
