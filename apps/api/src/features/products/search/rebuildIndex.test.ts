import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, searchPostings } from '../../../db/schema/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { seededApp } from '../../../testing/seededApp.ts';
import { indexProducts } from './indexProducts.ts';
import { rebuildIndex } from './rebuildIndex.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
  await shop.db.update(products).set({ isOnSale: false }).where(sql`number % 10 = 3`);
});
afterAll(() => shop.close());

async function rowsOf(query: string): Promise<unknown[]> {
  return (await shop.db.execute(sql.raw(query))).rows;
}

/** Row count and hash of each index table, without term ids. */
async function readIndex() {
  const of = 'JOIN search_terms t ON t.id = term_id';
  const tables = {
    terms: 'SELECT term, role, products FROM search_terms WHERE products > 0',
    forms: `SELECT term, role, form, kind, is_word, slips FROM search_forms ${of}`,
    postings: `SELECT term, role, product_number, weight, popularity, is_on_sale FROM search_postings ${of}`,
    bitmaps: `SELECT term, role, chunk, md5(bits::text) FROM search_bitmaps ${of} WHERE bit_count(bits) > 0`,
  };
  const read = Object.entries(tables).map(async ([name, query]) => ({
    name,
    rows: await rowsOf(
      `SELECT count(*)::int AS rows, md5(string_agg(r::text, ' ' ORDER BY r::text COLLATE "C")) AS hash FROM (${query}) r`,
    ),
  }));
  return Promise.all(read);
}

const guards = {
  indexes: "SELECT indexdef FROM pg_indexes WHERE tablename = 'search_postings' ORDER BY 1",
  constraints: `SELECT conname, contype, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = 'search_postings'::regclass ORDER BY 1`,
  triggers: "SELECT tgname, tgenabled FROM pg_trigger WHERE tgrelid = 'search_postings'::regclass ORDER BY 1",
};

describe('the rebuilt index', () => {
  it('equals the index that was updated product by product', async () => {
    const incrementalIndex = await readIndex();
    expect(await shop.db.$count(searchPostings)).toBeGreaterThan(10_000);
    const progressCalls: [number, number][] = [];
    await shop.db.transaction((tx) => rebuildIndex(tx, (...progress) => progressCalls.push(progress)));
    expect(await readIndex()).toEqual(incrementalIndex);
    expect(progressCalls.at(-1)?.[0]).toBe(progressCalls.at(-1)?.[1]);
  });

  it('has products that were never indexed, and removes deleted ones', async () => {
    const [{ id } = { id: '' }] = await shop.db.select({ id: products.id }).from(products).limit(1);
    const before = await readIndex();
    await shop.db.execute(sql`UPDATE search_postings SET weight = 1 WHERE product_number < 20`);
    await shop.db.execute(sql`UPDATE search_forms SET kind = 'initials' WHERE term_id % 50 = 0`);
    await shop.db.execute(sql`
      INSERT INTO search_forms (form, term_id, kind, is_word, slips)
      SELECT 'of yore', id, 'phrase', true, '{}' FROM search_terms LIMIT 9`);
    await shop.db.update(products).set({ searchVersion: 0 });
    await shop.db.transaction((tx) => rebuildIndex(tx, () => {}));
    expect(await readIndex()).toEqual(before);
    expect(await rowsOf('SELECT id FROM products WHERE search_version = 0')).toEqual([]);
    await shop.db.transaction((tx) => indexProducts(tx, [id]));
    expect(await readIndex()).toEqual(before);
  });

  it('leaves products that change during the rebuild to the job', async () => {
    const [{ id } = { id: '' }] = await shop.db.select({ id: products.id }).from(products).limit(1);
    const changes: Promise<unknown>[] = [];
    await shop.db.transaction(async (tx) => {
      const change = () => tx.update(products).set({ searchVersion: 0 }).where(sql`id = ${id}`).execute();
      await rebuildIndex(tx, () => changes.push(change()));
      await Promise.all(changes);
    });
    expect(await rowsOf('SELECT id FROM products WHERE search_version = 0')).toEqual([{ id }]);
  });

  it('keeps indexes, keys and triggers of its table, even when it fails', async () => {
    const read = async () => [
      await rowsOf(guards.indexes),
      await rowsOf(guards.constraints),
      await rowsOf(guards.triggers),
    ];
    const before = await read();
    expect(before[0]?.length).toBeGreaterThan(1);
    await shop.db.transaction((tx) => rebuildIndex(tx, () => {}));
    expect(await read()).toEqual(before);
    const count = await shop.db.$count(searchPostings);
    const fail = () => {
      throw new Error('power cut');
    };
    await expect(shop.db.transaction((tx) => rebuildIndex(tx, fail))).rejects.toThrow('power cut');
    expect(await read()).toEqual(before);
    expect(await shop.db.$count(searchPostings)).toBe(count);
  });
});
