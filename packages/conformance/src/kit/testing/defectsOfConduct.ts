import { createUuid, delay, systemTimers } from '@mallard/domain/client';
import type { Envelope } from '@mallard/domain/contract';
import { type Data, isCall, type PlantedDefect, withData } from './plantedDefects.ts';

const succeed = (data: unknown) => Response.json({ code: 200, message: 'OK', data });

/** Returns a request for the same order with another key and another checkout. */
async function asNewOrder(request: Request): Promise<Request> {
  const body = (await request.text()).replace(/"checkoutUuid":"[^"]+"/, `"checkoutUuid":"${createUuid()}"`);
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', createUuid());
  return new Request(request.url, { method: request.method, headers, body });
}

/** The time between reading and writing, in which another request may arrive. */
const ask = () => delay(5, systemTimers);

const isNewOrder = (request: Request) => isCall(request, 'POST', /\/api\/order\/create$/);
const isProfile = (request: Request) => isCall(request, 'PUT', /\/api\/user\/profile$/);
const isRefresh = (request: Request) => isCall(request, 'POST', /\/refresh-token$/);

/** Defects that need several calls to detect. */
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
      const storedResponses = new Map<string | null, Response>();
      return async (request) => {
        const key = request.headers.get('Idempotency-Key');
        const response = await inner(request);
        if (response.ok && isNewOrder(request)) storedResponses.set(key, response.clone());
        return response.status === 422 ? (storedResponses.get(key)?.clone() ?? response) : response;
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
    name: 'says that it changed an address, and does not',
    only: ['updateAddress'],
    failing: /^updateAddress succeeds/,
    says: /GET \/api\/address\/list after one was changed must show .* at data\.detailAddress/,
    plant: (inner) => async (request) => {
      const path = new URL(request.url).pathname;
      if (!isCall(request, 'PUT', /\/api\/address\/update\//)) return inner(request);
      const requestedItems = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Data;
      const { headers } = request;
      const list = await inner(new Request('http://mallard.test/api/address/list', { headers }));
      if (!list.ok) return inner(request);
      const { data } = (await list.json()) as Envelope<Data[]>;
      const storedItem = data.find(({ id }) => path.endsWith(String(id)));
      return storedItem && requestedItems.recipientName
        ? succeed({ ...storedItem, ...requestedItems })
        : inner(request);
    },
  },
  {
    name: 'takes any total that the shopper names',
    only: ['createOrder'],
    failing: /^createOrder refuses a total that the shopper has not agreed to/,
    says: /must be refused with 409, but answered 200/,
    plant: (inner) => async (request) => {
      const again = request.clone();
      const response = await inner(request);
      if (!isNewOrder(request) || response.status !== 409) return response;
      const { data } = (await response.clone().json()) as Envelope<{ error: string; details?: { total: number } }>;
      if (data.error !== 'PRICE_CHANGED') return response;
      const text = await again.text();
      const body = text.replace(/"expectedTotal":\d+/, `"expectedTotal":${data.details?.total}`);
      const headers = new Headers(request.headers);
      headers.set('Idempotency-Key', createUuid());
      return inner(new Request(request.url, { method: 'POST', headers, body }));
    },
  },
  {
    name: 'knows keys, but not whose they are',
    only: ['createAddress'],
    failing: /^createAddress does not return a response to another user/,
    says: /under another shopper's key must show "乙" at data\.recipientName, but shows "甲"/,
    plant(inner) {
      const storedResponses = new Map<string, Response>();
      return async (request) => {
        const key = request.headers.get('Idempotency-Key');
        const response = await inner(request);
        if (!response.ok || key === null) return response;
        const first = storedResponses.get(key) ?? response.clone();
        storedResponses.set(key, first);
        return first.clone();
      };
    },
  },
  {
    name: 'revokes the session when a refresh is repeated',
    only: ['refreshToken'],
    failing: /^refreshToken returns the same pair again/,
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
    name: 'refunds the same piece twice',
    only: ['requestAfterSale'],
    failing: /^requestAfterSale reserves a unit for one request/,
    says: /for the same piece again, must be refused with 409, but answered 200/,
    plant(inner) {
      const requests = new Map<string, Response>();
      return async (request) => {
        const response = await inner(request);
        if (!isCall(request, 'POST', /\/after-sale$/)) return response;
        if (response.ok) requests.set(request.url, response.clone());
        return response.status === 409 ? (requests.get(request.url)?.clone() ?? response) : response;
      };
    },
  },
  {
    name: 'keeps the money of an order that is given up',
    only: ['cancelOrder'],
    failing: /^cancelOrder accepts an order that is unshipped/,
    says: /after it was given up must show "refunded" at data\.paymentStatus, but shows "paid"/,
    plant: (inner) => async (request) =>
      isCall(request, 'GET', /\/api\/orders\/[^/]+$/)
        ? withData(await inner(request), (data) => ({
            ...data,
            paymentStatus: data.paymentStatus === 'refunded' ? 'paid' : data.paymentStatus,
          }))
        : inner(request),
  },
  {
    name: 'leaves what was bought in the cart',
    only: ['createOrder'],
    failing: /^createOrder removes only bought items from the cart/,
    says: /GET \/api\/cart after it was bought must show .* at the SKUs/,
    plant: (inner) => async (request) => {
      if (!isNewOrder(request)) return inner(request);
      const { url, headers } = request;
      const body = (await request.text()).replace('"isFromCart":true', '"isFromCart":false');
      return inner(new Request(url, { method: 'POST', headers, body }));
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
  {
    name: 'saves a new phone without a code',
    only: ['updateProfile'],
    failing: /^updateProfile saves no new phone without a code/,
    says: /must be refused with 400, but answered 200/,
    plant: (inner) => async (request) => {
      const again = request.clone();
      const response = await inner(request);
      if (!isProfile(request) || response.status !== 400) return response;
      const { phone } = (await again.json().catch(() => ({}))) as Data;
      const { url, headers } = request;
      const profile = await inner(new Request(url, { headers }));
      return withData(profile, (data) => ({ ...data, phone }));
    },
  },
  {
    name: 'saves a new phone without the current password',
    only: ['updateProfile'],
    failing: /^updateProfile saves no new phone of an account with a password without its current password/,
    says: /must be refused with 400, but answered 200/,
    plant: (inner) => async (request) => {
      const again = request.clone();
      const response = await inner(request);
      if (!isProfile(request) || response.status !== 400) return response;
      const { data } = (await response.clone().json()) as Envelope<{ fields?: Data } | null>;
      if (data?.fields?.currentPassword === undefined) return response;
      const { phone } = (await again.json().catch(() => ({}))) as Data;
      const { url, headers } = request;
      return withData(await inner(new Request(url, { headers })), (profile) => ({ ...profile, phone }));
    },
  },
  {
    name: 'says that a phone is taken before its code is verified',
    only: ['updateProfile'],
    failing: /^updateProfile refuses a phone that another account logs in with, after its code/,
    says: /must be refused with 400, but answered 409/,
    plant(inner) {
      const accounts = new Set<unknown>();
      return async (request) => {
        const { phone } = (await request
          .clone()
          .json()
          .catch(() => ({}))) as Data;
        const response = await inner(request);
        if (response.ok && isCall(request, 'POST', /\/login-by-code$/)) accounts.add(phone);
        if (response.status !== 400 || !isProfile(request) || !accounts.has(phone)) return response;
        return Response.json({ code: 409, message: '', data: { error: 'PHONE_TAKEN' } }, { status: 409 });
      };
    },
  },
];
