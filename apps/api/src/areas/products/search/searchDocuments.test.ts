import { searchProducts } from '@mallard/domain/contract';
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { seededApp } from '../../../testing/seededApp.ts';
import { createTermReader } from './createTermReader.ts';
import { shopSynonyms } from './matchKeyword.ts';
import { readingsOf } from './readings.ts';
import { readProductWords } from './readProductWords.ts';
import { searchDocuments } from './searchDocuments.ts';
import { tokenise } from './tokenise.ts';
import { weighProduct } from './weighProduct.ts';

let shop: TestApp;
let ids: string[];
let titles: string[];
let search: ReturnType<typeof searchDocuments>;
beforeAll(async () => {
  shop = await seededApp();
  const { rows } = await shop.db.execute<{ id: string; number: number; title: Record<string, string> }>(
    sql`SELECT id, number, title FROM products ORDER BY search_popularity(sales) DESC, number`,
  );
  ids = rows.map(({ id }) => id);
  titles = rows.flatMap(({ title }) => Object.values(title));
  const words = new Map(
    (await readProductWords(shop.db, inArray(products.id, ids))).map((one) => [one.number, one.words]),
  );
  const read = createTermReader(shopSynonyms.isKnownWord);
  search = searchDocuments(
    rows.flatMap(({ number }) => [weighProduct(words.get(number) ?? fail(), read)]),
    shopSynonyms,
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

it.each([
  '茶',
  'cha',
  'mug',
  'mgb',
  'headphnes',
  'erji',
  'ej',
  'taid',
  'bei',
  '保温',
  '蓝牙 speaker',
  'desk lamp',
  'coffee cup',
  'walnut',
  '手工 gift',
  'lamp 台灯',
  '手机',
  // Inside more words than are looked at.
  'ter',
  'qqqq',
  '%',
])('%s finds the same in memory and in the database, in the same order', async (keyword) => {
  expect(search(keyword).map(({ place }) => ids[place])).toEqual(await searchDatabase(keyword));
});

it('whatever stands in a title finds the same in memory and in the database', async () => {
  /** A word or a run of a title, as it is or in pinyin, with a letter lost or not. */
  const typed = fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.option(fc.nat())).map(([title, token, isRead, lost]) => {
    const tokens = tokenise(titles[title % titles.length] ?? '');
    const { script, text } = tokens[token % Math.max(tokens.length, 1)] ?? { script: 'latin', text: 'x' };
    const word = script === 'han' && isRead ? readingsOf(text.slice(0, 3)).join('') : text;
    return lost === null || word.length < 4
      ? word
      : word.slice(0, lost % word.length) + word.slice((lost % word.length) + 1);
  });
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 2 }), async (words) => {
      const keyword = words.filter((word) => word.length > 2).join(' ') || 'mug';
      const found = await searchDatabase(keyword.slice(0, 64));
      expect(search(keyword.slice(0, 64)).map(({ place }) => ids[place])).toEqual(found);
    }),
    { numRuns: 60 },
  );
});
