import { products } from '@mallard/catalogue';
import {
  colorCases,
  colouredThings,
  defectsOf,
  listKeywords,
  missingThings,
  searchCases,
  searchVariations,
} from '@mallard/catalogue/testing';
import { createClient, memorySession } from '@mallard/domain/client';
import { DEFAULT_SHOP, getFacets, listProducts, searchProducts, suggestProducts } from '@mallard/domain/contract';
import { skuId, stableId } from '@mallard/offline/backend';
import { meetsSkuFilter, readSkuFilter } from '@mallard/search';
import { describe, expect, it } from 'vitest';
import english from '../locales/en-US/shell.json' with { type: 'json' };
import chinese from '../locales/zh-CN/shell.json' with { type: 'json' };
import { openSampleShop } from './sampleShop.ts';

const client = createClient({
  backend: openSampleShop(DEFAULT_SHOP, () => 0),
  baseUrl: 'http://shop.test',
  version: 'test',
  session: memorySession(),
  locale: () => 'zh-CN',
  locks: null,
  passwordHashing: { salt: 'sample', iterations: 1 },
});
const slugs = new Map(products.map(({ slug }) => [stableId('product', slug), slug]));
const valuesOf = new Map(
  products.flatMap(({ slug, skus }) => skus.map(({ values }) => [skuId(slug, values), values] as const)),
);

describe('the search of the sample shop', () => {
  it.each([
    ['erji', 'iris-headphones'],
    ['ej', 'iris-headphones'],
    ['taid', 'evening-linen-lamp'],
    ['bijiben', 'cloth-notebook'],
    ['shafa', 'valley-sofa'],
    ['cha', 'tea-caddy'],
    ['mkb', 'cloud-glaze-mug'],
    ['mug', 'cloud-glaze-mug'],
    ['pan', 'beech-skillet'],
  ])('finds the same product by %s as the server', async (keyword, expectedSlug) => {
    const { items } = await client.call(searchProducts, { query: { keyword } });
    expect(items.slice(0, 5).map(({ id }) => slugs.get(id))).toContain(expectedSlug);
  });

  it.each(searchCases)('has the expected results for $query', async (searchCase) => {
    const query = { keyword: searchCase.query, sort: searchCase.order, pageSize: 100, ...searchCase.filter };
    const { items, ...found } = await client.call(searchProducts, { query });
    const results = {
      slugs: items.map(({ id }) => slugs.get(id) ?? id),
      values: items.map(({ matchedSku }) => matchedSku && valuesOf.get(matchedSku.id)),
      stocks: items.map(({ matchedSku }) => matchedSku?.stock),
      corrected: found.correctedKeyword,
      unmatched: found.unmatchedWords,
      isOnlyMentioned: found.isOnlyMentioned,
      price: found.keywordPrice,
      isSale: found.keywordSale !== undefined,
      sort: found.keywordSort?.sort,
      isFreeShipping: found.keywordShipping !== undefined,
    };
    expect(defectsOf(searchCase, results)).toEqual([]);
  });

  const search = async (keyword: string) => {
    const { items, ...found } = await client.call(searchProducts, { query: { keyword, pageSize: 100 } });
    return { ...found, slugs: items.map(({ id }) => slugs.get(id) ?? id) };
  };

  it.each(Object.entries(searchVariations))('has the same first result for all spellings: %s', async (_, cases) => {
    const found: { query: string; first: string }[] = [];
    for (const { query } of cases) found.push({ query, first: (await search(query)).slugs[0] ?? '' });
    expect(found).toEqual(cases);
  });

  it('has a product of the named type first, even if no product has the color', async () => {
    for (const { query, thing } of colouredThings)
      expect((await search(thing)).slugs, query).toContain((await search(query)).slugs[0]);
  });

  it.each(colorCases)('finds only products in the color $query', async (colourCase) => {
    const found = await search(colourCase.query);
    expect(found.slugs).toEqual(expect.arrayContaining([...colourCase.having]));
    expect(found.slugs.filter((slug) => !colourCase.allowed.includes(slug))).toEqual([]);
    expect(found).toMatchObject({ isRelaxed: false, unmatchedWords: [] });
  });

  it('does not correct the names of products that the shop does not have', async () => {
    for (const keyword of missingThings) expect((await search(keyword)).correctedKeyword, keyword).toBeUndefined();
  });

  it.each([
    ['zh-CN', chinese],
    ['en-US', english],
  ])('has results for each popular search term in %s', async (_, { search }) => {
    for (const keyword of search.popular.split('|')) {
      const found = await client.call(searchProducts, { query: { keyword } });
      expect(found, keyword).toMatchObject({ isOnlyMentioned: false, isRelaxed: false });
      expect(found.total, keyword).toBeGreaterThan(0);
    }
  });

  it('has the facets of the search without a price if nothing matches the price', async () => {
    const facets = (keyword: string) => client.call(getFacets, { query: { keyword } });
    expect(await facets('50块的杯子')).toEqual(await facets('杯子'));
  });

  const inColor = [
    ['green lamp', ['bottle-green', 'sage']],
    ['黑色耳机', ['ink']],
    ['white', ['cream']],
    ['blue', ['wing-blue', 'indigo']],
  ] as const;

  it.each(inColor)('shows for %s only SKUs of that color that meet the filter', async (keyword, colours) => {
    const filters = [{}, { inStock: true }, { maxPrice: 30_000 }, { inStock: true, minPrice: 20_000 }];
    for (const sort of ['comprehensive', 'sales', 'newest', 'priceAsc', 'priceDesc'] as const)
      for (const filter of filters) {
        const query = { keyword, sort, pageSize: 100, ...filter };
        const { items } = await client.call(searchProducts, { query });
        for (const { id, matchedSku, price, stock } of items) {
          const displayedSku = matchedSku ?? { price, stock };
          const availableColours = products
            .find(({ slug }) => slug === slugs.get(id))
            ?.skus.flatMap(({ values }) => colours.filter((colour) => values.colour === colour));
          const matchedColour = matchedSku && valuesOf.get(matchedSku.id)?.colour;
          if (availableColours && availableColours.length > 0)
            expect(colours, `${keyword} ${slugs.get(id)}`).toContain(matchedColour);
          expect(meetsSkuFilter({ values: {}, ...displayedSku }, readSkuFilter(filter)), slugs.get(id)).toBe(true);
        }
      }
  });

  it.each(inColor)('returns the price range of the results for %s', async (keyword) => {
    for (const inStock of [true, false]) {
      const { price } = await client.call(getFacets, { query: { keyword, inStock } });
      const totalAt = async (range: { minPrice?: number; maxPrice?: number }) =>
        (await client.call(searchProducts, { query: { keyword, inStock, ...range } })).total;
      const [min, max] = [price?.min ?? 0, price?.max ?? 0];
      expect(await totalAt({ maxPrice: min })).toBeGreaterThan(0);
      expect(await totalAt({ maxPrice: min - 1 })).toBe(0);
      expect(await totalAt({ minPrice: max })).toBeGreaterThan(0);
      expect(await totalAt({ minPrice: max + 1 })).toBe(0);
    }
  });

  it.each([undefined, 'black headphones', '黑色', 'cream', 'drake watch', 'headphones not black', 'lamp'])(
    'shows in price order the SKU whose price decides: %s',
    async (keyword) => {
      for (const sort of ['priceAsc', 'priceDesc'] as const)
        for (const filter of [{}, { inStock: true }, { minPrice: 10_000 }]) {
          const query = { sort, pageSize: 100, ...filter };
          const { items } = await (keyword === undefined
            ? client.call(listProducts, { query })
            : client.call(searchProducts, { query: { ...query, keyword } }));
          const prices = items.map(({ price, matchedSku }) => matchedSku?.price ?? price);
          expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'priceAsc' ? a - b : b - a)));
          // Without a SKU of its own, a card has the picture of the first one.
          for (const { id, price, matchedSku } of items) {
            const first = products.find(({ slug }) => slug === slugs.get(id))?.skus[0];
            expect(matchedSku?.price ?? first?.price, slugs.get(id)).toBe(matchedSku?.price ?? price);
          }
        }
    },
  );

  it.each(['耳机 不要黑色', '不要黑色的耳机', 'headphones not black', '不要黑色', 'not black'])(
    'suggests nothing in the color that %s does not want',
    async (keyword) => {
      const found = await client.call(suggestProducts, { query: { keyword } });
      const pictures = found.flatMap((one) => (one.kind === 'product' ? (one.image?.url ?? '') : []));
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture).not.toContain('/ink-');
    },
  );

  it.each(['shafa', '毛', '书', '植', '收', '耳'])('suggests categories and products for %s', async (keyword) => {
    const found = await client.call(suggestProducts, { query: { keyword } });
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['category', 'product']));
  });

  it.each(listKeywords)(
    'suggests the first products of the list for %s, which is not a product name',
    async (keyword) => {
      const found = await client.call(suggestProducts, { query: { keyword } });
      const { items } = await client.call(searchProducts, { query: { keyword, pageSize: 4 } });
      expect(items).toHaveLength(4);
      expect(found.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    },
  );
});
