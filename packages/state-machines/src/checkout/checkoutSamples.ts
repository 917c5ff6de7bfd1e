import type { Order, OrderPreview } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import type { CheckoutInput } from './checkoutTypes.ts';
import type { OrderDraft } from './orderAttempt.ts';

const side = 320;
const image = { url: '/mug.webp', alt: 'Mug', width: side, height: side, sources: [], color: null, placeholder: null };

function amounts(total: number): Record<'goods' | 'discount' | 'shipping' | 'total', Minor> {
  return { goods: minor(total), discount: minor(0), shipping: minor(0), total: minor(total) };
}

/** Returns the server's preview of one mug. */
export function previewOf(total = 8_900, status: OrderPreview['lines'][number]['status'] = 'available'): OrderPreview {
  return {
    lines: [
      {
        skuUuid: 's1',
        productUuid: 'g1',
        title: 'Mug',
        attributes: [],
        image,
        price: minor(total),
        quantity: 1,
        stock: status === 'available' ? 5 : 0,
        limit: 99,
        status,
      },
    ],
    amounts: amounts(total),
    savings: minor(0),
    steps: [],
    couponUuid: null,
    coupons: [],
    shippingMethods: [],
    shippingMethod: 'standard',
  };
}

/** An order of one mug. */
export const placedOrder: Order = {
  id: 'o1',
  orderNumber: '2026110200001',
  status: 'unpaid',
  paymentStatus: 'pending',
  amounts: amounts(8_900),
  savings: minor(0),
  items: [],
  paymentMethod: null,
  shippingMethod: 'standard',
  recipient: 'Ann',
  contactNumber: '13800000000',
  shippingAddress: '1 Pond Lane',
  trackingNumber: null,
  carrier: null,
  cancelReason: null,
  note: '',
  createTime: '2026-11-02T12:00:00.000Z',
  payBefore: '2026-11-02T12:30:00.000Z',
  payTime: null,
  shipTime: null,
  completeTime: null,
  cancelTime: null,
  refundedAmount: minor(0),
  openAfterSales: 0,
};

/** The draft of one mug that the machine sends. */
export const mugDraft: OrderDraft = {
  items: [{ skuUuid: 's1', quantity: 1 }],
  shippingMethod: 'standard',
  couponUuid: null,
  addressUuid: 'a1',
  note: '',
  isFromCart: true,
  expectedTotal: minor(8_900),
};

/** Returns the machine's input, with numbered keys. */
export function inputOf(overrides: Partial<CheckoutInput> = {}): CheckoutInput {
  let keys = 0;
  return {
    source: 'ann cart',
    isFromCart: true,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    ...overrides,
  };
}
