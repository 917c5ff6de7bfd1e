import type { KeywordWords } from '@mallard/domain/search';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { bestHits, countHits } from './matchQueries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM search_postings`);
  await shop.db.execute(sql`DELETE FROM search_terms`);
});

/** One product that has a term. */
interface Posting {
  number: number;
  term: number;
  weight: number;
  popularity: number;
}

async function store(postings: readonly Posting[]): Promise<void> {
  await shop.db.execute(sql`
    INSERT INTO search_terms (id, term, role) OVERRIDING SYSTEM VALUE
    SELECT id, id::text, 'name' FROM generate_series(1, 3) AS id ON CONFLICT DO NOTHING`);
  const json = JSON.stringify(postings);
  await shop.db.execute(sql`
    INSERT INTO search_postings (product_number, term_id, weight, popularity, is_on_sale)
    SELECT number, term, weight, popularity, true FROM jsonb_to_recordset(${json}::jsonb)
      AS posting (number integer, term integer, weight smallint, popularity smallint)`);
}

function matchOf(words: readonly (readonly number[])[]): KeywordWords {
  // More than one product, so that nobody counts by the term alone.
  return words.map((terms) =>
    terms.map((termId, place) => ({ termId, quality: 100 - 10 * place, products: 2, isEarnest: true })),
  );
}

async function readHits(hits: SQL): Promise<number[]> {
  const { rows } = await shop.db.execute<{ number: number }>(
    sql`SELECT number FROM ${hits} AS hit ORDER BY "window", score DESC, popularity DESC, number`,
  );
  return rows.map(({ number }) => number);
}

const postings = fc.uniqueArray(
  fc.record({
    // Three chunks of the sets.
    number: fc.integer({ min: 0, max: 20 }).map((step) => step * 2000),
    term: fc.integer({ min: 1, max: 3 }),
    weight: fc.constantFrom(8, 64, 200),
    popularity: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ number, term }) => `${number} ${term}`, maxLength: 40 },
);
const questions = fc.constantFrom([[1]], [[1, 2]], [[1], [2]], [[1, 2], [3]], [[1], [2], [3]]);

describe('hits', () => {
  it('are those of every word, counted and ordered as a textbook would', async () => {
    await fc.assert(
      fc.asyncProperty(postings, questions, fc.integer({ min: 1, max: 7 }), async (some, words, limit) => {
        // Popularity is the product's, whatever the term.
        const all = some.map((one) => ({ ...one, popularity: one.number % 7 }));
        await shop.db.execute(sql`DELETE FROM search_postings`);
        await store(all);
        const wanted = [...new Set(all.map(({ number }) => number))]
          .map((number) => ({
            number,
            scores: words.map((terms) =>
              Math.max(
                0,
                ...terms.map((term, place) => {
                  const found = all.find((one) => one.number === number && one.term === term);
                  return (found?.weight ?? 0) * (100 - 10 * place);
                }),
              ),
            ),
          }))
          .filter(({ scores }) => scores.every((score) => score > 0))
          .map(({ number, scores }) => ({ number, score: scores.reduce((sum, one) => sum + one, 0) }))
          .toSorted((a, b) => b.score - a.score || (b.number % 7) - (a.number % 7) || a.number - b.number);
        const match = matchOf(words);
        if (words.flat().length > 1) expect(await countHits(shop.db, match)).toBe(wanted.length);
        const read: number[] = [];
        for (let offset = 0; offset <= wanted.length; offset += limit)
          read.push(...(await readHits(bestHits(match, { limit, offset }))));
        expect(read).toEqual(wanted.map(({ number }) => number));
      }),
      { numRuns: 60 },
    );
  });

  it('cost the same among many: no step reads more than what is shown', async () => {
    await shop.db.execute(sql`
      INSERT INTO search_postings SELECT number, term, 1 + number % 200, number % 100, true
      FROM generate_series(1, 4000) AS number, generate_series(1, 2) AS term`);
    await shop.db.execute(sql`ANALYZE search_postings`);
    for (const words of [[[1]], [[1, 2]], [[1], [2]]]) {
      const { rows } = await shop.db.execute<{ 'QUERY PLAN': PlanNode[] }>(
        sql`EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${bestHits(matchOf(words), { limit: 10, offset: 0 })} AS hit`,
      );
      const nodes = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(nodesOf);
      const most = Math.max(...nodes.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)));
      expect(most).toBeLessThanOrEqual(200);
      expect(nodes.map((node) => node['Index Name'])).toContain('search_postings_ranked');
    }
  });
});

interface PlanNode {
  Plan?: PlanNode;
  Plans?: PlanNode[];
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Index Name'?: string;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...[node.Plan ?? [], node.Plans ?? []].flat().flatMap(nodesOf)];
}
