import { type Minor, minor } from '@mallard/domain/money';
import type { CouponTerms, PricedCartLine } from '@mallard/domain/rules';

export const categories = ['tea', 'kitchen', 'textiles'] as const;

/** A line of a cart, as the pages edit it. */
export interface SampleLine {
  id: number;
  price: Minor;
  originalPrice: Minor | null;
  quantity: number;
  category: (typeof categories)[number];
  isSelected: boolean;
}

export const couponIds = ['amount', 'percent', 'freeShipping'] as const;
export type CouponId = (typeof couponIds)[number];
export type SampleCoupon = CouponTerms & { id: CouponId };

/** Time at which the pages evaluate coupons. */
export const SAMPLE_TIME = '2026-06-01T12:00:00Z';

export const sampleLines: readonly SampleLine[] = [
  { id: 1, price: minor(8900), originalPrice: minor(12_900), quantity: 2, category: 'tea', isSelected: true },
  { id: 2, price: minor(26_900), originalPrice: null, quantity: 1, category: 'kitchen', isSelected: false },
];

const common = {
  threshold: minor(0),
  cap: null,
  categoryUuids: [],
  startTime: '2026-01-01T00:00:00Z',
  endTime: '2027-01-01T00:00:00Z',
};

export const sampleCoupons: readonly SampleCoupon[] = [
  { ...common, id: 'amount', kind: 'amount', value: 2000, threshold: minor(15_000) },
  { ...common, id: 'percent', kind: 'percent', value: 1500, cap: minor(5000), categoryUuids: ['tea'] },
  { ...common, id: 'freeShipping', kind: 'freeShipping', value: 0, threshold: minor(9900) },
];

/** Returns a line to add to others. */
export function newLine(lines: readonly SampleLine[]): SampleLine {
  const id = 1 + Math.max(0, ...lines.map((line) => line.id));
  return { id, price: minor(5900), originalPrice: null, quantity: 1, category: 'textiles', isSelected: true };
}

/** Converts lines to what the rules about carts read. */
export function toCartLines(lines: readonly SampleLine[]): PricedCartLine[] {
  return lines.map(({ category, ...line }) => ({ ...line, status: 'available', categoryUuids: [category] }));
}
