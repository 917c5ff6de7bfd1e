import { getFacets, listProducts, type ProductSummary } from '@mallard/domain/contract';
import { MAX_MINOR, minor } from '@mallard/domain/money';
import { stableId } from '@mallard/offline/backend';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, productAttributes, productChanges, products, skus } from '../../../db/schema/index.ts';
import { addProduct } from '../../../testing/fixtures.ts';
import type { TestApp } from '../../../testing/index.ts';
import { seededApp } from '../../../testing/seededApp.ts';
import type { ProductFilter } from '../productFilter.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

/** The shop as plain rows, for a reference implementation without indexes. */
async function readCatalog() {
  const { db } = shop;
  const tree = new Map((await db.select().from(categories)).map((row) => [row.id, row.parentId]));
  const pathOf = (id: string | null): string[] => (id === null ? [] : [id, ...pathOf(tree.get(id) ?? null)]);
  const allSkus = await db.select().from(skus);
  return (await db.select().from(products).where(eq(products.isOnSale, true))).map((product) => ({
    ...product,
    path: pathOf(product.categoryId),
    isReduced:
      (product.dealEndsAt !== null && product.dealEndsAt > shop.deps.clock()) ||
      (product.originalPrice !== null && product.originalPrice > product.price),
    skus: allSkus.filter(({ productId }) => productId === product.id),
  }));
}

type Catalog = Awaited<ReturnType<typeof readCatalog>>;

/** Reference implementation: products with a SKU that matches all SKU criteria, with those SKUs. */
function leftBy(catalog: Catalog, filter: ProductFilter): Catalog {
  const { categoryUuid, collection, onSale, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, inStock } = filter;
  // A repeated group combines both value lists.
  const groups = new Map<string, string[]>();
  for (const group of (filter.attributes ?? '').split(';').filter(Boolean)) {
    const [specification = '', list = ''] = group.split(':');
    groups.set(specification, [...(groups.get(specification) ?? []), ...list.split(',')]);
  }
  return catalog
    .filter(({ path }) => categoryUuid === undefined || path.includes(categoryUuid))
    .filter(({ isReduced }) => isReduced || !(onSale || collection === 'discount'))
    .map((product) => ({
      ...product,
      skus: product.skus.filter(
        ({ price, stock, values }) =>
          price >= minPrice &&
          price <= maxPrice &&
          (!inStock || stock > 0) &&
          [...groups].every(([specification, selectedValues]) => selectedValues.includes(values[specification] ?? '')),
      ),
    }))
    .filter((product) => product.skus.length > 0);
}

/** Replaces the selected values of a specification with one value. */
function withValue(filter: ProductFilter, specification: string, value: string): ProductFilter {
  const groups = (filter.attributes ?? '')
    .split(';')
    .filter((group) => group && !group.startsWith(`${specification}:`));
  return { ...filter, attributes: [...groups, `${specification}:${value}`].join(';') };
}

/** Reference implementation of facets: each count is the length of the filtered list. */
function countFacets(catalog: Catalog, filter: ProductFilter) {
  const prices = leftBy(catalog, { ...filter, minPrice: undefined, maxPrice: undefined }).flatMap((product) =>
    product.skus.map(({ price }) => price),
  );
  const values = new Set(
    catalog.flatMap((product) => product.skus.flatMap((sku) => Object.entries(sku.values).map((one) => one.join(':')))),
  );
  const counts = Array.from(values, (key) => {
    const [specification = '', value = ''] = key.split(':');
    return [key, leftBy(catalog, withValue(filter, specification, value)).length] as const;
  });
  return {
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: leftBy(catalog, { ...filter, inStock: true }).length,
    onSale: leftBy(catalog, { ...filter, onSale: true }).length,
    counts: new Map(counts.filter(([, count]) => count > 0)),
  };
}

type Order = (a: Catalog[number], b: Catalog[number]) => number;

const byAverage = ({ ratingSum, reviewCount }: Catalog[number]) => (reviewCount === 0 ? -1 : ratingSum / reviewCount);
const bySales: Order = (a, b) => b.sales - a.sales || a.number - b.number;
const shownPrice = ({ skus }: Catalog[number]) => {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return Math.min(...(inStock.length > 0 ? inStock : skus).map(({ price }) => price));
};
const byHand = {
  sales: bySales,
  newest: (a, b) => Number(b.publishedAt) - Number(a.publishedAt) || a.number - b.number,
  priceAsc: (a, b) => shownPrice(a) - shownPrice(b) || a.number - b.number,
  priceDesc: (a, b) => shownPrice(b) - shownPrice(a) || b.number - a.number,
  rating: (a, b) => byAverage(b) - byAverage(a) || b.reviewCount - a.reviewCount || a.number - b.number,
} satisfies Record<string, Order>;

function orderByHand({ sort, collection }: ProductFilter & { sort: keyof typeof byHand | 'comprehensive' }): Order {
  if (sort !== 'comprehensive') return byHand[sort];
  const now = Number(shop.deps.clock());
  const endOf = ({ dealEndsAt }: Catalog[number]) => (Number(dealEndsAt) > now ? Number(dealEndsAt) : Number.MAX_VALUE);
  if (collection === 'discount') return (a, b) => endOf(a) - endOf(b) || bySales(a, b);
  return (a, b) => Number(b.isRecommended) - Number(a.isRecommended) || bySales(a, b);
}

const attributes = fc
  .subarray(['colour:cream', 'colour:cream,ink', 'size:small,large', 'capacity:320ml', 'wood:none'], {
    minLength: 1,
    maxLength: 2,
  })
  .map((groups) => groups.join(';'));
const filters = fc.record(
  {
    categoryUuid: fc
      .constantFrom('kitchen', 'mugs', 'drinkware', 'furniture', 'nowhere')
      .map((slug) => stableId('category', slug)),
    collection: fc.constant('discount' as const),
    minPrice: fc.integer({ min: 0, max: 60_000 }),
    maxPrice: fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.constant(MAX_MINOR)),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    attributes,
  },
  { requiredKeys: [] },
);

describe('sets of products', () => {
  it('have the same counts as the reference implementation', async () => {
    const catalog = await readCatalog();
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const expected = countFacets(catalog, filter);
        const { status, data } = await shop.call(getFacets, { query: filter });
        expect(status).toBe(200);
        const { price, inStock, onSale } = data;
        expect({ price, inStock, onSale }).toEqual({
          price: expected.price,
          inStock: expected.inStock,
          onSale: expected.onSale,
        });
        // The contract has at most twenty groups; each of them is complete.
        for (const group of data.attributes) {
          const expectedCounts = [...expected.counts].filter(([key]) => key.startsWith(`${group.id}:`));
          expect(Object.fromEntries(group.values.map(({ id, count }) => [`${group.id}:${id}`, count]))).toEqual(
            Object.fromEntries(expectedCounts),
          );
        }
        const { data: list } = await shop.call(listProducts, { query: { ...filter, pageSize: 1 } });
        expect(list.total).toBe(leftBy(catalog, filter).length);
      }),
      { numRuns: 30 },
    );
  });

  it('list every page in the requested sort order', async () => {
    const catalog = await readCatalog();
    const page = fc.record({
      pageNumber: fc.integer({ min: 1, max: 8 }),
      // Small pages scan an index; large ones sort the matches.
      pageSize: fc.constantFrom(1, 2, 7, 40),
      sort: fc.constantFrom('comprehensive' as const, ...Object.keys(byHand)),
    });
    await fc.assert(
      fc.asyncProperty(filters, page, async (filter, { pageNumber, pageSize, sort }) => {
        const query = { ...filter, pageNumber, pageSize, sort: sort as keyof typeof byHand };
        const { data } = await shop.call(listProducts, { query });
        const start = (pageNumber - 1) * pageSize;
        const expectedProducts = leftBy(catalog, filter).toSorted(orderByHand(query));
        const listed = expectedProducts.slice(start, start + pageSize);
        expect(data.items.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
        for (const [index, { matchedSku }] of data.items.entries())
          if (matchedSku) expect(listed[index]?.skus.map(({ id }) => id)).toContain(matchedSku.id);
          else expect(listed[index]?.skus).toEqual(catalog.find(({ id }) => id === listed[index]?.id)?.skus);
      }),
      { numRuns: 150 },
    );
  });

  it('sort by the shown price when the cheapest SKU is sold out', async () => {
    const soldOut = await addProduct(shop.db, { price: 1000, stock: 0 });
    await shop.db
      .insert(skus)
      .values({ productId: soldOut.id, position: 1, values: { colour: 'green' }, price: minor(5000), stock: 5 });
    const { categoryId: categoryUuid } = soldOut;
    const cheaper = await addProduct(shop.db, { price: 3000, categoryId: categoryUuid });
    const filter = { categoryUuid, minPrice: 1 };
    // Small pages scan an index; large ones sort the matches.
    for (const [sort, ids, prices] of [
      ['priceAsc', [cheaper.id, soldOut.id], [3000, 5000]],
      ['priceDesc', [soldOut.id, cheaper.id], [5000, 3000]],
    ] as const)
      for (const pageSize of [1, 2]) {
        const items: ProductSummary[] = [];
        for (const pageNumber of pageSize === 1 ? [1, 2] : [1])
          items.push(
            ...(await shop.call(listProducts, { query: { ...filter, sort, pageSize, pageNumber } })).data.items,
          );
        expect(items.map(({ id }) => id)).toEqual(ids);
        expect(items.map(({ price, matchedSku }) => matchedSku?.price ?? price)).toEqual(prices);
      }
  });

  const change = fc.record({
    which: fc.nat(),
    what: fc.constantFrom('sale', 'price', 'original', 'category', 'stock', 'forget', 'value', 'delete', 'skus'),
    amount: fc.integer({ min: 0, max: 4 }),
  });

  it('are updated by every change of products', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const { id } = await addProduct(shop.db, { price: 4321 });
        await shop.db.insert(productAttributes).values(scentOf(id, 0));
        for (const one of changes) await apply(one);
        await expectAgreement();
      }),
      { numRuns: 15 },
    );
  });

  it('are not changed by a rollback', async () => {
    const undo = shop.db.transaction(async (tx) => {
      await tx.update(products).set({ isOnSale: false });
      throw new Error('undone');
    });
    await expect(undo).rejects.toThrow('undone');
    await expectAgreement();
  });
});

const scentOf = (productId: string, amount: number) => ({
  productId,
  specification: 'scent',
  value: `scent-${amount}`,
  specificationName: { 'zh-CN': '香', 'en-US': 'Scent' },
  valueName: { 'zh-CN': `香${amount}`, 'en-US': `Scent ${amount}` },
});

async function apply({ which, what, amount }: { which: number; what: string; amount: number }): Promise<void> {
  const { db } = shop;
  const all = await db.select({ id: products.id, categoryId: products.categoryId }).from(products).orderBy(products.id);
  const { id } = all[which % all.length] ?? { id: '' };
  const change = (set: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(set).where(eq(products.id, id));
  if (what === 'sale') await change({ isOnSale: amount > 2 });
  if (what === 'price')
    await db
      .update(skus)
      .set({ price: minor(amount * 777) })
      .where(and(eq(skus.productId, id), eq(skus.position, amount)));
  if (what === 'skus')
    await db
      .insert(skus)
      .values({ productId: id, position: -1, values: { scent: `scent-${amount}` }, price: minor(77), stock: amount });
  if (what === 'original') await change({ originalPrice: amount === 0 ? null : minor(amount * 2000) });
  if (what === 'category') await change({ categoryId: all[(which + amount) % all.length]?.categoryId ?? '' });
  if (what === 'stock')
    await db
      .update(skus)
      .set({ stock: amount > 2 ? amount : 0 })
      .where(eq(skus.productId, id));
  if (what === 'forget') await db.delete(productAttributes).where(eq(productAttributes.productId, id));
  if (what === 'value') {
    await db.insert(productAttributes).values(scentOf(id, amount)).onConflictDoNothing();
    await db
      .update(skus)
      .set({ values: { scent: `scent-${amount}` } })
      .where(and(eq(skus.productId, id), eq(skus.position, 0)));
  }
  if (what !== 'delete') return;
  // Products without orders and favorites can be deleted.
  const { id: fresh } = await addProduct(db);
  await db.delete(skus).where(eq(skus.productId, fresh));
  await db.delete(products).where(eq(products.id, fresh));
}

/** Checks that sets and counts match the tables, and that no update is pending. */
async function expectAgreement(): Promise<void> {
  const { db } = shop;
  const { rows: wrong } = await db.execute(sql`
    SELECT key, sku_index, chunk FROM (
      SELECT s.key, b.sku_index, b.chunk, b.bits FROM product_sets s JOIN product_set_bits b ON b.set_id = s.id WHERE bit_count(b.bits) > 0
    ) AS kept FULL JOIN (
      SELECT o.key, o.sku_index, o.number / 16384 AS chunk, bit_or(set_bit(B'0'::bit(16384), o.number % 16384, 1)) AS bits
      FROM product_sets_of((SELECT array_agg(number) FROM products), false) o GROUP BY 1, 2, 3
    ) AS wanted USING (key, sku_index, chunk) WHERE kept.bits IS DISTINCT FROM wanted.bits`);
  expect(wrong).toEqual([]);
  const { rows: miscounted } = await db.execute(sql`
    SELECT key FROM product_sets s WHERE products <> (
      SELECT coalesce(sum(bit_count(bits)), 0) FROM product_set_bits b WHERE b.set_id = s.id AND b.sku_index = -1)`);
  expect(miscounted).toEqual([]);
  expect(await db.$count(productChanges)).toBe(0);
}
