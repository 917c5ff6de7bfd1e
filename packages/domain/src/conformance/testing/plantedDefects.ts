import type { Backend } from '../../client/backend.ts';
import { createUuid } from '../../client/createUuid.ts';
import { delay, systemTimers } from '../../client/timers.ts';
import type { Envelope } from '../../contract/envelope.ts';

/** One thing that a back end does wrong, and what the kit must say of it. */
export interface PlantedDefect {
  /** What the back end does: `sends refusals with status 200`. */
  name: string;
  /** Areas and endpoints that show it. */
  only: readonly string[];
  /** The case that must fail: endpoint and sentence. */
  failing: RegExp;
  /** What its message must name. */
  says: RegExp;
  plant(inner: Backend): Backend;
}

type Data = Record<string, unknown>;

const isCall = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname);

/** The same answer with other data; refusals stay as they are unless `edit` looks at them. */
async function withData(response: Response, edit: (data: Data) => unknown): Promise<Response> {
  const { code, message, data } = (await response.json()) as Envelope<Data>;
  return Response.json({ code, message, data: response.ok ? edit(data) : data }, { status: response.status });
}

const succeed = (data: unknown) => Response.json({ code: 200, message: 'OK', data });

/** The same order under another key and for another checkout. */
async function asNewOrder(request: Request): Promise<Request> {
  const body = (await request.text()).replace(/"checkoutUuid":"[^"]+"/, `"checkoutUuid":"${createUuid()}"`);
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', createUuid());
  return new Request(request.url, { method: request.method, headers, body });
}

/** The while between looking and writing, in which another request may come. */
const ask = () => delay(5, systemTimers);

const isNewOrder = (request: Request) => isCall(request, 'POST', /\/api\/order\/create$/);
const isRefresh = (request: Request) => isCall(request, 'POST', /\/refresh-token$/);

/** Defects of single answers. */
export const defectsOfAnswers: readonly PlantedDefect[] = [
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
    failing: /^updateAddress refuses whoever is not signed in/,
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

/** Defects that take several calls to show. */
export const defectsOfConduct: readonly PlantedDefect[] = [
  {
    name: 'makes a second order for a repeated key',
    only: ['createOrder'],
    failing: /^createOrder takes effect once per idempotency key/,
    says: /createOrder, repeated with its key, must answer alike, but said .* at data\./,
    plant: (inner) => async (request) => inner(isNewOrder(request) ? await asNewOrder(request) : request),
  },
  {
    name: 'takes any body under a known key',
    only: ['createOrder'],
    failing: /^createOrder takes effect once per idempotency key/,
    says: /must be refused with 422, but answered 200/,
    plant(inner) {
      const known = new Map<string | null, Response>();
      return async (request) => {
        const key = request.headers.get('Idempotency-Key');
        const response = await inner(request);
        if (response.ok && isNewOrder(request)) known.set(key, response.clone());
        return response.status === 422 ? (known.get(key)?.clone() ?? response) : response;
      };
    },
  },
  {
    name: 'looks for the key too early, when many submit at once',
    only: ['createOrder'],
    failing: /^createOrder takes effect once when 20 arrive at once/,
    says: /sent 20 times at once, must answer alike/,
    plant(inner) {
      const inFlight = new Set<string | null>();
      return async (request) => {
        if (!isNewOrder(request)) return inner(request);
        const key = request.headers.get('Idempotency-Key');
        const isLate = inFlight.has(key);
        inFlight.add(key);
        await ask();
        return inner(isLate ? await asNewOrder(request) : request).finally(() => inFlight.delete(key));
      };
    },
  },
  {
    name: 'sells the last piece to all who ask at once',
    only: ['createOrder'],
    failing: /^createOrder sells the last pieces once/,
    says: /for a SKU of 2, must succeed 2 times, but did 12 times/,
    plant(inner) {
      let inFlight = 0;
      let sold: Data = {};
      return async (request) => {
        if (!isNewOrder(request)) return inner(request);
        const isContended = inFlight > 0;
        inFlight += 1;
        await ask();
        const response = await inner(request).finally(() => {
          inFlight -= 1;
        });
        if (response.ok) sold = ((await response.clone().json()) as Envelope<Data>).data;
        return isContended && response.status === 409 ? succeed({ ...sold, id: createUuid() }) : response;
      };
    },
  },
  {
    name: 'revokes the session when a refresh is repeated',
    only: ['refreshToken'],
    failing: /^refreshToken gives the same pair again/,
    says: /refresh-token must succeed, but answered 401/,
    plant(inner) {
      const used = new Set<string>();
      return async (request) => {
        if (!isRefresh(request)) return inner(request);
        const body = await request.clone().text();
        if (!used.has(body)) {
          used.add(body);
          return inner(request);
        }
        return Response.json({ code: 401, message: '', data: { error: 'UNAUTHORIZED' } }, { status: 401 });
      };
    },
  },
  {
    name: 'gives every refresh a token of its own',
    only: ['refreshToken'],
    failing: /^refreshToken gives 20 who ask at once the same pair/,
    says: /must give the same refresh token for the same one, but gave 20 different ones/,
    plant: (inner) => async (request) =>
      isRefresh(request)
        ? withData(await inner(request), (data) => ({ ...data, refreshToken: createUuid() }))
        : inner(request),
  },
  {
    name: 'takes tokens of a session that was ended',
    only: ['logout'],
    failing: /^logout succeeds/,
    says: /GET \/api\/user\/info must be refused with 401, but answered 200/,
    plant: (inner) => async (request) => {
      const { headers, url } = request;
      if (!isCall(request, 'POST', /\/logout$/)) return inner(request);
      const who = await inner(new Request(url.replace(/logout$/, 'info'), { headers }));
      return who.ok ? succeed(null) : inner(request);
    },
  },
  {
    name: 'lets an unpaid order be received',
    only: ['confirmOrder'],
    failing: /^confirmOrder refuses an order that is unpaid/,
    says: /of an order that is unpaid, must be refused with 409, but answered 200/,
    plant: (inner) => async (request) => {
      const response = await inner(request);
      if (response.status !== 409 || !isCall(request, 'POST', /\/confirm$/)) return response;
      const { headers, url } = request;
      const order = await inner(new Request(url.replace(/\/confirm$/, ''), { headers }));
      return withData(order, (data) => ({ ...data, status: 'completed' }));
    },
  },
  {
    name: "shows other shoppers' orders",
    only: ['getOrder'],
    failing: /^getOrder hides another shopper's order/,
    says: /must be refused with 404, but answered 200/,
    plant(inner) {
      const orders = new Map<string, Response>();
      return async (request) => {
        const response = await inner(request);
        if (!isCall(request, 'GET', /\/api\/orders\/[^/]+$/)) return response;
        if (response.ok) orders.set(request.url, response.clone());
        return response.status === 404 ? (orders.get(request.url)?.clone() ?? response) : response;
      };
    },
  },
];
