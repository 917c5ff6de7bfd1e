import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/index.ts';
import { conditionOf } from '../products/productConditions.ts';
import { dealsFirst, orderOf } from '../products/productOrder.ts';
import { readSummaries, type SummaryRow } from '../products/readProducts.ts';

/** How many products a shelf of the first screen holds. */
const PLACES = 10;
const MOST_RECOMMENDED = 20;

// Without a parameter, so that the planner knows which indexes have only these.
const isOnSale = sql`${products.isOnSale}`;

/** What the shop recommends, filled up with best sellers. */
export function readRecommended(db: Database, now: Date): Promise<SummaryRow[]> {
  return readSummaries(db, isOnSale, { order: orderOf('comprehensive', {}, now), limit: MOST_RECOMMENDED });
}

/** The first products of a collection, as its own page sorts them. */
export function readCollection(db: Database, collection: 'new' | 'hot', now: Date): Promise<SummaryRow[]> {
  const filter = { collection };
  const order = orderOf('comprehensive', filter, now);
  return readSummaries(db, conditionOf(db, filter, now), { order, limit: PLACES });
}

/** Deals that still run, the one that ends first in front. */
export function readDeals(db: Database, now: Date): Promise<SummaryRow[]> {
  const { order, condition } = dealsFirst(now);
  return readSummaries(db, and(isOnSale, condition), { order, limit: PLACES });
}
