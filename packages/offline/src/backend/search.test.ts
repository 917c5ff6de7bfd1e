import { getFacets, listProducts, searchProducts, suggestProducts } from '@mallard/domain/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

async function found(keyword: string): Promise<string[]> {
  const { items } = await openTestShop().call(searchProducts, { query: { keyword } });
  return items.map(({ title }) => title);
}

describe('a search without a network', () => {
  it.each([
    ['kettle', ['kettle']],
    ['Ｋｅｔｔ', ['kettle']],
    ['beaker', ['mug', 'kettle']],
    ['云朵 green', ['mug']],
    ['ketle', ['kettle']],
    ['kettel', ['kettle']],
    ['kitchin kettle', ['kettle']],
    ['mgu', []],
    ['水湖', []],
    ['teapot', []],
    ['bei', ['mug', 'kettle']],
    ['shuihu', ['kettle']],
    ['SH', ['kettle']],
    ['shuih', ['kettle']],
    ['makebei green', ['mug']],
  ])('for %s finds %j', async (keyword, titles) => {
    expect(await found(keyword)).toEqual(titles);
  });

  it('counts the facets of the corrected keyword', async () => {
    const facets = await openTestShop().call(getFacets, { query: { keyword: 'ketle' } });
    expect(facets.price).toEqual({ min: 32_900, max: 32_900 });
  });

  it('suggests categories and titles, also for an unfinished word with a typo', async () => {
    const suggested = async (keyword: string) =>
      (await openTestShop().call(suggestProducts, { query: { keyword } })).map(({ kind, text }) => `${kind} ${text}`);
    // No title contains the word: products of the category instead.
    expect(await suggested('kitch')).toEqual(['category Kitchen', 'product kettle', 'product mug']);
    expect(await suggested('kitcen')).toEqual(['category Kitchen', 'product kettle', 'product mug']);
    expect(await suggested('mu')).toEqual(['category Mugs', 'product mug']);
    expect(await suggested('green')).toEqual([]);
  });
});

describe('a search index that is built while idle', () => {
  afterEach(() => vi.restoreAllMocks());
  const open = () => {
    const pieces: (() => void)[] = [];
    return { pieces, shop: openTestShop({ whenIdle: (work) => pieces.push(work) }) };
  };
  const find = async ({ call }: ReturnType<typeof openTestShop>) =>
    (await call(searchProducts, { query: { keyword: 'kettle' } })).items.map(({ title }) => title);

  it('leaves nothing to the first search', async () => {
    const { pieces, shop } = open();
    await shop.call(listProducts, { query: {} });
    let done = 0;
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      piece();
      done += 1;
    }
    expect(done).toBeGreaterThan(2);
    // Every indexed text is normalized.
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const taken = () => normalize.mock.contexts.map(String);
    expect(await find(shop)).toEqual(['kettle']);
    expect(taken()).not.toContain('水壶');
    expect(await find(openTestShop())).toEqual(['kettle']);
    expect(taken()).toContain('水壶');
  });

  it.each([0, 1, 2])('finds everything after %i steps, and then stops building', async (some) => {
    const { pieces, shop } = open();
    await shop.call(listProducts, { query: {} });
    for (let count = 0; count < some; count += 1) pieces.shift()?.();
    expect(await find(shop)).toEqual(['kettle']);
    pieces.shift()?.();
    expect(pieces).toEqual([]);
  });
});
