import { refuse } from '@mallard/domain/serving';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories, products, skus } from '../../db/schema/index.ts';

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'name'>;

/** Stored product with its details. */
export interface ProductDetail {
  product: typeof products.$inferSelect;
  skus: (typeof skus.$inferSelect)[];
  /** Categories of the product, from the top level down. */
  path: CategoryRow[];
}

/**
 * Reads one product, including products that are off sale.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readProductDetail(db: Database, id: string): Promise<ProductDetail> {
  const parent = alias(categories, 'parent');
  const top = alias(categories, 'top');
  const [[row], productSkus] = await Promise.all([
    db
      .select({
        product: products,
        own: { id: categories.id, name: categories.name },
        parent: { id: parent.id, name: parent.name },
        top: { id: top.id, name: top.name },
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parent, eq(parent.id, categories.parentId))
      .leftJoin(top, eq(top.id, parent.parentId))
      .where(eq(products.id, id)),
    db.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.position), asc(skus.id)),
  ]);
  if (!row) throw refuse.notFound();
  return {
    product: row.product,
    skus: productSkus,
    path: [row.top, row.parent, row.own].filter((category) => category !== null),
  };
}
