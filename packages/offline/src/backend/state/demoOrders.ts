import type { PaymentMethod } from '@mallard/domain/contract';

/** A time in hours since the order was placed. */
type Hours = number;

/** An order of the demo account and its events; a missing event has not happened. */
export interface DemoOrder {
  /** Identifies the order, so that it keeps its id. */
  slug: string;
  /** Hours between the order and the opening of the shop. */
  placedHoursAgo: number;
  /** The first SKU of a product with these values, and its quantity. */
  items: readonly { product: string; values: Readonly<Record<string, string>>; quantity: number }[];
  /** Slug of a claimed coupon. */
  coupon?: string;
  hasNote?: boolean;
  paid?: { after: Hours; method: PaymentMethod; shipAfter: Hours };
  /** `stepHours`: average time between two events of the parcel. */
  shipped?: { after: Hours; stepHours: number };
  confirmed?: Hours;
  cancelled?: Hours;
}

const DAY = 24;

/** One order in every status, oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    slug: 'mugs-and-kettle',
    placedHoursAgo: 12 * DAY,
    items: [item('cloud-glaze-mug', { capacity: '320ml' }, 2), item('gooseneck-kettle', { colour: 'ink' }, 1)],
    coupon: 'thirty-off-299',
    paid: { after: 0.05, method: 'alipay', shipAfter: 5 },
    shipped: { after: 5, stepHours: 9 },
    confirmed: 3 * DAY,
  },
  {
    slug: 'clock',
    placedHoursAgo: 6 * DAY,
    items: [item('walnut-clock', {}, 1)],
    cancelled: 0.2,
  },
  {
    slug: 'lamp',
    placedHoursAgo: 2 * DAY,
    items: [item('evening-linen-lamp', { colour: 'cream' }, 1), item('stoneware-candle', {}, 2)],
    paid: { after: 0.03, method: 'wechat', shipAfter: 14 },
    shipped: { after: 14, stepHours: 8 },
  },
  {
    slug: 'bed-linen',
    placedHoursAgo: 3,
    items: [item('washed-cotton-set', {}, 1)],
    hasNote: true,
    // Long enough to look at before the seller ships it.
    paid: { after: 0.04, method: 'card', shipAfter: 3 + DAY },
  },
  {
    slug: 'towels',
    placedHoursAgo: 0,
    items: [item('long-staple-towels', {}, 2), item('fern-hand-wash', {}, 1)],
  },
];

function item(product: string, values: Readonly<Record<string, string>>, quantity: number) {
  return { product, values, quantity };
}
