import { minor } from '@mallard/domain/money';
import { firstOffer, skusOfKeyword, type ValuesOfKeyword } from '@mallard/search';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skus } from '../../db/schema/index.ts';
import { addProduct } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { skuConditionOf } from './productConditions.ts';
import type { NamedLevels } from './productFilter.ts';
import { offerRank } from './productOrder.ts';

let shop: TestApp;
let productId = '';
beforeAll(async () => {
  shop = await createTestApp();
  ({ id: productId } = await addProduct(shop.db));
});
afterAll(() => shop.close());

/** Values that a keyword contains, best match first. */
const named: NamedLevels[] = [
  { specification: 'colour', levels: [['ink', 'coal'], ['night']] },
  { specification: 'size', levels: [['large']] },
  { specification: 'wood', levels: [['oak'], ['ash'], ['elm']] },
];

const sku = fc.record({
  values: fc.record(
    {
      colour: fc.constantFrom('ink', 'coal', 'night', 'sage'),
      size: fc.constantFrom('large', 'small'),
      wood: fc.constantFrom('oak', 'ash', 'elm', 'pine'),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  price: fc.constantFrom(100, 200, 300).map(minor),
  stock: fc.constantFrom(0, 1),
});

/** Returns the values that `namedValues` returns for a product: of each specification, those of the best level that it has. */
function valuesOf(
  keyword: readonly NamedLevels[],
  rows: readonly { values: Readonly<Record<string, string>> }[],
): ValuesOfKeyword {
  return new Map(
    keyword.flatMap(({ specification, levels }) => {
      const own = rows.map(({ values }) => values[specification] ?? '');
      const best = levels.find((level) => level.some((value) => own.includes(value)));
      return best ? [[specification, { values: new Set(best), isEssential: true }] as const] : [];
    }),
  );
}

it('a list in price order compares the SKU that `matchSku` shows', async () => {
  const { db } = shop;
  await fc.assert(
    fc.asyncProperty(
      fc.array(sku, { minLength: 1, maxLength: 5 }),
      fc.subarray(named),
      fc.boolean(),
      async (rows, keyword, inStock) => {
        const ofKeyword = valuesOf(keyword, rows);
        const all = rows.map((row, position) => ({ ...row, position }));
        const isMet = ({ stock }: { stock: number }) => !inStock || stock > 0;
        // A filter excludes products without a SKU that the keyword asks for.
        fc.pre(!inStock || skusOfKeyword(all, ofKeyword).some(isMet));
        const meeting = all.filter(isMet);
        const expected = firstOffer(meeting, ofKeyword);
        await db.delete(skus).where(eq(skus.productId, productId));
        await db.insert(skus).values(rows.map((row, position) => ({ ...row, productId, position })));
        const filter = { named: keyword, inStock };
        const [first] = await db
          .select({ position: skus.position })
          .from(skus)
          .where(and(eq(skus.productId, productId), skuConditionOf(filter)))
          .orderBy(...offerRank(filter), skus.position)
          .limit(1);
        expect(first?.position).toBe(expected?.position);
      },
    ),
    { numRuns: 200 },
  );
});
