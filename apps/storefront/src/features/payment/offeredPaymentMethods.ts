import { type PaymentMethod, paymentMethods, type Shop } from '@mallard/domain/contract';

/** Returns the payment methods of a shop, in its order, without those that this version doesn't know. */
export function offeredPaymentMethods(shop: Pick<Shop, 'paymentMethods'>): PaymentMethod[] {
  return shop.paymentMethods.flatMap((code) => paymentMethods.find((method) => method === code) ?? []);
}
