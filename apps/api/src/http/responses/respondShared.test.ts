import { brotliDecompressSync } from 'node:zlib';
import { claimCoupon, getProduct, listCoupons, type Product } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, skus } from '../../db/schema/index.ts';
import { createApp } from '../../server/app.ts';
import type { TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';
import { acceptedEncoding } from './compression.ts';
import { createPublicData } from './publicData.ts';
import { createResponseCache } from './responseCache.ts';

const FRESH_FOR = 2_000;
const productUuid = stableId('product', 'iris-headphones');
const PATH = `/api/product/${productUuid}`;

let now = 1;
let shop: TestApp;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  shop = await seededApp();
  const publicData = createPublicData();
  const responses = createResponseCache({ freshFor: FRESH_FOR, maxBytes: 2 ** 20, now: () => now });
  publicData.onChange(responses.clear);
  app = createApp({ ...shop.deps, responses, publicData });
});
afterAll(() => shop.close());
beforeEach(() => {
  now += 60_000;
});

const ask = async (headers: Record<string, string> = {}, path = PATH) => app.request(path, { headers });

async function stockOf(headers?: Record<string, string>): Promise<number> {
  const { data } = (await (await ask(headers)).json()) as { data: Product };
  return data.stock;
}

function sellOne() {
  const one = sql`(SELECT id FROM skus WHERE product_id = ${productUuid} AND stock > 0 LIMIT 1)`;
  return shop.db
    .update(skus)
    .set({ stock: sql`${skus.stock} - 1` })
    .where(eq(skus.id, one));
}

describe('a response that is the same for everyone', () => {
  it('is sent again until its time has passed, also to members', async () => {
    const { token } = await shop.signUp();
    const before = await stockOf();
    await sellOne();
    now += FRESH_FOR - 100;
    expect(await stockOf()).toBe(before);
    expect(await stockOf({ Authorization: `Bearer ${token}` })).toBe(before);
    now += 200;
    expect(await stockOf()).toBe(before - 1);
  });

  it('is created again after a call that changes public data', async () => {
    const { token } = await shop.signUp();
    const before = await stockOf();
    await sellOne();
    expect(await stockOf()).toBe(before);
    const coupons = await shop.call(listCoupons, { query: { scope: 'all' } });
    const id = coupons.data.items.find(({ status }) => status === 'claimable')?.id ?? '';
    const claim = claimCoupon.path.replace(':id', id);
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'claim-1234' };
    expect((await app.request(claim, { method: claimCoupon.method, headers })).status).toBe(200);
    expect(await stockOf()).toBe(before - 1);
  });

  it('depends on the language', async () => {
    const texts = await Promise.all(
      ['zh-CN', 'en-US'].map(async (language) => (await ask({ 'Accept-Language': language })).text()),
    );
    expect(texts[0]).not.toBe(texts[1]);
    expect((await ask()).headers.get('Vary')).toBe('Accept-Language, Accept-Encoding');
  });

  it('is compressed, and sent again only after a change', async () => {
    const plain = await ask();
    const compressed = await ask({ 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text());
    const headers = { 'If-None-Match': plain.headers.get('ETag') ?? '' };
    const unchanged = await ask(headers);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await shop.db
      .update(products)
      .set({ sales: sql`${products.sales} + 1` })
      .where(eq(products.id, productUuid));
    now += FRESH_FOR + 1;
    expect((await ask(headers)).status).toBe(200);
  });

  it('may be stored by other servers only if the visitor is anonymous', async () => {
    const { token } = await shop.signUp();
    expect((await ask()).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5');
    for (const headers of [{ Authorization: `Bearer ${token}` }, { Cookie: 'a=b' }]) {
      const response = await ask(headers as Record<string, string>);
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(response.headers.get('CDN-Cache-Control')).toBeNull();
    }
  });

  it('is an error that is not stored if it fails', async () => {
    const path = getProduct.path.replace(':id', stableId('product', 'nothing'));
    const missing = await ask({}, path);
    expect([missing.status, missing.headers.get('ETag'), missing.headers.get('Cache-Control')]).toEqual([
      404,
      null,
      'no-store',
    ]);
  });
});

it('a response that depends on the member is neither stored nor compressed', async () => {
  const { token } = await shop.signUp();
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' };
  for (const path of ['/api/cart', '/api/coupons?scope=all']) {
    const { status, headers: sent } = await ask(headers, path);
    expect([status, sent.get('Cache-Control'), sent.get('ETag'), sent.get('Content-Encoding')]).toEqual([
      200,
      'no-store',
      null,
      null,
    ]);
  }
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['deflate', 'identity'],
  [null, 'identity'],
])('of %s, accepts %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
