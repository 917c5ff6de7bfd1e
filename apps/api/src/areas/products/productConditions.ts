import type { ProductCollection } from '@mallard/domain/contract';
import { FEWEST_NEW, MOST_HOT } from '@mallard/domain/serving';
import { and, desc, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories, productAttributes, products, skus } from '../../db/schema/index.ts';
import { type ChosenValues, type ProductFilter, parseAttributes } from './productFilter.ts';

const DAY_MS = 24 * 3_600_000;
const NEW_DAYS = 30;

/** From when on a product counts as new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_DAYS * DAY_MS);
}

/** The parts of a filter as conditions on `products`; facets leave out one part at a time. */
export interface ProductConditions {
  /** On sale at all, category and collection. */
  base: SQL | undefined;
  price: SQL | undefined;
  stock: SQL | undefined;
  reduced: SQL | undefined;
  attributes: { specification: string; condition: SQL }[];
}

/** Whether some SKU can be bought now. */
function hasStock(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(skus)
      .where(and(eq(skus.productId, products.id), gt(skus.stock, 0))),
  );
}

/** Whether it costs less than it did, or is one of today's deals. */
function isReduced(now: Date): SQL {
  return sql`(${gt(products.dealEndsAt, now)} OR ${gt(products.originalPrice, products.price)})`;
}

/** Translates a filter, all but its keyword. */
export function conditionsOf(db: Database, filter: ProductFilter, now: Date): ProductConditions {
  const { categoryUuid, collection, minPrice, maxPrice } = filter;
  return {
    base: and(
      // Without a parameter, so that the planner knows which indexes have only these.
      sql`${products.isOnSale}`,
      categoryUuid === undefined ? undefined : isBelow(db, categoryUuid),
      collection === undefined ? undefined : isIn(db, collection, now),
    ),
    price: and(
      minPrice === undefined ? undefined : sql`${products.price} >= ${minPrice}`,
      maxPrice === undefined ? undefined : sql`${products.price} <= ${maxPrice}`,
    ),
    stock: filter.inStock ? hasStock(db) : undefined,
    reduced: filter.onSale ? isReduced(now) : undefined,
    attributes: parseAttributes(filter.attributes).map((chosen) => ({
      specification: chosen.specification,
      condition: hasValue(db, chosen),
    })),
  };
}

/** All parts of a filter together. */
export function allOf({ base, price, stock, reduced, attributes }: ProductConditions): SQL | undefined {
  return and(base, price, stock, reduced, ...attributes.map(({ condition }) => condition));
}

/** In the category or in one below it; the tree has three levels. */
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

/** In a collection; those that are few are found by an index. */
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
        .offset(FEWEST_NEW - 1)
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
        .offset(MOST_HOT - 1)
        .limit(1);
      return sql`${products.sales} >= greatest(1, (${least}))`;
    }
  }
}

function hasValue(db: Database, { specification, values }: ChosenValues): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(productAttributes)
      .where(
        and(
          eq(productAttributes.productId, products.id),
          eq(productAttributes.specification, specification),
          inArray(productAttributes.value, values),
        ),
      ),
  );
}
