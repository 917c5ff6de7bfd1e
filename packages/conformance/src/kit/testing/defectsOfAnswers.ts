import type { Envelope } from '@mallard/domain/contract';
import { type Data, isCall, type PlantedDefect, withData } from './plantedDefects.ts';

/** Returns a request without one field of its query. */
function without(request: Request, path: RegExp, field: string): Request {
  const url = new URL(request.url);
  if (!path.test(url.pathname)) return request;
  url.searchParams.delete(field);
  return new Request(url, request);
}

/** Defects of single responses. */
export const defectsOfAnswers: readonly PlantedDefect[] = [
  {
    name: 'shows all orders in every tab',
    only: ['listOrders'],
    failing: /^listOrders shows only orders of its status in each tab/,
    says: /GET \/api\/orders with tab unpaid must show nothing at the statuses of other tabs\.0, but shows "cancelled"/,
    plant: (inner) => async (request) => inner(without(request, /\/api\/orders$/, 'tab')),
  },
  {
    name: 'answers a cancellation with the order as it was',
    only: ['cancelOrder'],
    failing: /^cancelOrder succeeds/,
    says: /POST \/api\/orders\/:id\/cancel must show "cancelled" at data\.status, but shows "unpaid"/,
    plant: (inner) => async (request) =>
      isCall(request, 'POST', /\/cancel$/)
        ? withData(await inner(request), (data) => ({ ...data, status: 'unpaid' }))
        : inner(request),
  },
  {
    name: 'never counts the version of a cart up',
    only: ['getCart'],
    failing: /^getCart increments its version with each change/,
    says: /whose versions were 1, 1, 1, 1, must show true at a rising version/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      if (!/\/api\/cart(\/(add|update|delete)\b.*)?$/.test(new URL(request.url).pathname)) return response;
      return withData(response, (data) => ({ ...data, version: 1 }));
    },
  },
  {
    name: 'shows all reviews whatever the filter',
    only: ['listReviews'],
    failing: /^listReviews shows only reviews that match a filter/,
    says: /GET \/api\/reviews with filter withPhotos must show .* at the ids of other reviews/,
    plant: (inner) => async (request) => inner(without(request, /\/api\/reviews$/, 'filter')),
  },
  {
    name: 'gives requests no names',
    only: ['service'],
    failing: /^\* calls each request by the name that it came with/,
    says: /GET \/api\/ping must show ".*" at the header X-Request-Id, but shows null/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      response.headers.delete('X-Request-Id');
      return response;
    },
  },
  {
    name: 'finds everything by any word',
    only: ['searchProducts'],
    failing: /^searchProducts finds nothing for a keyword that no product contains/,
    says: /GET \/api\/products\/search with a keyword of random letters must show nothing at the ids\.0/,
    plant: (inner) => (request) => {
      const isSearch = isCall(request, 'GET', /\/api\/products\/search$/);
      return inner(isSearch ? new Request(new URL('/api/products', request.url), request) : request);
    },
  },
  {
    name: 'has an envelope of its own',
    only: ['getCart'],
    failing: /^getCart succeeds/,
    says: /GET \/api\/cart must answer with an envelope/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      if (!isCall(request, 'GET', /\/api\/cart$/)) return response;
      const { data } = (await response.json()) as Envelope<unknown>;
      return Response.json({ success: response.ok, result: data }, { status: response.status });
    },
  },
  {
    name: 'sends refusals with status 200',
    only: ['updateAddress'],
    failing: /^updateAddress rejects callers who are not signed in/,
    says: /must be refused with 401, but answered 200/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      return response.status === 401 ? Response.json(await response.json()) : response;
    },
  },
  {
    name: 'sends a page where it refuses',
    only: ['createAddress'],
    failing: /^createAddress refuses bad input/,
    says: /content type application\/json, but answered 400 \(text\/html\)/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      if (response.status !== 400) return response;
      return new Response('<h1>Bad Request</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } });
    },
  },
  {
    name: 'breaks on bad input',
    only: ['addToCart'],
    failing: /^addToCart refuses bad input/,
    says: /must be refused with 400, but answered 500/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      if (response.status !== 400 || !isCall(request, 'POST', /\/api\/cart\/add$/)) return response;
      return Response.json({ code: 500, message: '', data: { error: 'INTERNAL' } }, { status: 500 });
    },
  },
  {
    name: 'leaves a field out',
    only: ['getProduct'],
    failing: /^getProduct succeeds/,
    says: /break the schema at data\.skus\.0\.originalPrice/,
    plant: (inner) => async (request) =>
      isCall(request, 'GET', /\/api\/product\/[^/]+$/)
        ? withData(await inner(request), (data) => ({
            ...data,
            skus: (data.skus as Data[]).map(({ originalPrice: _, ...sku }) => sku),
          }))
        : inner(request),
  },
  {
    name: 'writes money as text',
    only: ['listProducts'],
    failing: /^listProducts succeeds/,
    says: /break the schema at data\.items\.0\.price/,
    plant: (inner) => async (request) =>
      isCall(request, 'GET', /\/api\/products$/)
        ? withData(await inner(request), (data) => ({
            ...data,
            items: (data.items as Data[]).map((item) => ({ ...item, price: (Number(item.price) / 100).toFixed(2) })),
          }))
        : inner(request),
  },
  {
    name: 'counts money in fractions',
    only: ['previewOrder'],
    failing: /^previewOrder succeeds/,
    says: /break the schema at data\.amounts\.total: INTEGER/,
    plant: (inner) => async (request) =>
      isCall(request, 'POST', /\/api\/orders\/preview$/)
        ? withData(await inner(request), (data) => ({ ...data, amounts: { ...(data.amounts as Data), total: 89.5 } }))
        : inner(request),
  },
  {
    name: 'forgets the shipping in its totals',
    only: ['previewOrder'],
    failing: /^previewOrder succeeds/,
    says: /POST \/api\/orders\/preview must show \d+ at data\.amounts\.total, but shows \d+/,
    plant: (inner) => async (request) =>
      isCall(request, 'POST', /\/api\/orders\/preview$/)
        ? withData(await inner(request), ({ amounts, ...data }) => {
            const { total, shipping } = amounts as Record<string, number>;
            return { ...data, amounts: { ...(amounts as Data), total: Number(total) - Number(shipping) } };
          })
        : inner(request),
  },
  {
    name: 'sorts by the letters of numbers',
    only: ['listProducts'],
    failing: /^listProducts sorts as requested/,
    says: /GET \/api\/products by priceAsc must show \d+ at data\.items\.\*\.price\.0, but shows \d+/,
    plant: (inner) => async (request) =>
      isCall(request, 'GET', /\/api\/products$/)
        ? withData(await inner(request), (data) => ({
            ...data,
            items: (data.items as Data[]).toSorted((a, b) => String(a.price).localeCompare(String(b.price))),
          }))
        : inner(request),
  },
  {
    name: 'repeats entries on the next page',
    only: ['listFavorites'],
    failing: /^listFavorites shows every entry once/,
    says: /page 2, must have entries that no page before it has at data\.items/,
    plant: (inner) => async (request) => {
      const url = new URL(request.url);
      const pageNumber = Number(url.searchParams.get('pageNumber'));
      if (!isCall(request, 'GET', /\/api\/wishlist$/) || pageNumber < 2) return inner(request);
      url.searchParams.set('pageNumber', String(pageNumber - 1));
      return withData(await inner(new Request(url, request)), (data) => ({ ...data, pageNumber }));
    },
  },
  {
    name: 'loses entries between pages',
    only: ['listOrders'],
    failing: /^listOrders shows every entry once/,
    says: /page 1, must have 2 entries at data\.items, but has 1/,
    plant: (inner) => async (request) =>
      isCall(request, 'GET', /\/api\/orders$/)
        ? withData(await inner(request), (data) => ({ ...data, items: (data.items as Data[]).slice(1) }))
        : inner(request),
  },
  {
    name: 'has no coupons',
    only: ['coupons'],
    failing: /^claimCoupon is offered/,
    says: /POST \/api\/coupons\/claim\/:id must be there, but answered 404/,
    plant: (inner) => async (request) =>
      request.url.includes('/api/coupons') ? inner(new Request('http://mallard.test/api/nothing')) : inner(request),
  },
  {
    name: 'has no products to look at',
    only: ['getProduct'],
    failing: /^getProduct is offered/,
    says: /GET \/api\/product\/:id must be there, but answered 404/,
    plant: (inner) => async (request) =>
      inner(
        isCall(request, 'GET', /\/api\/product\/[^/]+$/) ? new Request('http://mallard.test/api/nothing') : request,
      ),
  },
  {
    name: 'breaks off',
    only: ['getHome'],
    failing: /^getHome succeeds/,
    says: /GET \/api\/home must be answered, but socket hang up/,
    plant: (inner) => async (request) => {
      if (request.url.endsWith('/api/home')) throw new TypeError('socket hang up');
      return inner(request);
    },
  },
];
