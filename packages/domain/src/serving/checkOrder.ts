import type { Shop } from '../contract/shop.ts';
import type { AfterSaleRefusal } from '../rules/afterSaleRequest.ts';
import type { OrderPricing } from '../rules/orderPricing.ts';
import { offeredShippingMethods, type ShippingMethod, type ShippingRules } from '../rules/shipping.ts';
import { type Refusal, refuse } from './refuse.ts';

/**
 * Returns an order with its shipping method.
 *
 * @throws {Refusal} VALIDATION if the shop doesn't have the method
 */
export function withOfferedShipping<T extends { shippingMethod: ShippingMethod }>(order: T, shop: ShippingRules): T {
  if (offeredShippingMethods(shop).includes(order.shippingMethod)) return order;
  throw refuse('VALIDATION', { fields: { shippingMethod: 'SHIPPING_METHOD' } });
}

/**
 * Returns the payment method that was chosen.
 *
 * @throws {Refusal} VALIDATION if the shop doesn't accept it
 */
export function chosenPaymentMethod<M extends string>({ paymentMethods }: Pick<Shop, 'paymentMethods'>, method: M): M {
  if (paymentMethods.includes(method)) return method;
  throw refuse('VALIDATION', { fields: { method: 'PAYMENT_METHOD' } });
}

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

/**
 * Converts the reason why a return or refund cannot be requested to a refusal.
 *
 * @param left units of the line that can still be requested
 */
export function refuseAfterSale(reason: AfterSaleRefusal, left: number): Refusal {
  if (reason === 'REASON') return refuse('VALIDATION', { fields: { reason: 'AFTER_SALE_REASON' } });
  if (reason === 'QUANTITY' && left > 0)
    return refuse('VALIDATION', { status: 409, fields: { quantity: 'MAX_VALUE' }, details: { left } });
  return refuse('AFTER_SALE_UNAVAILABLE', { details: { reason, left } });
}
