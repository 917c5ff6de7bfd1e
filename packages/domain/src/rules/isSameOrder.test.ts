import { describe, expect, it } from 'vitest';
import { isSameOrder, type OrderContent } from './isSameOrder.ts';

const order = {
  items: [
    { skuUuid: 'mug', quantity: 3 },
    { skuUuid: 'bowl', quantity: 1 },
  ],
  recipient: 'Lin',
  contactNumber: '13800138000',
  shippingAddress: '浙江省杭州市西湖区 文三路 1 号',
  shippingMethod: 'standard',
  note: '',
  total: 9900,
  couponUuid: null,
};

describe('an order', () => {
  it.each<[string, Partial<OrderContent>]>([
    ['is equal', {}],
    ['leaves the coupon to the shop', { couponUuid: undefined }],
    [
      'splits and sorts its lines differently',
      {
        items: [
          { skuUuid: 'bowl', quantity: 1 },
          { skuUuid: 'mug', quantity: 1 },
          { skuUuid: 'mug', quantity: 2 },
        ],
      },
    ],
  ])('is the same as a draft that %s', (_, change) => {
    expect(isSameOrder({ ...order, ...change }, order)).toBe(true);
  });

  it.each<[string, Partial<OrderContent>]>([
    ['quantity', { items: [{ skuUuid: 'mug', quantity: 3 }] }],
    ['SKU', { items: [...order.items.slice(1), { skuUuid: 'cup', quantity: 3 }] }],
    ['recipient', { recipient: 'Wang' }],
    ['phone', { contactNumber: '13900139000' }],
    ['address', { shippingAddress: '上海市黄浦区 南京东路 1 号' }],
    ['shipping method', { shippingMethod: 'express' }],
    ['note', { note: 'Ring twice' }],
    ['total', { total: 9800 }],
    ['coupon', { couponUuid: 'welcome' }],
  ])('differs from a draft with another %s', (_, change) => {
    expect(isSameOrder({ ...order, ...change }, order)).toBe(false);
  });
});
