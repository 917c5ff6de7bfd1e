import { MAX_PAGE_NUMBER } from '@mallard/domain/contract';

/**
 * The page of a list that a query asks for, from 1. A number beyond what the API takes is the largest that it takes; what is no
 * whole number is page 1.
 *
 * @example pageOf(new URLSearchParams('page=3')) // 3
 */
export function pageOf(search: URLSearchParams): number {
  const written = search.get('page') ?? '';
  return /^\d+$/.test(written) ? Math.min(Math.max(Number(written), 1), MAX_PAGE_NUMBER) : 1;
}

/**
 * The same query for another page, with its question mark. The first page has no number.
 *
 * @example withPage(new URLSearchParams('sort=sales&page=9'), 2) // '?sort=sales&page=2'
 */
export function withPage(search: URLSearchParams, page: number): string {
  const other = new URLSearchParams(search);
  if (page === 1) other.delete('page');
  else other.set('page', String(page));
  const query = other.toString();
  return query === '' ? '' : `?${query}`;
}
