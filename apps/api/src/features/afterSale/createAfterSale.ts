import type { EndpointRequest, requestAfterSale } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { checkAfterSale, claimableQuantity, lineRefund } from '@mallard/domain/rules';
import { refuse, refuseAfterSale, sellerEventDueAt } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { afterSaleEvents, afterSales } from '../../db/schema/index.ts';
import { notifyOfAfterSale } from '../notifications/notify.ts';
import { type AfterSaleRow, claimsOf } from '../orders/afterSaleClaims.ts';
import { lockOrder } from '../orders/changeOrder.ts';
import { readOwnPictures } from '../upload/readOwnPictures.ts';
import { readAfterSales } from './queries.ts';

/** Context for `createAfterSale`. */
export interface AfterSaleContext {
  orderId: string;
  userId: string;
  now: Date;
  /** Milliseconds that the simulated seller takes for each step; `null` if the shop has a real seller. */
  sellerDelay: number | null;
}

/**
 * Creates a return or refund request, in the caller's transaction. Locks the order, so that two concurrent requests can't claim the
 * same items. The caller checks ownership of the order.
 *
 * @throws {Refusal} NOT_FOUND for a line of another order or a picture of another user; AFTER_SALE_UNAVAILABLE with
 * the reason; VALIDATION (409) naming `quantity` or `reason`
 */
export async function createAfterSale(
  tx: Database,
  draft: EndpointRequest<typeof requestAfterSale>['body'],
  { orderId, userId, now, sellerDelay }: AfterSaleContext,
): Promise<AfterSaleRow> {
  await lockOrder(tx, orderId);
  const { order, items, requests } = await readAfterSales(tx, orderId);
  const line = items.find(({ id }) => id === draft.orderItemUuid);
  if (!line) throw refuse.notFound();
  const claims = claimsOf(line.id, requests);
  const refusal = checkAfterSale(draft, {
    order: { status: order.status, completedAt: order.completedAt?.getTime() ?? null },
    line,
    claims,
    requests: requests.length,
    now: now.getTime(),
  });
  if (refusal) throw refuseAfterSale(refusal, claimableQuantity(line, claims));
  const pictures = await readOwnPictures(tx, draft.imageUuids, userId);
  const { goods, discount } = lineRefund(line, claims, draft.quantity);
  const { kind, reason, note, quantity } = draft;
  const status = 'requested' as const;
  const dueAt = sellerEventDueAt({ status, kind, since: now.getTime() }, sellerDelay);
  const [created] = await tx
    .insert(afterSales)
    .values({
      orderId,
      orderItemId: line.id,
      kind,
      status,
      reason,
      note,
      quantity,
      goods,
      discount,
      shipping: minor(0),
      pictures: draft.imageUuids.flatMap((id) => pictures.get(id) ?? []),
      createdAt: now,
      dueAt: dueAt === null ? null : new Date(dueAt),
    })
    .returning();
  if (!created) throw new Error('INSERT returned no row');
  await tx.insert(afterSaleEvents).values({
    afterSaleId: created.id,
    event: 'request',
    actor: 'shopper',
    toStatus: status,
    position: 0,
    createdAt: now,
  });
  await notifyOfAfterSale(tx, order, { item: line, request: created, now });
  return created;
}
