import * as catalogue from '@mallard/catalogue';
import { type EndpointData, searchProducts } from '@mallard/domain/contract';
import { createOfflineBackend } from '@mallard/offline/backend';
import { createDocumentSearch, createTermReader, isGiftSearch, weighProduct } from '@mallard/search';
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { callEndpoint } from '../../../testing/callEndpoint.ts';
import type { TestApp } from '../../../testing/index.ts';
import { seededApp } from '../../../testing/seededApp.ts';
import { readProductWords } from './readProductWords.ts';
import { readingsOf, shopLexicon } from './shopLexicon.ts';
import { shopKeywords, strangeKeywords } from './testing/shopKeywords.ts';

let shop: TestApp;
let ids: string[];
let titles: string[];
let soldOut: ReadonlySet<string>;
let search: ReturnType<typeof createDocumentSearch>;
beforeAll(async () => {
  shop = await seededApp();
  const { rows } = await shop.db.execute<{ id: string; number: number; title: Record<string, string> }>(
    sql`SELECT id, number, title FROM products ORDER BY search_popularity(sales) DESC, number`,
  );
  ids = rows.map(({ id }) => id);
  titles = rows.flatMap(({ title }) => Object.values(title));
  const { rows: gone } = await shop.db.execute<{ id: string }>(
    sql`SELECT product_id AS id FROM skus GROUP BY product_id HAVING max(stock) = 0`,
  );
  soldOut = new Set(gone.map(({ id }) => id));
  const words = new Map(
    (await readProductWords(shop.db, inArray(products.id, ids))).map((one) => [one.number, one.words]),
  );
  const read = createTermReader(shopLexicon);
  search = createDocumentSearch(
    rows.flatMap(({ number }) => [weighProduct(words.get(number) ?? fail(), read)]),
    shopLexicon,
  );
});
afterAll(() => shop.close());

function fail(): never {
  throw new Error('A product has no words');
}

async function searchDatabase(keyword: string): Promise<string[]> {
  const { status, data } = await shop.call(searchProducts, { query: { keyword, pageSize: 100 } });
  expect(status).toBe(200);
  expect(data.total).toBe(data.items.length);
  return data.items.map(({ id }) => id);
}

const keywords = [
  ...Object.keys(shopKeywords),
  ...strangeKeywords,
  'headphnes',
  'bei',
  'walnut',
  '手工 gift',
  'lamp 台灯',
  '手机',
  'curtain',
  'black gift dress box',
  'a',
  '杯 壶 灯 茶 绿',
  // Part of more words than the search reads.
  'ter',
];

/** Finds products in memory. Sold-out ones are last for gift keywords, because the index has no stock data. */
function searchMemory(keyword: string): readonly string[] {
  const { hits, keywordTerms } = search(keyword);
  const found = hits.map(({ index }) => ids[index] ?? fail());
  return isGiftSearch(keywordTerms) ? found.toSorted((a, b) => Number(soldOut.has(a)) - Number(soldOut.has(b))) : found;
}

it.each(keywords)('%s finds the same in memory and in the database, in the same order', async (keyword) => {
  expect(searchMemory(keyword)).toEqual(await searchDatabase(keyword));
});

const offline = createOfflineBackend({ shop: catalogue, now: () => Date.UTC(2026, 10, 20) });
const unplugged = {
  request: (path: string, init?: RequestInit) => offline(new Request(`http://shop.test${path}`, init)),
};

it.each(keywords)('%s finds the same without a network', async (keyword) => {
  const { data } = await callEndpoint<typeof searchProducts, EndpointData<typeof searchProducts>>(
    unplugged,
    searchProducts,
    { query: { keyword, pageSize: 100 } },
  );
  expect(data.items.map(({ id }) => id)).toEqual(await searchDatabase(keyword));
  const served = await shop.call(searchProducts, { query: { keyword } });
  expect(data.isOnlyMentioned).toBe(served.data.isOnlyMentioned);
});

it('any words of titles find the same in memory and in the database', async () => {
  /** A word or character sequence of a title, optionally in pinyin and with a missing letter. */
  const typed = fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.option(fc.nat())).map(([title, token, isRead, lost]) => {
    const words = titles[title % titles.length]?.toLowerCase().match(/\p{Script=Han}+|[a-z\d]+/gu) ?? [];
    const text = words[token % Math.max(words.length, 1)] ?? 'x';
    const word = isRead && /\p{Script=Han}/u.test(text) ? readingsOf(text.slice(0, 3)).join('') : text;
    return lost === null || word.length < 4
      ? word
      : word.slice(0, lost % word.length) + word.slice((lost % word.length) + 1);
  });
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 2 }), async (words) => {
      const keyword = words.filter((word) => word.length > 2).join(' ') || 'mug';
      const found = await searchDatabase(keyword.slice(0, 64));
      expect(search(keyword.slice(0, 64)).hits.map(({ index }) => ids[index])).toEqual(found);
    }),
    { numRuns: 60 },
  );
});
