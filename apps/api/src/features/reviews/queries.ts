import type { ReviewFilter } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, reviews } from '../../db/schema/index.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Number of reviews with a rating. */
export interface RatingCount {
  rating: number;
  all: number;
  withPhotos: number;
}

/** Filter and page of reviews. */
export interface ReviewList {
  productUuid: string;
  filter: ReviewFilter;
  pageNumber: number;
  pageSize: number;
}

const hasPhotos = sql`jsonb_array_length(${reviews.pictures}) > 0`;

/**
 * Reads a page of a product's reviews, newest first, with the number of reviews per rating.
 *
 * @throws {Refusal} NOT_FOUND when the product does not exist
 */
export async function readReviews(
  db: Database,
  { productUuid, filter, pageNumber, pageSize }: ReviewList,
): Promise<{ rows: ReviewRow[]; stars: RatingCount[] }> {
  const isOfProduct = eq(reviews.productId, productUuid);
  const [rows, stars, matchingProducts] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(and(isOfProduct, conditionOf(filter)))
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db
      .select({
        rating: reviews.rating,
        all: count(),
        withPhotos: sql<number>`count(*) FILTER (WHERE ${hasPhotos})`.mapWith(Number),
      })
      .from(reviews)
      .where(isOfProduct)
      .groupBy(reviews.rating),
    db.select({ id: products.id }).from(products).where(eq(products.id, productUuid)),
  ]);
  if (matchingProducts.length === 0) throw refuse.notFound();
  return { rows, stars };
}

function conditionOf(filter: ReviewFilter): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'withPhotos':
      return hasPhotos;
    case 'good':
      return gte(reviews.rating, 4);
    case 'medium':
      return eq(reviews.rating, 3);
    case 'bad':
      return lte(reviews.rating, 2);
  }
}
