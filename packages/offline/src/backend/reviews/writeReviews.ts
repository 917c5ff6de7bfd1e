import { allowedActions } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { readOrders } from '../orders/readOrders.ts';
import { drawId } from '../state/draws.ts';
import type { ReviewState } from '../state/shopState.ts';

/** What a shopper writes about one line of an order. */
export interface ReviewDraft {
  orderItemUuid: string;
  rating: number;
  content: string;
  /** Uploads of the shopper's. */
  imageUuids: readonly string[];
  isAnonymous: boolean;
}

/**
 * Writes reviews of lines of completed orders, all or none.
 *
 * @param orderId the order that all lines must be of; without it, any order of the shopper's
 * @throws {Refusal} NOT_FOUND for a line or picture that is not the shopper's; ORDER_STATE; ALREADY_REVIEWED
 */
export function writeReviews(
  call: OfflineCall<SignedInUser>,
  drafts: readonly ReviewDraft[],
  orderId?: string,
): ReviewState[] {
  const orders = readOrders(call).filter(({ id }) => orderId === undefined || id === orderId);
  return drafts.map((draft) => {
    const order = orders.find(({ items }) => items.some(({ id }) => id === draft.orderItemUuid));
    const item = order?.items.find(({ id }) => id === draft.orderItemUuid);
    if (!order || !item) throw refuse.notFound();
    if (!allowedActions(order.status, { hasUnreviewedLines: true }).includes('review'))
      throw refuse('ORDER_STATE', { details: { status: order.status } });
    if (item.isReviewed) throw refuse('ALREADY_REVIEWED', { details: { orderItemUuid: item.id } });
    assertOwnPictures(call, draft.imageUuids);
    item.isReviewed = true;
    const { user } = call.who;
    const review: ReviewState = {
      id: drawId(call.state),
      productId: item.productId,
      skuId: item.skuId,
      userId: user.id,
      nickname: user.nickname,
      avatar: user.avatar,
      rating: draft.rating,
      content: draft.content,
      uploadIds: [...draft.imageUuids],
      isAnonymous: draft.isAnonymous,
      createdAt: call.now,
    };
    call.state.reviews.push(review);
    return review;
  });
}

/** @throws {Refusal} NOT_FOUND when one of the uploads is not the shopper's or does not exist */
export function assertOwnPictures({ state, who }: OfflineCall<SignedInUser>, ids: readonly string[]): void {
  const own = new Set(state.uploads.filter(({ userId }) => userId === who.user.id).map(({ id }) => id));
  if (!ids.every((id) => own.has(id))) throw refuse.notFound();
}
