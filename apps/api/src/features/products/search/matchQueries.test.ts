import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { bestHits, countHits } from './matchQueries.ts';
import { anyPostings, anyQuestion, readHits, referenceHits, storePostings, wordsOf } from './testing/postings.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM search_postings`);
  await shop.db.execute(sql`DELETE FROM search_terms`);
});

describe('hits', () => {
  it('match a simple reference implementation in order and count', async () => {
    await fc.assert(
      fc.asyncProperty(anyPostings, anyQuestion, fc.integer({ min: 1, max: 7 }), async (some, terms, limit) => {
        await storePostings(shop.db, some);
        const expectedHits = referenceHits(some, terms).map(({ number }) => number);
        const words = wordsOf(terms);
        if (terms.flat().length > 1) expect(await countHits(shop.db, words)).toBe(expectedHits.length);
        const read: number[] = [];
        for (let offset = 0; offset <= expectedHits.length; offset += limit)
          read.push(...(await readHits(shop.db, bestHits(words, { limit, offset }))));
        expect(read).toEqual(expectedHits);
      }),
      { numRuns: 60 },
    );
  });

  it('have the same order on every page', async () => {
    const weight = fc.constantFrom(8, 16, 64, 80, 140, 200, 320);
    const some = fc.array(fc.tuple(weight, fc.option(weight), weight, fc.integer({ min: 0, max: 9 })), {
      minLength: 250,
      maxLength: 330,
      size: 'max',
    });
    const pages = fc.array(
      fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.integer({ min: 0, max: 340 }) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(some, pages, async (products, requestedPages) => {
        const postings = products.flatMap(([first, second, third, popularity], number) =>
          [first, second, third].flatMap((one, index) =>
            one === null ? [] : [{ number, popularity, weight: one, term: index + 1 }],
          ),
        );
        await storePostings(shop.db, postings);
        // Ordered by the first word, then by both within windows of 100.
        const walked = referenceHits(postings, [[1, 2]]).map(({ number }) => number);
        const compared = referenceHits(postings, [[1, 2], [3]]).map(({ number }) => number);
        const windowOf = new Map(walked.map((number, index) => [number, Math.floor(index / 100)]));
        const expectedHits = compared.toSorted((a, b) => (windowOf.get(a) ?? 0) - (windowOf.get(b) ?? 0));
        for (const { limit, offset } of requestedPages)
          expect(await readHits(shop.db, bestHits(wordsOf([[1, 2], [3]]), { limit, offset }))).toEqual(
            expectedHits.slice(offset, offset + limit),
          );
      }),
      { numRuns: 15 },
    );
  });

  it('are scored for the current page, not for all previous pages', async () => {
    await storeMany();
    const plan = await planOf(bestHits(wordsOf([[1], [2]]), { limit: 10, offset: 3_020 }));
    const comparisons = plan.filter(
      (node) => node['Node Type'] === 'Aggregate' && node['Parent Relationship'] === 'SubPlan',
    );
    expect(comparisons.map((node) => node['Actual Loops'])).toEqual([100]);
  });

  it('cost the same for many products: no step reads more than a page', async () => {
    await storeMany();
    for (const words of [[[1]], [[1, 2]], [[1], [2]]]) {
      const nodes = await planOf(bestHits(wordsOf(words), { limit: 10, offset: 0 }));
      const maxRows = Math.max(...nodes.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)));
      expect(maxRows).toBeLessThanOrEqual(200);
      expect(nodes.map((node) => node['Index Name'])).toContain('search_postings_ranked');
    }
  });
});

async function storeMany(): Promise<void> {
  await shop.db.execute(sql`
    INSERT INTO search_postings SELECT number, term, 1 + number % 200, number % 100, true
    FROM generate_series(1, 4000) AS number, generate_series(1, 2) AS term`);
  await shop.db.execute(sql`ANALYZE search_postings`);
}

async function planOf(hits: SQL): Promise<PlanNode[]> {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': PlanNode[] }>(
    sql`EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${hits} AS hit`,
  );
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(nodesOf);
}

interface PlanNode {
  'Node Type'?: string;
  'Parent Relationship'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Index Name'?: string;
  Plan?: PlanNode;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...[node.Plan ?? [], node.Plans ?? []].flat().flatMap(nodesOf)];
}
