import type { Category } from '@mallard/domain/contract';
import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { describe, expect, it } from 'vitest';
import { canFetchList, facetsInput, isUnknownCategory, listStateOf, searchedKeyword, trailOf } from './listData.ts';

function category(id: string, children: Category[] = []): Category {
  return { id, name: id, icon: '', parentUuid: null, level: 1, productCount: 0, picture: null, children };
}

describe('the path to a category', () => {
  const tree = [category('lighting'), category('kitchen', [category('cups', [category('mugs')])])];

  it('starts at the top category', () => {
    expect(trailOf(tree, 'mugs').map(({ id }) => id)).toEqual(['kitchen', 'cups', 'mugs']);
    expect(trailOf(tree, 'lighting').map(({ id }) => id)).toEqual(['lighting']);
  });

  it('is empty for no category and for an unknown one', () => {
    expect(trailOf(tree, undefined)).toEqual([]);
    expect(trailOf(tree, 'gone')).toEqual([]);
  });

  it('reports a URL with an unknown category once the tree is loaded', () => {
    const isUnknown = (query: string, loaded: Category[] | undefined = tree) =>
      isUnknownCategory(loaded, new URLSearchParams(query));
    expect(isUnknown('categoryUuid=gone')).toBe(true);
    expect(isUnknown('categoryUuid=mugs')).toBe(false);
    expect(isUnknown('categoryUuid=')).toBe(false);
    expect(isUnknown('sort=sales')).toBe(false);
    expect(isUnknownCategory(undefined, new URLSearchParams('categoryUuid=gone'))).toBe(false);
  });
});

describe('the request of a list', () => {
  const search = new URLSearchParams('keyword=mug&attributes=color:green&minPrice=100&page=2');

  it('has a keyword only in a search', () => {
    expect(listStateOf('search', search).keyword).toBe('mug');
    expect(listStateOf('deals', search).keyword).toBeUndefined();
    expect(canFetchList('search', listStateOf('search', new URLSearchParams()))).toBe(false);
    expect(canFetchList('category', listStateOf('category', new URLSearchParams()))).toBe(true);
  });

  it('truncates a keyword that is too long, at a whole character', () => {
    expect(searchedKeyword('mug')).toBe('mug');
    expect(searchedKeyword(undefined)).toBeUndefined();
    expect(searchedKeyword('mug '.repeat(50))).toBe('mug '.repeat(KEYWORD_MAX_LENGTH / 4).trim());
    expect(searchedKeyword(`1${'🦆'.repeat(100)}`)).toBe(`1${'🦆'.repeat(63)}`);
    const long = listStateOf('search', new URLSearchParams({ keyword: 'x'.repeat(200) }));
    expect(facetsInput('search', long)).toEqual({ query: { keyword: 'x'.repeat(KEYWORD_MAX_LENGTH) } });
  });

  it('has the collection and the filters, but no page', () => {
    expect(facetsInput('deals', listStateOf('deals', search))).toEqual({
      query: { collection: 'discount', minPrice: 100, attributes: 'color:green' },
    });
  });
});
