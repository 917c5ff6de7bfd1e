import { MAX_PAGE_NUMBER } from '@mallard/domain/contract';

/**
 * Reads the page number of a list, from 1. Numbers above the API's maximum become the maximum; anything else that is not a positive
 * integer becomes 1.
 *
 * @example pageOf(new URLSearchParams('page=3')) // 3
 */
export function pageOf(search: URLSearchParams): number {
  const value = search.get('page') ?? '';
  return /^\d+$/.test(value) ? Math.min(Math.max(Number(value), 1), MAX_PAGE_NUMBER) : 1;
}

/**
 * Returns the query for another page, with its question mark. The first page has no `page` parameter.
 *
 * @example withPage(new URLSearchParams('sort=sales&page=9'), 2) // '?sort=sales&page=2'
 */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
}
