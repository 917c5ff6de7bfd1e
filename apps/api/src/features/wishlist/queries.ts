import type { Minor } from '@mallard/domain/money';
import { refuse } from '@mallard/domain/serving';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, products } from '../../db/schema/index.ts';
import { readSummaries, type SummaryRow } from '../products/readProducts.ts';

/** Favorite with its product. */
export interface FavoriteRow {
  id: string;
  createdAt: Date;
  /** Price of the product, in minor units. */
  priceWhenAdded: Minor | null;
  product: SummaryRow;
}

/** Reads a page of the user's favorites, newest first. Off-sale products are included as sold out. */
export async function readFavorites(
  db: Database,
  userId: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ rows: FavoriteRow[]; total: number }> {
  const isOwn = eq(favorites.userId, userId);
  const [marks, [counted]] = await Promise.all([
    db
      .select()
      .from(favorites)
      .where(isOwn)
      .orderBy(desc(favorites.createdAt), asc(favorites.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ total: count() }).from(favorites).where(isOwn),
  ]);
  return { rows: await withProducts(db, marks), total: counted?.total ?? 0 };
}

/**
 * Adds a product to the favorites, if it isn't there already.
 *
 * @throws {Refusal} NOT_FOUND when the product does not exist
 */
export async function addFavorite(tx: Database, userId: string, productId: string, now: Date): Promise<FavoriteRow> {
  const [product] = await tx.select({ price: products.price }).from(products).where(eq(products.id, productId));
  if (!product) throw refuse.notFound();
  const newRow = { userId, productId, createdAt: now, priceWhenAdded: product.price };
  await tx.insert(favorites).values(newRow).onConflictDoNothing();
  const rows = await tx.select().from(favorites).where(isFavoriteOf(userId, productId));
  const [favorite] = await withProducts(tx, rows);
  // A concurrent request may have deleted it.
  if (!favorite) throw refuse.notFound();
  return favorite;
}

/**
 * Deletes a favorite.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function removeFavorite(tx: Database, userId: string, id: string): Promise<void> {
  const removed = await tx
    .delete(favorites)
    .where(and(eq(favorites.id, id), eq(favorites.userId, userId)))
    .returning({ id: favorites.id });
  if (removed.length === 0) throw refuse.notFound();
}

/** Returns the favorite id of a product, or `null` if it is not a favorite. */
export async function findFavorite(db: Database, userId: string, productId: string): Promise<string | null> {
  const [row] = await db.select({ id: favorites.id }).from(favorites).where(isFavoriteOf(userId, productId));
  return row?.id ?? null;
}

async function withProducts(db: Database, marks: readonly (typeof favorites.$inferSelect)[]): Promise<FavoriteRow[]> {
  if (marks.length === 0) return [];
  const ids = marks.map(({ productId }) => productId);
  const rows = await readSummaries(db, inArray(products.id, ids), { order: [asc(products.id)], limit: ids.length });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return marks.flatMap(({ productId, ...favorite }) => {
    const product = byId.get(productId);
    return product ? [{ ...favorite, product }] : [];
  });
}

function isFavoriteOf(userId: string, productId: string) {
  return and(eq(favorites.userId, userId), eq(favorites.productId, productId));
}
