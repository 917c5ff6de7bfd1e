import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFacets, searchProducts } from '../contract/products.ts';
import { openTestShop } from './fixtures/openTestShop.ts';
import { nearWords } from './products/nearWords.ts';

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
});

describe('words that somebody may have meant', () => {
  const letters = fc.array(fc.constantFrom(...'abcdef'), { minLength: 4, maxLength: 12 }).map((all) => all.join(''));

  it('are found whichever letter was lost, doubled, changed or swapped', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('x', ''), (word, place, letter) => {
        const at = place % word.length;
        const wrong = word.slice(0, at) + letter + word.slice(at + 1);
        const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
        for (const typed of [wrong, swapped, `${word.slice(0, at)}x${word.slice(at)}`])
          if (typed.length >= 4) expect(nearWords(typed, [word])).toEqual([word]);
      }),
    );
  });

  it('are none for what is short, far off, or not written in letters', () => {
    expect(nearWords('mug', ['mag'])).toEqual([]);
    expect(nearWords('kettle', ['kitten', 'nettles'])).toEqual([]);
    expect(nearWords('保温杯子', ['保温杯'])).toEqual([]);
    expect(nearWords('headphnes', ['headphones', 'earphones'])).toEqual(['headphones']);
  });
});
