import { listProducts, type ProductSummary, productCollections, productSorts } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupBy } from '../../db/groupBy.ts';
import { products, skus } from '../../db/schema/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';
import type { ProductFilter } from './productFilter.ts';

const MOST = 100;
let shop: TestApp;
let stored: Map<string, typeof products.$inferSelect>;
let stock: Map<string, (typeof skus.$inferSelect)[]>;
beforeAll(async () => {
  shop = await seededApp();
  stored = new Map((await shop.db.select().from(products)).map((row) => [row.id, row]));
  stock = groupBy(await shop.db.select().from(skus), ({ productId }) => productId);
});
afterAll(() => shop.close());

const selectedAttributes = fc
  .subarray(['colour:cream', 'colour:cream,ink', 'size:small,large', 'capacity:320ml', 'wood:none'], {
    minLength: 1,
    maxLength: 2,
  })
  .map((groups) => groups.join(';'));
const query = fc.record(
  {
    categoryUuid: fc
      .constantFrom('kitchen', 'mugs', 'drinkware', 'furniture', 'nowhere')
      .map((slug) => stableId('category', slug)),
    collection: fc.constantFrom(...productCollections),
    minPrice: fc.integer({ min: 0, max: 60_000 }),
    maxPrice: fc.integer({ min: 0, max: 200_000 }),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    attributes: selectedAttributes,
    sort: fc.constantFrom(...productSorts),
    pageSize: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: ['pageSize'] },
);

it('every list has the products that match its filter, each once, in pages that agree with the total', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (filter) => {
      const items = await readAllPages(filter);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const item of items) expect(fits(item, filter)).toBe(true);
      // One large page has the same products in the same order.
      const { data } = await shop.call(listProducts, { query: { ...filter, pageSize: MOST } });
      expect(items.map(({ id }) => id)).toEqual(data.items.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

async function readAllPages(filter: ProductFilter & { pageSize: number }): Promise<ProductSummary[]> {
  const items: ProductSummary[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { status, data } = await shop.call(listProducts, { query: { ...filter, pageNumber } });
    expect(status).toBe(200);
    expect(data.items.length).toBeLessThanOrEqual(filter.pageSize);
    items.push(...data.items);
    expect(data.totalPages).toBe(Math.ceil(data.total / filter.pageSize));
    if (pageNumber < data.totalPages) continue;
    expect(items).toHaveLength(data.total);
    return items;
  }
}

/** A second, simple implementation of the filter. */
function fits(item: ProductSummary, filter: ProductFilter): boolean {
  const row = stored.get(item.id);
  const { categoryUuid, collection, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter;
  const named = (filter.attributes ?? '').split(';').filter(Boolean);
  const specifications = new Set(named.map((group) => group.split(':')[0] ?? ''));
  const isReduced = item.deal !== null || (item.originalPrice !== null && item.originalPrice > item.price);
  return (
    row !== undefined &&
    (categoryUuid !== stableId('category', 'mugs') || item.categoryUuid === categoryUuid) &&
    categoryUuid !== stableId('category', 'nowhere') &&
    (collection !== 'discount' || isReduced) &&
    (collection !== 'hot' || item.sales > 0) &&
    (!filter.onSale || isReduced) &&
    (stock.get(item.id) ?? []).some(
      (sku) =>
        sku.price >= minPrice &&
        sku.price <= maxPrice &&
        (!filter.inStock || sku.stock > 0) &&
        // A repeated group combines both value lists.
        [...specifications].every((one) =>
          named.some(
            (group) =>
              group.startsWith(`${one}:`) && (group.split(':')[1] ?? '').split(',').includes(sku.values[one] ?? ''),
          ),
        ),
    )
  );
}
