import type { Category } from '@mallard/domain/contract';
import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { describe, expect, it } from 'vitest';
import { facetsInput, isAsked, isUnknownCategory, listStateOf, searchedKeyword, trailOf } from './listData.ts';

function category(id: string, children: Category[] = []): Category {
  return { id, name: id, icon: '', parentUuid: null, level: 1, productCount: 0, picture: null, children };
}

describe('the way to a category', () => {
  const tree = [category('lighting'), category('kitchen', [category('cups', [category('mugs')])])];

  it('goes from the top category down', () => {
    expect(trailOf(tree, 'mugs').map(({ id }) => id)).toEqual(['kitchen', 'cups', 'mugs']);
    expect(trailOf(tree, 'lighting').map(({ id }) => id)).toEqual(['lighting']);
  });

  it('is empty for none and for one that is not there', () => {
    expect(trailOf(tree, undefined)).toEqual([]);
    expect(trailOf(tree, 'gone')).toEqual([]);
  });

  it('does not exist for an address that names another category, once the tree is loaded', () => {
    const isUnknown = (query: string, loaded: Category[] | undefined = tree) =>
      isUnknownCategory(loaded, new URLSearchParams(query));
    expect(isUnknown('categoryUuid=gone')).toBe(true);
    expect(isUnknown('categoryUuid=mugs')).toBe(false);
    expect(isUnknown('categoryUuid=')).toBe(false);
    expect(isUnknown('sort=sales')).toBe(false);
    expect(isUnknownCategory(undefined, new URLSearchParams('categoryUuid=gone'))).toBe(false);
  });
});

describe('what a list asks for', () => {
  const search = new URLSearchParams('keyword=mug&attributes=color:green&minPrice=100&page=2');

  it('has a keyword in a search only', () => {
    expect(listStateOf('search', search).keyword).toBe('mug');
    expect(listStateOf('deals', search).keyword).toBeUndefined();
    expect(isAsked('search', listStateOf('search', new URLSearchParams()))).toBe(false);
    expect(isAsked('category', listStateOf('category', new URLSearchParams()))).toBe(true);
  });

  it('has only the beginning of a keyword that is too long, in whole characters', () => {
    expect(searchedKeyword('mug')).toBe('mug');
    expect(searchedKeyword(undefined)).toBeUndefined();
    expect(searchedKeyword('mug '.repeat(50))).toBe('mug '.repeat(KEYWORD_MAX_LENGTH / 4).trim());
    expect(searchedKeyword(`1${'🦆'.repeat(100)}`)).toBe(`1${'🦆'.repeat(63)}`);
    const long = listStateOf('search', new URLSearchParams({ keyword: 'x'.repeat(200) }));
    expect(facetsInput('search', long)).toEqual({ query: { keyword: 'x'.repeat(KEYWORD_MAX_LENGTH) } });
  });

  it('names the collection and what narrows it, and no page', () => {
    expect(facetsInput('deals', listStateOf('deals', search))).toEqual({
      query: { collection: 'discount', minPrice: 100, attributes: 'color:green' },
    });
  });
});
