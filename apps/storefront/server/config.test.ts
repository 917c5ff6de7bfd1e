import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCapabilities } from '@mallard/domain/capabilities';
import { claimCoupon, listCoupons, validateCoupon } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopConfig } from './config.ts';

const api = { passwordSalt: 'salt', hasDemoAccount: false };
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

describe('what browsers are told', () => {
  it.each([{}, { CAPABILITIES_FILE: '' }, { CAPABILITIES_FILE: undefined }])('is short where %j is set', (env) => {
    expect(shopConfig(api, env)).toEqual({ passwordSalt: 'salt', version: expect.any(String) });
  });

  it('includes the demo account only where there is one', () => {
    expect(shopConfig({ ...api, hasDemoAccount: true }, {})).toMatchObject({ hasDemoAccount: true });
  });

  it('includes what the back end does not offer', () => {
    const missing = [listCoupons, claimCoupon, validateCoupon].map(({ name }) => name);
    const env = write(JSON.stringify(toCapabilities(endpoints, missing)));
    expect(shopConfig(api, env).capabilities?.notOffered).toEqual({ areas: ['coupons'], endpoints: [] });
  });

  it.each([
    ['', /cannot be read: Unexpected end of JSON/],
    ['{}', /is no capability file/],
    ['{"version":9}', /is of version 9, which this shop does not know/],
  ])('needs a capability file, not %j', (text, sentence) => {
    expect(() => shopConfig(api, write(text))).toThrow(sentence);
  });

  it('needs the file that is named', () => {
    expect(() => shopConfig(api, { CAPABILITIES_FILE: join(folder, 'none.json') })).toThrow(/cannot be read: ENOENT/);
  });
});
