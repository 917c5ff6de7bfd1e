import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readShopFile } from './readShopFile.ts';
import { StartupError } from './startupError.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

function write(text: string): string {
  const file = join(folder.path, 'shop.json');
  writeFileSync(file, text);
  return file;
}

describe('the shop file', () => {
  it('is optional', () => {
    expect(readShopFile(null)).toEqual(DEFAULT_SHOP);
  });

  it('sets some fields and keeps the defaults of others', () => {
    expect(readShopFile(write('{ "currency": "USD" }'))).toEqual({ ...DEFAULT_SHOP, currency: 'USD' });
    expect(readShopFile(write('{}'))).toEqual(DEFAULT_SHOP);
  });

  it.each([
    ['{ "currency": "dollar" }', /^The field "currency" of the file \S+, .* must be an ISO 4217 code .* Correct it/],
    ['{ "currency": 840 }', /^The field "currency" of the file \S+, .* must be string\. Correct it/],
    ['{ "timeZone": "Mars/Olympus" }', /^The field "timeZone" .* must be an IANA time zone, such as .* Correct it/],
    [
      '{ "freeShippingFrom": 49.9 }',
      /^The field "freeShippingFrom" .* must be a whole number, an amount in minor units\. Correct/,
    ],
    [
      '{ "shippingMethods": { "standard": { "fee": -1, "days": [1, 2] }, "express": { "fee": 0, "days": [1, 2] } } }',
      /^The field "shippingMethods\.standard\.fee" .* must not be negative\. Correct/,
    ],
    [
      '{ "shippingMethods": { "standard": { "fee": 0, "days": [5, 2] }, "express": { "fee": 0, "days": [1, 2] } } }',
      /^The field "shippingMethods\.standard\.days" .* must have the minimum first, such as \[2, 5\]\. Correct/,
    ],
    [
      '{ "shippingMethods": { "standard": { "fee": 0, "days": [2, 5], "feee": 1 }, "express": { "fee": 0, "days": [1, 2] } } }',
      /^The field "shippingMethods\.standard\.feee" .* is unknown\. Remove it\.$/,
    ],
    ['{ "curency": "USD" }', /^The field "curency" .* is unknown\. Remove it\. Known fields: .*currency/],
    ['{ "currency": "x", "timeZone": 1 }', /"currency".*\n.*"timeZone"/],
    ['[]', /must contain a JSON object/],
    ['{', /^The file \S+, named by SHOP_FILE, cannot be read: .* Correct it, or unset SHOP_FILE\.$/],
  ])('%s fails with the field, the reason and what to do', (text, sentence) => {
    const act = () => readShopFile(write(text));
    expect(act).toThrow(StartupError);
    expect(act).toThrow(sentence);
  });

  it('fails if it does not exist', () => {
    expect(() => readShopFile(join(folder.path, 'none.json'))).toThrow(/cannot be read: ENOENT/);
  });
});
