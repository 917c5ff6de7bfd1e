import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCapabilities } from '@mallard/domain/capabilities';
import { claimCoupon, DEFAULT_SHOP, listCoupons, validateCoupon } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShop, shopConfig } from './config.ts';

const api = { passwordSalt: 'salt', hasSampleShop: true, hasDemoAccount: false };
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
    'has no capabilities if the environment is %j',
    (env) => {
      expect(shopConfig(api, DEFAULT_SHOP, env)).toEqual({
        passwordSalt: 'salt',
        version: expect.any(String),
        hasSampleShop: true,
        shop: DEFAULT_SHOP,
      });
    },
  );

  it('includes the demo account if there is one', () => {
    expect(shopConfig({ ...api, hasDemoAccount: true }, DEFAULT_SHOP, {})).toMatchObject({ hasDemoAccount: true });
  });

  it('includes the endpoints that the back end does not offer', () => {
    const missing = [listCoupons, claimCoupon, validateCoupon].map(({ name }) => name);
    const env = write(JSON.stringify(toCapabilities(endpoints, missing)));
    expect(shopConfig(api, DEFAULT_SHOP, env).capabilities?.notOffered).toEqual({ areas: ['coupons'], endpoints: [] });
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

  it.each([
    ['data.currency', Response.json({ code: 200, message: '', data: { currency: 'euro', timeZone: 'Europe/Berlin' } })],
    ['the body', new Response('<html>', { status: 502 })],
  ])('names an invalid part of the response: %s', async (part, response) => {
    await expect(readShop(async () => response)).rejects.toThrow(part);
  });
});
