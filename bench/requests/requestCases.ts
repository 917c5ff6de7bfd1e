import { randomUUID } from 'node:crypto';
import type { NextRequest } from '../overload/httpLoad.ts';

/** A kind of request, and how many of it one process should serve. */
export interface RequestCase {
  name: string;
  next: NextRequest;
  /** Requests per second to reach, by database. */
  target: { postgres: number; pglite: number };
  /** Whether the server must not send stored responses. @default false */
  isUncached?: boolean;
}

/** What the requests need from the shop. */
export interface ShopData {
  host: string;
  productIds: readonly string[];
  skuIds: readonly string[];
  tokens: readonly string[];
  /** `ETag` of the list. */
  listEtag: string;
}

/** The first page of the product list. */
export const LIST_PATH = '/api/products?pageNumber=1&pageSize=20';

/** What a browser sends with each request. */
const BROWSER = 'Accept-Encoding: gzip, deflate, br\r\nAccept-Language: en-US,en;q=0.9\r\n';

const STORED_PAGE = { postgres: 3000, pglite: 3000 };
const NEW_PAGE = { postgres: 150, pglite: 150 };
const STORED_LIST = { postgres: 2500, pglite: 2500 };

/** Returns the measured kinds of requests. Those of `new` pages have a query that the server has not seen before. */
export function requestCases({ host, productIds, skuIds, tokens, listEtag }: ShopData): RequestCase[] {
  let n = 0;
  const nextOf = (values: readonly string[]): string => {
    n += 1;
    return values[n % values.length] ?? '';
  };
  const get = (kind: 'page' | 'api', path: () => string, headers = BROWSER): NextRequest => {
    return () => ({ kind, text: `GET ${path()} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n` });
  };
  const product = () => `/product/${nextOf(productIds)}`;
  const list = () => LIST_PATH;
  return [
    { name: 'home page', target: STORED_PAGE, next: get('page', () => '/home') },
    { name: 'list page', target: STORED_PAGE, next: get('page', () => '/category') },
    { name: 'product page', target: STORED_PAGE, next: get('page', product) },
    { name: 'home page, new', target: NEW_PAGE, next: get('page', () => `/home?from=${randomUUID()}`) },
    { name: 'list page, new', target: NEW_PAGE, next: get('page', () => `/category?from=${randomUUID()}`) },
    { name: 'product page, new', target: NEW_PAGE, next: get('page', () => `${product()}?from=${randomUUID()}`) },
    { name: 'list API', target: STORED_LIST, next: get('api', list) },
    { name: 'list API, not compressed', target: STORED_LIST, next: get('api', list, '') },
    {
      name: 'list API, unchanged',
      target: STORED_LIST,
      next: get('api', list, `${BROWSER}If-None-Match: ${listEtag}\r\n`),
    },
    { name: 'list API, not stored', target: { postgres: 600, pglite: 600 }, isUncached: true, next: get('api', list) },
    {
      name: 'add to cart',
      target: { postgres: 500, pglite: 200 },
      next: () => {
        const body = JSON.stringify({ skuUuid: nextOf(skuIds), quantity: 1, isSelected: true });
        const head = [
          'POST /api/cart/add HTTP/1.1',
          `Host: ${host}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(body)}`,
          `Authorization: Bearer ${nextOf(tokens)}`,
          `Idempotency-Key: ${randomUUID()}`,
        ].join('\r\n');
        return { kind: 'api', text: `${head}\r\n\r\n${body}` };
      },
    },
  ];
}
