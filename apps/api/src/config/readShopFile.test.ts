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

const passwordSalt = 'mallard.v1';
const read = (shopFile: string | null, hasSampleShop = true) => readShopFile({ shopFile, passwordSalt, hasSampleShop });
const readText = (text: string) => read(write(text));

describe('the shop file', () => {
  it('is optional', () => {
    expect(read(null)).toEqual(DEFAULT_SHOP);
  });

  it('has the salt of the environment', () => {
    const { password } = readShopFile({ shopFile: null, passwordSalt: 'other', hasSampleShop: true });
    expect(password.hashing).toMatchObject({ salt: 'other' });
  });

  it('gives a shop with its own name no texts and promises of the sample shop', () => {
    const own = readText('{ "name": { "en-US": "Dune" }, "support": { "phone": "+49 30 1234" } }');
    expect(own).toMatchObject({
      name: { 'en-US': 'Dune' },
      locales: ['en-US'],
      tagline: {},
      description: {},
      services: [],
      support: { hours: {}, email: null, phone: '+49 30 1234' },
      returnAddress: {},
    });
    expect(JSON.stringify(own)).not.toMatch(/Mallard|\u7eff\u5934\u9e2d|23:00/);
  });

  it('gives a shop without the sample products no texts and promises of the sample shop', () => {
    const own = read(null, false);
    const none = { tagline: {}, description: {}, services: [], returnAddress: {}, articles: {} };
    expect(own).toMatchObject({ ...none, name: DEFAULT_SHOP.name, locales: [] });
  });

  it('reads articles from Markdown files beside it', () => {
    writeFileSync(join(folder.path, 'terms.md'), '## Orders\n\nBe kind.');
    const { articles } = readText(
      '{ "articles": { "terms": { "en-US": "terms.md" }, "about": { "en-US": "Hello" } } }',
    );
    expect(articles).toEqual({ terms: { 'en-US': '## Orders\n\nBe kind.' }, about: { 'en-US': 'Hello' } });
    expect(() => readText('{ "articles": { "terms": { "en-US": "missing.md" } } }')).toThrow(
      /^The file missing\.md, named by "articles" of the file \S+, cannot be read: ENOENT/,
    );
  });

  it('sets some fields and keeps the defaults of others', () => {
    expect(readText('{ "currency": "USD" }')).toEqual({ ...DEFAULT_SHOP, currency: 'USD' });
    expect(readText('{}')).toEqual(DEFAULT_SHOP);
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
      /^The field "shippingMethods\.standard\.fee" .* is too small\. Correct/,
    ],
    [
      '{ "shippingMethods": { "standard": { "fee": 0, "days": [5, 2] }, "express": { "fee": 0, "days": [1, 2] } } }',
      /^The field "shippingMethods\.standard\.days" .* must have the minimum first, such as \[2, 5\]\. Correct/,
    ],
    [
      '{ "shippingMethods": { "standard": { "fee": 0, "days": [2, 5], "feee": 1 }, "express": { "fee": 0, "days": [1, 2] } } }',
      /^The field "shippingMethods\.standard\.feee" .* is unknown\. Remove it\.$/,
    ],
    ['{ "name": {} }', /^The field "name" .* must not be empty\. Correct/],
    [
      '{ "name": { "English": "Dune" } }',
      /^The field "name" .* must have language tags as its fields, such as "en-US"/,
    ],
    ['{ "locales": ["fr-FR"] }', /^The field "locales" .* must be a list of languages that Mallard has: .*en-US/],
    ['{ "countries": ["Germany"] }', /^The field "countries\.0" .* must be an ISO 3166-1 code in capitals/],
    ['{ "paymentMethods": ["cash"] }', /^The field "paymentMethods" .* must be a list of payment methods: alipay/],
    ['{ "shippingMethods": {} }', /^The field "shippingMethods" .* must have at least one method: standard, express/],
    [
      '{ "support": { "email": "javascript:alert(4)" } }',
      /^The field "support\.email" .* must be an email address\. Correct/,
    ],
    ['{ "logo": "logo.svg" }', /^The field "logo" .* must be a URL that begins with/],
    ['{ "password": { "minLength": 30 } }', /^The field "password" .* must not have a minimum length above/],
    ['{ "password": { "hashing": null } }', /^The field "password\.hashing" .* is unknown\. Remove it\.$/],
    ['{ "password": { "minLength": 1 } }', /^The field "password\.minLength" .* must be at least 8\. Correct/],
    ['{ "currency": "XXX" }', /^The field "currency" .* must be the code of a currency, such as "EUR"\. Correct/],
    ['{ "countries": ["DE", "ZZ"] }', /^The field "countries" .* must be a list of codes of countries, such as/],
    ['{ "name": { "en-US": "Du\\u202ene" } }', /^The field "name" .* must be one line without control characters/],
    ['{ "company": { "en-US": "Dune\\nLtd" } }', /^The field "company" .* must be one line without control/],
    ['{ "notOffered": { "areas": ["cupons"] } }', /^The field "notOffered" .* must name areas \(.*coupons/],
    ['{ "curency": "USD" }', /^The field "curency" .* is unknown\. Remove it\. Known fields: .*currency/],
    ['{ "currency": "x", "timeZone": 1 }', /"currency".*\n.*"timeZone"/],
    ['[]', /must contain a JSON object/],
    ['{', /^The file \S+, named by SHOP_FILE, cannot be read: .* Correct it, or unset SHOP_FILE\.$/],
  ])('%s fails with the field, the reason and what to do', (text, sentence) => {
    const act = () => readText(text);
    expect(act).toThrow(StartupError);
    expect(act).toThrow(sentence);
  });

  it('is at most 1 MB', () => {
    expect(() => readText(`{ "logo": "/${'o'.repeat(1_000_000)}" }`)).toThrow(/cannot be read: it is larger than 1 MB/);
  });

  it('fails if it does not exist', () => {
    expect(() => read(join(folder.path, 'none.json'))).toThrow(/cannot be read: ENOENT/);
  });
});
