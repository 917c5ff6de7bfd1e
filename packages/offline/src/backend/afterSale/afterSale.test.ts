import {
  type AfterSale,
  confirmOrder,
  createOrder,
  createPayment,
  deleteOrder,
  getOrder,
  getProduct,
  listAddresses,
  listAfterSales,
  listNotifications,
  listOrders,
  previewOrder,
  requestAfterSale,
  searchProducts,
  shipAfterSale,
  withdrawAfterSale,
} from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';
import { memoryStorage } from '../state/offlineStorage.ts';

const STEP = 20_000;

/** Opens a shop in which the demo account has bought and received two mugs. */
async function receiveMugs(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop(options);
  await shop.signIn();
  const { call, advance } = shop;
  const [found] = (await call(searchProducts, { query: { keyword: '云朵' } })).items;
  const product = await call(getProduct, { params: { id: found?.id ?? '' } });
  const items = [{ skuUuid: product.skus[0]?.id ?? '', quantity: 2 }];
  const preview = await call(previewOrder, { body: { items, couponUuid: null } });
  const [home] = await call(listAddresses);
  const placed = await call(createOrder, {
    body: {
      items,
      couponUuid: null,
      checkoutUuid: crypto.randomUUID(),
      addressUuid: home?.id ?? '',
      expectedTotal: preview.amounts.total,
    },
  });
  const params = { id: placed.id };
  await call(createPayment, { body: { orderUuid: placed.id, method: 'alipay' } });
  advance(5_000);
  await call(listOrders, { query: {} });
  advance(30_000);
  const order = await call(confirmOrder, { params });
  const body = {
    orderItemUuid: order.items[0]?.id ?? '',
    kind: 'returnAndRefund' as const,
    reason: 'damaged' as const,
    quantity: 2,
  };
  const first = async () => (await call(listAfterSales, { params })).items[0] as AfterSale;
  const stock = async () => (await call(getProduct, { params: { id: product.id } })).skus[0]?.stock;
  return { ...shop, order, params, body, first, stock };
}

describe('a return without a network', () => {
  it('is requested, approved, sent back and refunded', async () => {
    const { call, advance, order, params, body, first, stock } = await receiveMugs();
    const before = (await stock()) ?? 0;
    const request = await call(requestAfterSale, { params, body });
    expect(request.amounts).toEqual({ ...order.amounts, discount: 0 });
    expect((await call(getOrder, { params })).openAfterSales).toBe(1);
    advance(STEP);
    expect(await first()).toMatchObject({ status: 'approved', returnAddress: expect.any(String) });
    await call(shipAfterSale, { params: { id: request.id }, body: { trackingNumber: 'SF1234567890' } });
    advance(STEP);
    expect((await first()).history.map(({ status }) => status)).toEqual([
      'requested',
      'approved',
      'returning',
      'refunded',
    ]);
    expect(await stock()).toBe(before + 2);
    expect(await call(getOrder, { params })).toMatchObject({
      paymentStatus: 'refunded',
      refundedAmount: order.amounts.total,
      openAfterSales: 0,
    });
    const titles = (await call(listNotifications, { query: { pageSize: 100 } })).items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Return approved', 'Return on its way', 'Refund sent']));
  });

  it('is refused if the note says so, lapses if nothing is sent back, and prevents the deletion of its order', async () => {
    const { call, tryCall, advance, signIn, params, body, first } = await receiveMugs();
    await call(requestAfterSale, { params, body: { ...body, note: '请拒绝' } });
    expect(await tryCall(deleteOrder, { params })).toMatchObject({ ok: false });
    advance(STEP);
    expect(await first()).toMatchObject({ status: 'refused', refusal: expect.any(String) });
    await call(requestAfterSale, { params, body });
    advance(STEP + 7 * 86_400_000);
    await signIn();
    expect((await first()).status).toBe('lapsed');
    expect((await call(listAfterSales, { params })).items).toHaveLength(2);
    await call(deleteOrder, { params });
  });

  it('is identified in its notifications by product, options and quantity', async () => {
    const { call, order, params, body } = await receiveMugs();
    await call(requestAfterSale, { params, body: { ...body, quantity: 1 } });
    const [{ title, attributes } = { title: '', attributes: [] }] = order.items;
    const options = attributes.map(({ value }) => value).join(' / ');
    const { items } = await call(listNotifications, { query: {} });
    expect(items[0]?.content).toContain(`${title} (${options}) × 1`);
  });

  it('can be withdrawn, and still exists after a restart', async () => {
    const storage = memoryStorage();
    const { call, params, body } = await receiveMugs({ storage });
    const { id } = await call(requestAfterSale, { params, body });
    await call(withdrawAfterSale, { params: { id } });
    const again = openTestShop({ storage });
    await again.signIn();
    again.advance(100_000);
    expect((await again.call(listAfterSales, { params })).items).toMatchObject([{ id, status: 'withdrawn' }]);
  });
});
