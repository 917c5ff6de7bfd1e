import { and, asc, eq, lt, notInArray } from 'drizzle-orm';
import { products } from '../db/schema/index.ts';
import { indexProducts, SEARCH_VERSION } from '../features/products/search/indexProducts.ts';
import { transact } from '../http/runTransaction.ts';
import type { Job } from './job.ts';

const isDue = lt(products.searchVersion, SEARCH_VERSION);

/**
 * Updates the search index of products whose texts, category or popularity changed. Indexes all products again after the index
 * version changed.
 */
export const indexChangedProducts: Job = {
  name: 'indexChangedProducts',
  findDue: async (db, _now, limit, except) => {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(isDue, except.length > 0 ? notInArray(products.id, [...except]) : undefined))
      .orderBy(asc(products.searchVersion))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, deps) =>
    transact({ db: deps.db, deps }, async (tx) => {
      const [claimed] = await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, id), isDue))
        .for('no key update', { skipLocked: true });
      if (!claimed) return false;
      await indexProducts(tx, [id]);
      return true;
    }),
};
