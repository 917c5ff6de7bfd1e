import type { ProductCollection } from '@mallard/domain/contract';
import { MAX_HOT_PRODUCTS, MIN_NEW_PRODUCTS } from '@mallard/domain/serving';
import { hasSkuFilter, parseAttributes } from '@mallard/search';
import { and, desc, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { texts } from '../../db/arrays.ts';
import type { Database } from '../../db/database.ts';
import { categories, products, skus } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';

const DAY_MS = 24 * 3_600_000;
const NEW_DAYS = 30;

/** Returns the earliest publication date of new products. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_DAYS * DAY_MS);
}

/** Matches products with a reduced price or an active deal. */
function isReduced(now: Date): SQL {
  return sql`(${gt(products.dealEndsAt, now)} OR ${gt(products.originalPrice, products.price)})`;
}

/** Converts a filter, except its keyword, to a condition on `products`. */
export function conditionOf(db: Database, filter: ProductFilter, now: Date): SQL | undefined {
  const { categoryUuid, collection } = filter;
  return and(
    // A literal instead of a parameter, so that the planner can use partial indexes.
    sql`${products.isOnSale}`,
    categoryUuid === undefined ? undefined : isBelow(db, categoryUuid),
    collection === undefined ? undefined : isIn(db, collection, now),
    filter.onSale ? isReduced(now) : undefined,
    hasSkuFilter(filter)
      ? exists(
          db
            .select({ one: sql`1` })
            .from(skus)
            .where(and(eq(skus.productId, products.id), skuConditionOf(filter))),
        )
      : undefined,
  );
}

/**
 * Converts the SKU criteria of a filter to a condition on `skus`. One SKU must match all of them.
 *
 * @param table alias of `skus` @default skus
 */
export function skuConditionOf(
  { minPrice, maxPrice, inStock, attributes, excluded }: ProductFilter,
  table: Record<'price' | 'stock' | 'values', AnyPgColumn> = skus,
): SQL | undefined {
  const hasValue = ([specification, values]: [string, ReadonlySet<string>]) =>
    sql`${table.values} ->> ${specification}::text = ANY(${texts([...values])})`;
  return and(
    minPrice === undefined ? undefined : sql`${table.price} >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`${table.price} <= ${maxPrice}`,
    inStock ? gt(table.stock, 0) : undefined,
    ...Array.from(parseAttributes(attributes), hasValue),
    ...Array.from(parseAttributes(excluded), (group) => sql`(${hasValue(group)}) IS NOT TRUE`),
  );
}

/** Matches products in a category or its subcategories; the tree has three levels. */
function isBelow(db: Database, categoryId: string): SQL {
  const parent = alias(categories, 'parent');
  return inArray(
    products.categoryId,
    db
      .select({ id: categories.id })
      .from(categories)
      .leftJoin(parent, eq(parent.id, categories.parentId))
      .where(or(eq(categories.id, categoryId), eq(categories.parentId, categoryId), eq(parent.parentId, categoryId))),
  );
}

/** Matches products in a collection; small collections have an index. */
export function isIn(db: Database, collection: ProductCollection, now: Date): SQL {
  const sold = alias(products, 'sold');
  switch (collection) {
    case 'discount':
      return isReduced(now);
    case 'new': {
      const newest = db
        .select({ at: sold.publishedAt })
        .from(sold)
        .where(sql`${sold.isOnSale}`)
        .orderBy(desc(sold.publishedAt))
        .offset(MIN_NEW_PRODUCTS - 1)
        .limit(1);
      const since = sql`${newSince(now).toISOString()}::timestamptz`;
      return sql`${products.publishedAt} >= least(${since}, coalesce((${newest}), '-infinity'))`;
    }
    case 'hot': {
      const least = db
        .select({ sales: sold.sales })
        .from(sold)
        .where(sql`${sold.isOnSale}`)
        .orderBy(desc(sold.sales))
        .offset(MAX_HOT_PRODUCTS - 1)
        .limit(1);
      return sql`${products.sales} >= greatest(1, (${least}))`;
    }
  }
}
