import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCapabilities } from '@mallard/domain/capabilities';
import { claimCoupon, DEFAULT_SHOP, listCoupons, validateCoupon } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShop, shopConfig } from './config.ts';

const api = { hasSampleShop: true, hasDemoAccount: false, basePath: '' };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-capabilities-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(text: string): { CAPABILITIES_FILE: string } {
  const file = join(folder, 'capabilities.json');
  writeFileSync(file, text);
  return { CAPABILITIES_FILE: file };
}

describe('shopConfig', () => {
  it.each([{}, { CAPABILITIES_FILE: '' }, { CAPABILITIES_FILE: undefined }])(
    'changes nothing of the shop if the environment is %j',
    (env) => {
      expect(shopConfig(api, DEFAULT_SHOP, env)).toEqual({
        version: expect.any(String),
        hasSampleShop: true,
        shop: DEFAULT_SHOP,
      });
    },
  );

  it('has no texts of articles, because pages contain it', () => {
    const articles = { about: { 'en-US': 'We sell books.', 'de-DE': 'Wir verkaufen Bücher.' }, terms: {} };
    expect(shopConfig(api, { ...DEFAULT_SHOP, articles }, {}).shop.articles).toEqual({
      about: { 'en-US': '', 'de-DE': '' },
      terms: {},
    });
  });

  it('includes the demo account if there is one', () => {
    expect(shopConfig({ ...api, hasDemoAccount: true }, DEFAULT_SHOP, {})).toMatchObject({ hasDemoAccount: true });
  });

  it('adds the missing endpoints of the file to those that the back end names', () => {
    const missing = [listCoupons, claimCoupon, validateCoupon].map(({ name }) => name);
    const env = write(JSON.stringify(toCapabilities(endpoints, missing)));
    const shop = { ...DEFAULT_SHOP, notOffered: { areas: ['reviews'], endpoints: ['loginByCode'] } };
    expect(shopConfig(api, shop, env).shop.notOffered).toEqual({
      areas: ['reviews', 'coupons'],
      endpoints: ['loginByCode'],
    });
  });

  it.each([
    ['', /cannot be read: Unexpected end of JSON/],
    ['{}', /is no capability file/],
    ['{"version":9}', /is of version 9, which this shop does not know/],
  ])('throws if the file contains %j', (text, sentence) => {
    expect(() => shopConfig(api, DEFAULT_SHOP, write(text))).toThrow(sentence);
  });

  it('throws if the file does not exist', () => {
    expect(() => shopConfig(api, DEFAULT_SHOP, { CAPABILITIES_FILE: join(folder, 'none.json') })).toThrow(
      /cannot be read: ENOENT/,
    );
  });
});

describe('readShop', () => {
  it('reads currency and time zone from the API', async () => {
    const data = { ...DEFAULT_SHOP, currency: 'EUR', timeZone: 'Europe/Berlin', unknownField: 1 };
    const paths: string[] = [];
    const shop = await readShop(async (request) => {
      paths.push(new URL(request.url).pathname);
      return Response.json({ code: 200, message: '', data });
    });
    expect(paths).toEqual(['/api/shop']);
    expect(shop).toEqual({ ...DEFAULT_SHOP, currency: 'EUR', timeZone: 'Europe/Berlin' });
  });

  it('reads the response of a back end that has only the required fields', async () => {
    const { name, currency, timeZone, countries, shippingMethods, freeShippingFrom } = DEFAULT_SHOP;
    const data = { name, currency, timeZone, countries, shippingMethods, freeShippingFrom };
    expect(await readShop(async () => Response.json({ code: 200, message: '', data }))).toMatchObject({
      ...data,
      logo: null,
      tagline: {},
      services: [],
      articles: {},
      support: { hours: {}, email: null, phone: null },
      password: DEFAULT_SHOP.password,
      notOffered: { areas: [], endpoints: [] },
    });
  });

  it.each([
    ['data.currency', Response.json({ code: 200, message: '', data: { ...DEFAULT_SHOP, currency: 'euro' } })],
    ['the body', new Response('<html>', { status: 502 })],
  ])('names an invalid part of the response: %s', async (part, response) => {
    await expect(readShop(async () => response)).rejects.toThrow(part);
  });
});
