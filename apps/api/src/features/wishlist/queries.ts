import type { Minor } from '@mallard/domain/money';
import { refuse } from '@mallard/domain/serving';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, products } from '../../db/schema/index.ts';
import { readSummaries, type SummaryRow } from '../products/readProducts.ts';

/** A favourite with its product. */
export interface FavoriteRow {
  id: string;
  createdAt: Date;
  /** Of the product, in minor units. */
  priceWhenAdded: Minor | null;
  product: SummaryRow;
}

/** A page of a shopper's favourites, newest first. Products that are no longer sold stay, as sold out. */
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
 * Marks a product, or finds that it is marked already.
 *
 * @throws {Refusal} NOT_FOUND when there is no such product
 */
export async function addFavorite(tx: Database, userId: string, productId: string, now: Date): Promise<FavoriteRow> {
  const [known] = await tx.select({ price: products.price }).from(products).where(eq(products.id, productId));
  if (!known) throw refuse.notFound();
  const mark = { userId, productId, createdAt: now, priceWhenAdded: known.price };
  await tx.insert(favorites).values(mark).onConflictDoNothing();
  const marks = await tx.select().from(favorites).where(isMark(userId, productId));
  const [favorite] = await withProducts(tx, marks);
  // Another call may have taken it away meanwhile.
  if (!favorite) throw refuse.notFound();
  return favorite;
}

/**
 * Takes a mark away.
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

/** The id of the mark on a product, `null` where there is none. */
export async function findFavorite(db: Database, userId: string, productId: string): Promise<string | null> {
  const [found] = await db.select({ id: favorites.id }).from(favorites).where(isMark(userId, productId));
  return found?.id ?? null;
}

async function withProducts(db: Database, marks: readonly (typeof favorites.$inferSelect)[]): Promise<FavoriteRow[]> {
  if (marks.length === 0) return [];
  const ids = marks.map(({ productId }) => productId);
  const rows = await readSummaries(db, inArray(products.id, ids), { order: [asc(products.id)], limit: ids.length });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return marks.flatMap(({ productId, ...mark }) => {
    const product = byId.get(productId);
    return product ? [{ ...mark, product }] : [];
  });
}

function isMark(userId: string, productId: string) {
  return and(eq(favorites.userId, userId), eq(favorites.productId, productId));
}
