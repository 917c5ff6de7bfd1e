/** The part of an order that is compared. */
export interface OrderContent {
  items: readonly { skuUuid: string; quantity: number }[];
  recipient: string;
  contactNumber: string;
  /** The formatted address. */
  shippingAddress: string;
  shippingMethod: string;
  note: string;
  /** Minor units. */
  total: number;
  /** `null` without a coupon; absent from a draft that leaves the coupon to the shop: then coupons aren't compared. */
  couponUuid?: string | null | undefined;
}

/**
 * Returns whether an order has the content of a draft. Only then does a checkout that is submitted twice return its
 * first order.
 *
 * @example if (!isSameOrder(draft, order)) throw refuse('CHECKOUT_USED', { details: { orderUuid: order.id } });
 */
export function isSameOrder(draft: OrderContent, order: OrderContent & { couponUuid: string | null }): boolean {
  return (
    draft.note === order.note &&
    draft.shippingMethod === order.shippingMethod &&
    draft.total === order.total &&
    draft.recipient === order.recipient &&
    draft.contactNumber === order.contactNumber &&
    draft.shippingAddress === order.shippingAddress &&
    hasSameUnits(draft.items, order.items) &&
    (draft.couponUuid === undefined || draft.couponUuid === order.couponUuid)
  );
}

function hasSameUnits(a: OrderContent['items'], b: OrderContent['items']): boolean {
  const [left, right] = [unitsBySku(a), unitsBySku(b)];
  return left.size === right.size && [...left].every(([sku, units]) => right.get(sku) === units);
}

function unitsBySku(items: OrderContent['items']): Map<string, number> {
  const units = new Map<string, number>();
  for (const { skuUuid, quantity } of items) units.set(skuUuid, (units.get(skuUuid) ?? 0) + quantity);
  return units;
}
