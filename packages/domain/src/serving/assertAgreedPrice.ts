import type { OrderPricing } from '../rules/orderPricing.ts';
import { refuse } from './refuse.ts';

/** What the shopper was shown before placing an order. */
export interface AgreedPrice {
  /** The coupon that was chosen; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
  /** Minor units. */
  expectedTotal: number;
}

/**
 * Makes sure that an order costs what the shopper was shown, with the coupon that was chosen.
 *
 * @param priced the price now; `coupon` is `null` if the shopper does not have the chosen coupon
 * @throws {Refusal} COUPON_UNUSABLE with the reason; PRICE_CHANGED with the total of now
 */
export function assertAgreedPrice(
  { couponUuid, expectedTotal }: AgreedPrice,
  { pricing, coupon }: { pricing: OrderPricing; coupon: object | null },
): void {
  if (typeof couponUuid === 'string') {
    if (!coupon) throw refuse('COUPON_UNUSABLE', { details: { reason: 'NOT_CLAIMED' } });
    if (pricing.coupon && !pricing.coupon.isUsable)
      throw refuse('COUPON_UNUSABLE', { details: { reason: pricing.coupon.reason } });
  }
  if (pricing.total !== expectedTotal) throw refuse('PRICE_CHANGED', { details: { total: pricing.total } });
}
