import { allowedActions } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OfflineCall, SignedInUser } from '../calls/offlineCall.ts';
import { readOrders } from '../orders/readOrders.ts';
import { generateId } from '../state/generateIds.ts';
import type { ReviewState } from '../state/shopState.ts';

/** A shopper's review of one order line. */
export interface ReviewDraft {
  orderItemUuid: string;
  rating: number;
  content: string;
  /** Uploads of the shopper. */
  imageUuids: readonly string[];
  isAnonymous: boolean;
}

/**
 * Creates reviews of lines of completed orders, all or nothing.
 *
 * @param orderId the order of all lines; any order of the shopper by default
 * @throws {Refusal} NOT_FOUND for a line or picture of another shopper; ORDER_STATE; ALREADY_REVIEWED
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
    const { user } = call.caller;
    const review: ReviewState = {
      id: generateId(call.state),
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
export function assertOwnPictures({ state, caller }: OfflineCall<SignedInUser>, ids: readonly string[]): void {
  const ownUploads = new Set(state.uploads.filter(({ userId }) => userId === caller.user.id).map(({ id }) => id));
  if (!ids.every((id) => ownUploads.has(id))) throw refuse.notFound();
}
