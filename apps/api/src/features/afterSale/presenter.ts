import type { AfterSale, Shop } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { type Minor, minor } from '@mallard/domain/money';
import { isReleased, shippingRefund } from '@mallard/domain/rules';
import { isToBeSentBack, returnAddressOf, toPicture } from '@mallard/domain/serving';
import type { AfterSaleRow } from '../orders/afterSaleClaims.ts';
import type { StoredAfterSales } from './queries.ts';

/** Converts a request to the contract's shape, in one locale. */
export function toAfterSale(
  request: AfterSaleRow,
  stored: StoredAfterSales,
  locale: ContentLocale,
  shop: Pick<Shop, 'returnAddress'>,
): AfterSale {
  const { id, kind, status, reason, note, quantity, goods, discount, trackingNumber } = request;
  const shipping = shippingOf(request, stored);
  return {
    id,
    kind,
    status,
    reason,
    note,
    quantity,
    trackingNumber,
    orderUuid: request.orderId,
    orderItemUuid: request.orderItemId,
    images: request.pictures.map((picture) => toPicture(picture, locale)),
    amounts: { goods, discount, shipping, total: minor(goods - discount + shipping) },
    refusal: request.refusal?.[locale] ?? null,
    returnAddress: returnAddressOf(request, shop, locale),
    shipBefore: isToBeSentBack(request) ? (request.dueAt?.toISOString() ?? null) : null,
    createTime: request.createdAt.toISOString(),
    history: stored.events
      .filter(({ afterSaleId }) => afterSaleId === id)
      .map(({ toStatus, createdAt }) => ({ status: toStatus, time: createdAt.toISOString() })),
  };
}

/** Returns the refunded shipping fee of a request, or the fee that would be refunded now. */
export function shippingOf(request: AfterSaleRow, { order, items, requests }: StoredAfterSales): Minor {
  if (request.status === 'refunded' || isReleased(request.status)) return request.shipping;
  const otherRequests = requests.filter(({ id }) => id !== request.id);
  return shippingRefund({ shipping: order.shipping, lines: items, otherRequests, quantity: request.quantity });
}
