import type { AfterSale } from '@mallard/domain/contract';
import { type Minor, minor } from '@mallard/domain/money';
import { isReleased, shippingRefund } from '@mallard/domain/rules';
import { isToBeSentBack, returnAddressOf } from '@mallard/domain/serving';
import type { OfflineCall } from '../calls/offlineCall.ts';
import { toInstant } from '../presenters/toInstant.ts';
import { ownPictures } from '../reviews/readReviews.ts';
import type { AfterSaleState, OrderState, ShopState } from '../state/shopState.ts';
import { readAfterSales } from './readAfterSales.ts';

/** Converts a request to the contract's format, in one language. */
export function toAfterSale(
  request: AfterSaleState,
  order: OrderState,
  { state, locale, settings }: Pick<OfflineCall, 'state' | 'locale' | 'settings'>,
): AfterSale {
  const { id, orderItemId, kind, status, reason, note, quantity, goods, discount, trackingNumber } = request;
  const shipping = shippingOf(state, request, order);
  return {
    id,
    kind,
    status,
    reason,
    note,
    quantity,
    trackingNumber,
    orderUuid: order.id,
    orderItemUuid: orderItemId,
    images: ownPictures(state, request.uploadIds),
    amounts: { goods, discount, shipping, total: minor(goods - discount + shipping) },
    refusal: request.refusal?.[locale] ?? null,
    returnAddress: returnAddressOf(request, settings.shopSettings, locale),
    shipBefore: isToBeSentBack(request) && request.dueAt !== null ? toInstant(request.dueAt) : null,
    createTime: toInstant(request.createdAt),
    history: request.history.map((entry) => ({ status: entry.status, time: toInstant(entry.at) })),
  };
}

/** Returns the shipping fee that a request has refunded, or would refund now. */
export function shippingOf(state: ShopState, request: AfterSaleState, order: OrderState): Minor {
  if (request.status === 'refunded' || isReleased(request.status)) return request.shipping;
  const otherRequests = readAfterSales(state, order).filter(({ id }) => id !== request.id);
  const { quantity } = request;
  return shippingRefund({ shipping: order.amounts.shipping, lines: order.items, otherRequests, quantity });
}
