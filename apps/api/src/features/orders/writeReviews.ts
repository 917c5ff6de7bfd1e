import { allowedActions } from '@mallard/domain/rules';
import { maskNickname, refuse } from '@mallard/domain/serving';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderItems, orders, products, reviews, users } from '../../db/schema/index.ts';
import { readOwnPictures } from '../upload/readOwnPictures.ts';

/** Input of a review of one order item. */
export interface ReviewDraft {
  orderItemUuid: string;
  rating: number;
  content: string;
  /** Ids of pictures that the user uploaded. */
  imageUuids: readonly string[];
  isAnonymous: boolean;
}

/** Context for `writeReviews`. */
export interface ReviewContext {
  userId: string;
  /** Order that all items must belong to; if missing, any order of the user. */
  orderId?: string;
  now: Date;
}

export type ReviewRow = typeof reviews.$inferSelect;

/**
 * Creates reviews of items of completed orders, and adds them to the ratings of their products. If it throws, the caller's
 * transaction rolls back.
 *
 * @returns reviews, in the order of the drafts
 * @throws {Refusal} NOT_FOUND for an item or picture of another user; ORDER_STATE; ALREADY_REVIEWED
 */
export async function writeReviews(
  tx: Database,
  drafts: readonly ReviewDraft[],
  { userId, orderId, now }: ReviewContext,
): Promise<ReviewRow[]> {
  const lines = await readLines(tx, drafts, userId);
  const author = await readAuthor(tx, userId);
  const pictures = await readOwnPictures(
    tx,
    drafts.flatMap(({ imageUuids }) => imageUuids),
    userId,
  );
  const written: ReviewRow[] = [];
  for (const draft of drafts) {
    const line = lines.get(draft.orderItemUuid);
    if (!line || (orderId !== undefined && line.item.orderId !== orderId)) throw refuse.notFound();
    if (!allowedActions(line.status, { hasUnreviewedLines: true }).includes('review'))
      throw refuse('ORDER_STATE', { details: { status: line.status } });
    await markReviewed(tx, draft.orderItemUuid);
    const [review] = await tx
      .insert(reviews)
      .values({
        productId: line.item.productId,
        userId,
        orderItemId: line.item.id,
        nickname: draft.isAnonymous ? maskNickname(author.nickname) : author.nickname,
        avatar: draft.isAnonymous ? null : author.avatar,
        rating: draft.rating,
        content: { 'zh-CN': draft.content, 'en-US': draft.content },
        pictures: draft.imageUuids.flatMap((id) => pictures.get(id) ?? []),
        attributes: line.item.attributes,
        isAnonymous: draft.isAnonymous,
        createdAt: now,
      })
      .returning();
    if (!review) throw new Error('INSERT returned no row');
    written.push(review);
  }
  await addRatings(tx, written);
  return written;
}

async function readLines(tx: Database, drafts: readonly ReviewDraft[], userId: string) {
  const ids = drafts.map(({ orderItemUuid }) => orderItemUuid);
  const rows = await tx
    .select({ item: orderItems, status: orders.status })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orderItems.id, ids), eq(orders.userId, userId)));
  return new Map(rows.map((row) => [row.item.id, row]));
}

async function readAuthor(tx: Database, userId: string) {
  const [author] = await tx
    .select({ nickname: users.nickname, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  if (!author) throw refuse.notFound();
  return author;
}

/** Compare-and-set, so that only one of two concurrent reviews is created. */
async function markReviewed(tx: Database, orderItemId: string): Promise<void> {
  const [marked] = await tx
    .update(orderItems)
    .set({ isReviewed: true })
    .where(and(eq(orderItems.id, orderItemId), eq(orderItems.isReviewed, false)))
    .returning({ id: orderItems.id });
  if (!marked) throw refuse('ALREADY_REVIEWED', { details: { orderItemUuid: orderItemId } });
}

async function addRatings(tx: Database, written: readonly ReviewRow[]): Promise<void> {
  const productIds = [...new Set(written.map(({ productId }) => productId))].sort();
  for (const productId of productIds) {
    const ratings = written.filter((review) => review.productId === productId).map(({ rating }) => rating);
    const sum = ratings.reduce((a, b) => a + b, 0);
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${sum}::integer`,
        reviewCount: sql`${products.reviewCount} + ${ratings.length}::integer`,
      })
      .where(eq(products.id, productId));
  }
}
