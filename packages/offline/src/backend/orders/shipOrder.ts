import { CARRIER, parcelStepOf, parcelWay } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { drawDigits } from '../state/draws.ts';
import type { OrderState } from '../state/shopState.ts';
import { changeOrder } from './changeOrder.ts';

const TRACKING_DIGITS = 12;

/**
 * Plays the seller: ships a paid order.
 *
 * @throws {Refusal} ORDER_STATE
 */
export function shipOrder(
  shop: OpenShop,
  order: OrderState,
  parcelStep = shop.settings.parcelStep ?? parcelStepOf(order.shippingMethod),
): OrderState {
  const trackingNumber = `MLD${drawDigits(shop.state, TRACKING_DIGITS)}`;
  return changeOrder(shop, order, 'ship', 'seller', { carrier: CARRIER, trackingNumber, parcelStep });
}

/** Where the parcel of an order has been up to now, newest first. */
export function parcelEvents({ shippedAt, parcelStep }: OrderState, now: number) {
  if (shippedAt === null) return [];
  return parcelWay(shippedAt, parcelStep)
    .filter(({ happensAt }) => happensAt <= now)
    .reverse();
}
