import type { Shop } from '../contract/shop.ts';
import { offeredShippingMethods, type ShippingMethod, type ShippingRules } from '../rules/shipping.ts';
import { refuse } from './refuse.ts';

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
