import { MAX_PAGE_NUMBER } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { pageOf, withPage } from './pageOf.ts';

describe('pageOf', () => {
  it.each([
    ['', 1],
    ['page=', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=1e3', 1],
    ['page=x', 1],
    ['page=7', 7],
    [`page=${MAX_PAGE_NUMBER + 1}`, MAX_PAGE_NUMBER],
    [`page=${'9'.repeat(400)}`, MAX_PAGE_NUMBER],
  ])('reads %s as page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});

describe('withPage', () => {
  it('preserves other parameters, and omits the first page', () => {
    const search = new URLSearchParams('sort=sales&page=9');
    expect(withPage(search, 2)).toBe('?sort=sales&page=2');
    expect(withPage(search, 1)).toBe('?sort=sales');
    expect(withPage(new URLSearchParams('page=9'), 1)).toBe('');
  });
});
