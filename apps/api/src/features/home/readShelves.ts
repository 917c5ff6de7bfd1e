import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/index.ts';
import { conditionOf } from '../products/productConditions.ts';
import { dealsFirst, orderOf } from '../products/productOrder.ts';
import { readSummaries, type SummaryRow } from '../products/readProducts.ts';

/** Number of products per section of the home page. */
const PLACES = 10;
const MAX_RECOMMENDED = 20;

// A literal instead of a parameter, so that the planner can use partial indexes.
const isOnSale = sql`${products.isOnSale}`;

/** Reads recommended products, filled up with best sellers. */
export function readRecommended(db: Database, now: Date): Promise<SummaryRow[]> {
  return readSummaries(db, isOnSale, { order: orderOf('comprehensive', {}, now), limit: MAX_RECOMMENDED });
}

/** Reads the first products of a collection, in the default order of its page. */
export function readCollection(db: Database, collection: 'new' | 'hot', now: Date): Promise<SummaryRow[]> {
  const filter = { collection };
  const order = orderOf('comprehensive', filter, now);
  return readSummaries(db, conditionOf(db, filter, now), { order, limit: PLACES });
}

/** Reads active deals; those that end first come first. */
export function readDeals(db: Database, now: Date): Promise<SummaryRow[]> {
  const { order, condition } = dealsFirst(now);
  return readSummaries(db, and(isOnSale, condition), { order, limit: PLACES });
}
