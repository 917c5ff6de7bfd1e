import { LEAST_IN_TITLE } from '@mallard/search';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { anyPostings, anyQuestion, readHits, referenceHits, storePostings, wordsOf } from './testing/postings.ts';
import { titleHits } from './titleHits.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM search_terms`);
});

it('are the best hits with a word in the title', async () => {
  await fc.assert(
    fc.asyncProperty(anyPostings, anyQuestion, async (some, words) => {
      await storePostings(shop.db, some);
      const expectedHits = referenceHits(some, words).filter(({ heaviest }) => heaviest >= LEAST_IN_TITLE);
      expect(await readHits(shop.db, titleHits(wordsOf(words), 12))).toEqual(
        expectedHits.slice(0, 12).map(({ number }) => number),
      );
    }),
    { numRuns: 60 },
  );
});

it('are found among any number of better hits without a word in the title', async () => {
  const betterPostings = Array.from({ length: 300 }, (_, number) =>
    [1, 2].map((term) => ({ number, term, weight: LEAST_IN_TITLE - 1, popularity: 9 })),
  );
  const [rarest, titlePosting] = [8, LEAST_IN_TITLE].map((weight, index) => ({
    number: 20_000,
    popularity: 0,
    weight,
    term: index + 1,
  }));
  await storePostings(
    shop.db,
    [...betterPostings.flat(), rarest, titlePosting].filter((one) => one !== undefined),
  );
  expect(await readHits(shop.db, titleHits(wordsOf([[1], [2]]), 12))).toEqual([20_000]);
});
