import type { Endpoint } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, coupons, orders, payments, products, skus } from '../db/schema/index.ts';
import { startSession } from '../http/sessions/families.ts';
import { seed } from '../seed/seed.ts';
import { type ArbitraryOptions, arbitraryOf } from '../testing/arbitraryOf.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { recordFigures } from '../testing/recordFigures.ts';

/** Total number of requests. Set `FUZZ_REQUESTS=100000 FUZZ_SEED=7` for more requests and another seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5200);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const PER_ENDPOINT = Math.ceil(REQUESTS / endpoints.length);

let shop: TestApp;
let pool: ArbitraryOptions['pool'];
let memberId: string;
/** Active session; a new one for each endpoint, because some end it. */
let token: string;

beforeAll(async () => {
  shop = await createTestApp();
  const { deps, db } = shop;
  await seed(db, { now: deps.clock(), pepper: deps.secrets.pepper });
  const member = await shop.signUp();
  memberId = member.id;
  const [address] = await db
    .insert(addresses)
    .values({
      userId: member.id,
      recipientName: '林小鸭',
      phone: '13800138000',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      areaCode: '330106',
      detailAddress: '文三路 1 号',
      isDefault: true,
      createdAt: deps.clock(),
    })
    .returning();
  const ids = async (table: PgTable & { id: PgColumn }) =>
    (await db.select({ id: table.id }).from(table).limit(4)).map((row) => row.id);
  const [productIds, skuIds, couponIds, orderIds, paymentIds] = await Promise.all([
    ids(products),
    ids(skus),
    ids(coupons),
    ids(orders),
    ids(payments),
  ]);
  pool = {
    skuUuid: skuIds,
    productUuid: productIds,
    addressUuid: [address?.id],
    couponUuid: couponIds,
    orderUuid: orderIds,
    paymentId: paymentIds,
    phone: ['13800138000', '13900139000'],
    username: ['demo', 'someone_new'],
    areaCode: ['330106'],
    id: [address?.id, ...[productIds, couponIds, orderIds].flat()],
    '*': ['f'.repeat(64), '123456', '2026-01-01', '2026-01-01T00:00:00.000Z', 'color:green;size:m', productIds[0]],
  };
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { deps, db } = shop;
  const sign = { userId: memberId, isRemembered: true, now: deps.clock(), secret: deps.secrets.token };
  token = (await startSession(db, sign)).token;
});

describe('random requests', { tags: ['P16'] }, () => {
  it.for(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'to %s never cause a server error, and always return the envelope',
    { timeout: 120_000 + PER_ENDPOINT * 50 },
    async ([, endpoint], { task }) => {
      await fc.assert(
        fc.asyncProperty(requestOf(endpoint), async ({ path, init }) => {
          const response = await shop.app.request(path, init);
          const text = await response.text();
          expect(response.status, text).toBeLessThan(500);
          const answer = JSON.parse(text);
          expect(answer).toMatchObject({ code: response.status, message: expect.any(String) });
          if (response.status !== 200) expect(answer.data.error).toMatch(/^[A-Z_]+$/);
        }),
        { numRuns: PER_ENDPOINT, seed: SEED },
      );
      recordFigures(task, { 'random requests': PER_ENDPOINT });
    },
  );
});

function requestOf(endpoint: Endpoint): fc.Arbitrary<{ path: string; init: RequestInit }> {
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = endpoint[name];
    if (schema === null) return fc.constant(undefined);
    const [honest, careless] = [0, 1].map((hostility) => arbitraryOf(schema, { pool, hostility }));
    return fc.oneof(...[honest, careless].filter((arbitrary) => arbitrary !== undefined));
  };
  return fc
    .record({
      params: part('params'),
      query: part('query'),
      body: part('body'),
      access: fc.constantFrom('member', 'member', 'member', 'none', 'broken'),
      key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('same-key-every-time', '\u00ff', '')), { nil: undefined }),
      isMangled: fc.nat({ max: 30 }).map((n) => n === 0),
    })
    .map(({ params, query, body, access, key, isMangled }) => {
      const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': 'en' });
      if (access !== 'none') headers.set('Authorization', `Bearer ${access === 'member' ? token : 'a.b.c'}`);
      if (key !== undefined) headers.set('Idempotency-Key', key);
      const init: RequestInit = { method: endpoint.method, headers };
      if (endpoint.method !== 'GET') init.body = bodyOf(endpoint, body, headers, isMangled);
      return { path: `${pathOf(endpoint, params)}${searchOf(query)}`, init };
    });
}

function pathOf(endpoint: Endpoint, params: unknown): string {
  const values = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  return endpoint.path.replace(/:(\w+)/g, (_part, name) => encodeURIComponent(toUrlText(values[name])) || 'none');
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(toUrlText(name))}=${encodeURIComponent(toUrlText(value))}`).join('&')}`;
}

function bodyOf(endpoint: Endpoint, body: unknown, headers: Headers, isMangled: boolean): BodyInit {
  if (endpoint.encoding === 'multipart' && !isMangled) {
    headers.delete('Content-Type');
    const form = new FormData();
    form.append('files', new Blob([toUrlText(body)], { type: 'image/png' }), 'picture.png');
    return form;
  }
  const json = JSON.stringify(body) ?? 'null';
  return isMangled ? json.slice(0, -1) : json;
}

/** Converts a value to text that a URL can contain. Removes lone surrogates, which can't be encoded. */
function toUrlText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 700).replace(/\p{Surrogate}/gu, '\ufffd');
}
