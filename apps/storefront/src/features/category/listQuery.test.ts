import { MAX_PAGE_NUMBER, productSorts } from '@mallard/domain/contract';
import { MAX_MINOR, minor } from '@mallard/domain/money';
import { normalizeLine } from '@mallard/domain/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  formatListQuery,
  initialState,
  type ListState,
  parseListQuery,
  withoutFilters,
} from './listQuery.ts';

const amount = fc.integer({ min: 0, max: MAX_MINOR }).map(minor);
const name = fc.stringMatching(/^[\w-]{1,12}$/);
const range = fc.oneof(
  fc.constant({}),
  fc.record({ minPrice: amount }),
  fc.record({ maxPrice: amount }),
  fc.tuple(amount, amount).map(([a, b]) => (a < b ? { minPrice: a, maxPrice: b } : { minPrice: b, maxPrice: a })),
);
const state: fc.Arbitrary<ListState> = fc
  .tuple(
    fc.record(
      {
        keyword: fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .map(normalizeLine)
          .filter((text) => text !== ''),
        categoryUuid: fc.uuid(),
        sort: fc.constantFrom(...productSorts),
        page: fc.integer({ min: 1, max: MAX_PAGE_NUMBER }),
        inStock: fc.boolean(),
        onSale: fc.boolean(),
        attributes: fc.dictionary(
          name,
          fc.uniqueArray(name, { minLength: 1, maxLength: 3 }).map((ids) => ids.sort()),
          {
            maxKeys: 4,
          },
        ),
      },
      { requiredKeys: ['sort', 'page', 'inStock', 'onSale', 'attributes'] },
    ),
    range,
  )
  .map(([fields, prices]) => ({ ...fields, ...prices }));

describe('the query of a list', () => {
  it('contains the full state of a list', () => {
    fc.assert(
      fc.property(state, (list) => {
        expect(parseListQuery(new URLSearchParams(formatListQuery(list)))).toEqual(list);
      }),
    );
  });

  it('is normalized for any URL', () => {
    const entry = fc.tuple(
      fc.constantFrom('sort', 'page', 'minPrice', 'maxPrice', 'inStock', 'onSale', 'attributes', 'categoryUuid', 'x'),
      fc.oneof(fc.string(), fc.constantFrom('1', 'true', 'sales', 'b:2,1;a:1', 'a:1;a:2', '-5', '1e3', '99999999999')),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const query = formatListQuery(parseListQuery(new URLSearchParams(entries)));
        expect(formatListQuery(parseListQuery(new URLSearchParams(query)))).toBe(query);
      }),
    );
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'sort=cheapest',
    'minPrice=-1',
    'maxPrice=1e3',
    'inStock=yes',
    'categoryUuid=mugs%20cups',
    'categoryUuid=',
    'keyword=%20%20',
    'keyword=%E2%80%8B',
    'attributes=color',
    'attributes=color:;size:%3Cb%3E',
  ])('drops %s', (query) => {
    expect(parseListQuery(new URLSearchParams(query))).toEqual(initialState);
  });

  it('swaps price bounds in the wrong order', () => {
    const state = parseListQuery(new URLSearchParams('minPrice=300&maxPrice=50'));
    expect(state).toMatchObject({ minPrice: 50, maxPrice: 300 });
  });

  it('preserves a keyword that is too long to search for', () => {
    const keyword = 'mug '.repeat(100).trim();
    const state = parseListQuery(new URLSearchParams({ keyword: ` ${keyword} ` }));
    expect(state.keyword).toBe(keyword);
    expect(parseListQuery(new URLSearchParams(formatListQuery(state)))).toEqual(state);
  });

  it('omits default values', () => {
    expect(formatListQuery(initialState)).toBe('');
  });

  it('sorts attribute groups and values, and removes duplicates', () => {
    const { attributes } = parseListQuery(new URLSearchParams('attributes=size:l,m;color:red;size:m'));
    expect(attributes).toEqual({ color: ['red'], size: ['l', 'm'] });
  });
});

describe('filters', () => {
  const filtered: ListState = {
    ...initialState,
    keyword: 'mug',
    sort: 'sales',
    page: 3,
    minPrice: minor(100),
    maxPrice: minor(900),
    inStock: true,
    attributes: { color: ['green', 'red'] },
  };

  it('count a price range as one filter', () => {
    expect(countFilters(filtered)).toBe(4);
    expect(countFilters(initialState)).toBe(0);
  });

  it('are cleared without the keyword and the sort order', () => {
    expect(withoutFilters(filtered)).toEqual({ ...initialState, keyword: 'mug', sort: 'sales' });
  });
});
