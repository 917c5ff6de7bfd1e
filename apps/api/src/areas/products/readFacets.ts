import { type Minor, minor } from '@mallard/domain/money';
import { and, asc, countDistinct, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productAttributes, products, type StoredText } from '../../db/schema/index.ts';
import { conditionsOf, hasStock, isReduced, type ProductConditions } from './productConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { matchKeyword } from './search/matchKeyword.ts';

/** A value that a list can be narrowed by. */
export interface FacetValueRow {
  specification: string;
  value: string;
  /** The name that most products use. */
  specificationName: StoredText;
  valueName: StoredText;
  swatch: string | null;
  products: number;
}

/** What a list can be narrowed by, each group counted as if nothing had been chosen in it. */
export interface FacetRows {
  minPrice: Minor | null;
  maxPrice: Minor | null;
  inStock: number;
  onSale: number;
  values: FacetValueRow[];
}

/** Reads the facets of a filter in two statements, after those that find out what a keyword means. */
export async function readFacets(db: Database, filter: ProductFilter, now: Date): Promise<FacetRows> {
  const match = filter.keyword === undefined ? undefined : await matchKeyword(db, filter.keyword);
  const conditions = conditionsOf(db, filter, now, match);
  const [[figures], values] = await Promise.all([readFigures(db, conditions, now), readValues(db, conditions)]);
  return { minPrice: null, maxPrice: null, inStock: 0, onSale: 0, ...figures, values };
}

function readFigures(db: Database, { base, price, stock, reduced, attributes }: ProductConditions, now: Date) {
  const chosen = attributes.map(({ condition }) => condition);
  return db
    .select({
      minPrice: sql`min(${products.price}) FILTER (WHERE ${every(stock, reduced, ...chosen)})`.mapWith(toMinor),
      maxPrice: sql`max(${products.price}) FILTER (WHERE ${every(stock, reduced, ...chosen)})`.mapWith(toMinor),
      inStock: sql<number>`count(*) FILTER (WHERE ${every(hasStock(db), price, reduced, ...chosen)})`.mapWith(Number),
      onSale: sql<number>`count(*) FILTER (WHERE ${every(isReduced(now), price, stock, ...chosen)})`.mapWith(Number),
    })
    .from(products)
    .where(base);
}

function readValues(db: Database, { base, price, stock, reduced, attributes }: ProductConditions) {
  // A row of a group does not have to meet what was chosen in that very group.
  const others = attributes.map(({ specification, condition }) =>
    or(eq(productAttributes.specification, specification), condition),
  );
  return db
    .select({
      specification: productAttributes.specification,
      value: productAttributes.value,
      specificationName: mostFrequent(productAttributes.specificationName),
      valueName: mostFrequent(productAttributes.valueName),
      swatch: sql<string | null>`min(${productAttributes.swatch})`,
      products: countDistinct(products.id),
    })
    .from(products)
    .innerJoin(productAttributes, eq(productAttributes.productId, products.id))
    .where(and(base, price, stock, reduced, ...others))
    .groupBy(productAttributes.specification, productAttributes.value)
    .orderBy(desc(countDistinct(products.id)), asc(productAttributes.value));
}

function every(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

function mostFrequent(column: typeof productAttributes.specificationName | typeof productAttributes.valueName) {
  return sql<StoredText>`mode() WITHIN GROUP (ORDER BY ${column})`;
}

/** `bigint` comes as text; nothing at all where no product is left. */
function toMinor(value: unknown): Minor | null {
  return value === null ? null : minor(Number(value));
}
