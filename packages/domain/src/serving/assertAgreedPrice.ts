import type { OrderPricing } from '../rules/orderPricing.ts';
import { refuse } from './refuse.ts';

/** The price that the shopper saw before placing an order. */
export interface AgreedPrice {
  /** The chosen coupon; `null` for none, `undefined` for the one that saves most. */
  couponUuid?: string | null | undefined;
  /** Minor units. */
  expectedTotal: number;
}

/**
 * Checks that an order costs what the shopper saw, with the chosen coupon.
 *
 * @param priced the price now; `coupon` is `null` if the shopper does not have the chosen coupon
 * @throws {Refusal} COUPON_UNUSABLE with the reason; PRICE_CHANGED with the current total
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
