import { describe, expect, it } from 'vitest';
import { getFacets, searchProducts, suggestProducts } from '../contract/products.ts';
import { openTestShop } from './fixtures/openTestShop.ts';

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

  it('counts the facets of what was meant', async () => {
    const facets = await openTestShop().call(getFacets, { query: { keyword: 'ketle' } });
    expect(facets.price).toEqual({ min: 32_900, max: 32_900 });
  });

  it('suggests categories and titles, also for a word with a slip that is not finished', async () => {
    const suggested = async (keyword: string) =>
      (await openTestShop().call(suggestProducts, { query: { keyword } })).map(({ kind, text }) => `${kind} ${text}`);
    expect(await suggested('kitch')).toEqual(['category Kitchen']);
    expect(await suggested('kitcen')).toEqual(['category Kitchen']);
    expect(await suggested('mu')).toEqual(['category Mugs', 'product mug']);
    expect(await suggested('green')).toEqual([]);
  });
});
