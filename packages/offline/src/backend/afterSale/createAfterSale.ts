import type { EndpointRequest, requestAfterSale } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { checkAfterSale, claimableQuantity, lineRefund } from '@mallard/domain/rules';
import { refuse, refuseAfterSale, sellerEventDueAt } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { notifyOfAfterSale } from '../notifications/notify.ts';
import { assertOwnPictures } from '../reviews/writeReviews.ts';
import { generateId } from '../state/generateIds.ts';
import type { AfterSaleState, OrderState } from '../state/shopState.ts';
import { claimsOf, readAfterSales } from './readAfterSales.ts';

/**
 * Creates a request for a return or refund.
 *
 * @throws {Refusal} NOT_FOUND for a line of another order or a picture of another shopper; AFTER_SALE_UNAVAILABLE with
 *   the reason; VALIDATION of `quantity` or `reason`
 */
export function createAfterSale(
  call: OfflineCall<SignedInUser>,
  order: OrderState,
  draft: EndpointRequest<typeof requestAfterSale>['body'],
): AfterSaleState {
  const { state, now, settings } = call;
  const line = order.items.find(({ id }) => id === draft.orderItemUuid);
  if (!line) throw refuse.notFound();
  const claims = claimsOf(state, line.id);
  const requests = readAfterSales(state, order).length;
  const refusal = checkAfterSale(draft, { order, line, claims, requests, now });
  if (refusal) throw refuseAfterSale(refusal, claimableQuantity(line, claims));
  assertOwnPictures(call, draft.imageUuids);
  const { goods, discount } = lineRefund(line, claims, draft.quantity);
  const { kind, reason, note, quantity } = draft;
  const status = 'requested' as const;
  const request: AfterSaleState = {
    id: generateId(state),
    orderId: order.id,
    orderItemId: line.id,
    kind,
    status,
    reason,
    note,
    quantity,
    goods,
    discount,
    shipping: minor(0),
    refusal: null,
    trackingNumber: null,
    createdAt: now,
    uploadIds: [...draft.imageUuids],
    dueAt: sellerEventDueAt({ status, kind, since: now }, settings.afterSaleDelay),
    history: [{ status, at: now }],
  };
  state.afterSales.push(request);
  notifyOfAfterSale(call, order, request);
  return request;
}
