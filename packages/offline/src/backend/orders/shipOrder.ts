import { carrierOf, parcelStepOf, parcelWay } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { generateDigits } from '../state/generateIds.ts';
import type { OrderState } from '../state/shopState.ts';
import { changeOrder } from './changeOrder.ts';

const TRACKING_DIGITS = 12;

/**
 * Ships a paid order, like the seller.
 *
 * @throws {Refusal} ORDER_STATE
 */
export function shipOrder(
  shop: OpenShop,
  order: OrderState,
  parcelStep = shop.settings.parcelStep ?? parcelStepOf(order.shippingMethod, shop.settings.shopSettings),
): OrderState {
  const trackingNumber = `MLD${generateDigits(shop.state, TRACKING_DIGITS)}`;
  const carrier = carrierOf(shop.settings.shopSettings);
  return changeOrder(shop, order, 'ship', 'seller', { carrier, trackingNumber, parcelStep });
}

/** Returns the past events of an order's parcel, newest first. */
export function parcelEvents({ shippedAt, parcelStep }: OrderState, now: number) {
  if (shippedAt === null) return [];
  return parcelWay(shippedAt, parcelStep)
    .filter(({ happensAt }) => happensAt <= now)
    .reverse();
}
