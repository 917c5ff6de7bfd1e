import { randomUUID } from 'node:crypto';
import type { NextRequest } from './httpLoad.ts';
import type { PreparedShop } from './prepareShop.ts';

const SORTS = ['sales', 'price_asc', 'price_desc', 'newest'];

/**
 * Returns a mix of requests. Of 20, six are pages: two home, two lists, two products. The other 14 are API calls: six read a
 * product, two read a list, three change a cart, and three order a sold-out product.
 *
 * Most visitors come from different links, so one in two pages has a query that no other request has, and the server can't
 * send a stored page.
 */
export function mixedRequests({ host, productIds, skuIds, soldOutSku, shoppers }: PreparedShop): NextRequest {
  let n = 0;
  const pick = <T>(values: readonly T[]): T => values[n % values.length] as T;
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
  const page = (path: string) => {
    const query = n % 2 === 0 ? `${path.includes('?') ? '&' : '?'}from=${randomUUID()}` : '';
    return { kind: 'page', text: get(path + query, 'Accept-Encoding: br\r\nAccept-Language: en\r\n') } as const;
  };
  const read = (path: string) => ({ kind: 'api', text: get(path) }) as const;
  const send = (path: string, body: object, token: string) => {
    const text = JSON.stringify(body);
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}`;
    const length = Buffer.byteLength(text);
    return {
      kind: 'api',
      text: `${head}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${length}\r\n\r\n${text}`,
    } as const;
  };
  return () => {
    n += 1;
    const { token, addressId } = pick(shoppers);
    const position = n % 20;
    if (position < 2) return page('/home');
    if (position < 4) return page(`/category?sort=${pick(SORTS)}`);
    if (position < 6) return page(`/product/${pick(productIds)}`);
    if (position < 12) return read(`/api/product/${pick(productIds)}`);
    if (position < 14) return read('/api/products?pageSize=20');
    if (position < 17) return send('/api/cart/add', { skuUuid: pick(skuIds), quantity: 1 }, token);
    const items = [{ skuUuid: soldOutSku, quantity: 1 }];
    const order = { items, couponUuid: null, checkoutUuid: randomUUID(), addressUuid: addressId, expectedTotal: 1 };
    return send('/api/order/create', order, token);
  };
}
