import { products } from '@mallard/catalogue';
import { DEFAULT_SHOP, type Shop, shop as shopSchema } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { stableId } from '@mallard/offline/backend';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import * as entry from '../src/app/entry-server.tsx';
import { openSampleShop } from '../src/offline/sampleShop.ts';
import shopFile from '../src/testing/otherShop.json' with { type: 'json' };
import { sampleTexts } from '../src/testing/sampleTexts.ts';
import { shopConfig } from './config.ts';
import { createPageRenderer } from './renderPage.ts';
import { createShop } from './shop.ts';

const ORIGIN = 'https://shop.test';
const now = () => Date.UTC(2026, 5, 1);
const hashing = { salt: 'harbor', hash: 'SHA-1', iterations: 2 };
const settings = v.parse(shopSchema, { ...shopFile, password: { ...shopFile.password, hashing } });

function open(shop: Shop) {
  const backend = openSampleShop(shop, now);
  const config = shopConfig({ hasSampleShop: false, hasDemoAccount: false, basePath: '' }, shop, {});
  return createShop({
    api: backend,
    apiFor: () => backend,
    renderPage: createPageRenderer({
      loadEntry: async () => entry,
      assetTags: () => ({ markup: '', scripts: [] }),
      backendFor: () => backend,
      config,
      publicOrigin: null,
      now,
    }),
    settings: config.shop,
    limitAddress: () => undefined,
    clientFolder: null,
    originOf: () => ORIGIN,
    logRequests: (_context, next) => next(),
    onError: (error) => {
      throw error;
    },
  });
}

const shop = open(settings);
const product = `/product/${stableId('product', products[0]?.slug ?? '')}`;
const pages = ['/home', product, '/category', '/search?keyword=lamp', '/help', '/settings', '/nowhere'];
const articles = ['/about', '/terms', '/privacy'] as const;
const forms = ['/contact', '/login', '/register', '/reset-password'];
const files = ['/manifest.webmanifest', '/sitemap.xml', '/sitemaps/pages.xml'];

async function read(path: string, locale?: Locale): Promise<string> {
  const address = locale === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  return decode(await (await shop.request(ORIGIN + address)).text());
}

/** Decodes the character references of React and of the head. */
function decode(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (reference, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? reference;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    },
  );
}

it('is tested with a value of its own for every setting', () => {
  for (const key of Object.keys(shopSchema.entries) as (keyof Shop)[])
    expect(settings[key], key).not.toEqual(DEFAULT_SHOP[key]);
});

describe.each(['en-US', 'zh-CN'] as const)('a shop with its own settings, in %s', (locale) => {
  it.each([...pages, ...articles, ...forms])('has no text of the sample shop at %s', async (path) => {
    const html = await read(path, locale);
    expect(sampleTexts(locale).filter((text) => html.includes(text))).toEqual([]);
    // The catalogue has a brand and a watch of that name.
    expect(
      html.match(/[^"'<>]{0,40}(?:Mallard(?! Home)|绿头鸭(?!生活|野外)|¥|CNY|mallard\.v1)[^"'<>]{0,40}/g) ?? [],
    ).toEqual([]);
    expect(html).toMatch(new RegExp(`<title>(?:[^<]* · )?${shopFile.name[locale]}</title>`));
  });

  it('shows its name, logo, texts and promises', async () => {
    const html = await read('/home', locale);
    for (const text of [shopFile.name, shopFile.tagline, shopFile.company, shopFile.support.hours])
      expect(html).toContain(text[locale]);
    expect(html).toContain(`<meta name="description" content="${shopFile.description[locale]}">`);
    expect(html).toMatch(/Two-year warranty|\u4e24\u5e74\u8d28\u4fdd/);
    expect(html).toContain(`<img src="${shopFile.logo}" alt=""`);
    expect(html).toContain(`<link rel="icon" href="${shopFile.logo}">`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}${shopFile.logo}">`);
  });

  it('describes itself for search engines', async () => {
    const html = await read('/home', locale);
    const [site] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const organization = [site].flat()[0];
    expect(organization).toMatchObject({
      '@type': 'OnlineStore',
      name: shopFile.name[locale],
      description: shopFile.description[locale],
      logo: ORIGIN + shopFile.logo,
      contactPoint: {
        email: shopFile.support.email,
        telephone: shopFile.support.phone,
        availableLanguage: shopFile.locales,
      },
    });
    expect(organization).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it.each(articles)('shows its own article at %s', async (path) => {
    const html = await read(path, locale);
    const name = path.slice(1) as 'about' | 'terms' | 'privacy';
    const lines = shopFile.articles[name][locale].split('\n').filter((line) => line !== '');
    for (const line of lines)
      expect(html).toContain(line.replace(/^(?:##|-) /, '').replace('{{freeShippingFrom}}', '€49'));
    expect(html).toContain(`<meta name="description" content="${lines[0]}">`);
  });

  it('shows how to reach it, and its rules for passwords', async () => {
    const contact = await read('/contact', locale);
    for (const text of [shopFile.support.hours[locale], shopFile.support.email, shopFile.support.phone])
      expect(contact).toContain(text);
    expect(contact).toContain('href="tel:+494215550100"');
    const register = await read('/register', locale);
    expect(register).toMatch(/10(?: to |–)32/);
    expect(await read('/login', locale)).not.toMatch(/By code|\u9a8c\u8bc1\u7801\u767b\u5f55/);
  });
});

describe('files of a shop with its own settings', () => {
  let contents: Record<string, string>;
  beforeAll(async () => {
    contents = Object.fromEntries(await Promise.all(files.map(async (path) => [path, await read(path)])));
  });

  it('have its name, logo and languages in the manifest, in its first language', () => {
    expect(JSON.parse(contents['/manifest.webmanifest'] ?? '')).toMatchObject({
      name: 'Harbor & Pine',
      short_name: 'Harbor & Pine',
      description: shopFile.description['en-US'],
      lang: 'en-US',
      icons: [{ src: shopFile.logo }],
      shortcuts: [{ name: 'Cart' }, { name: 'My orders' }, { name: 'All categories' }],
    });
  });

  it('have its languages in the sitemap', () => {
    const languages = [...(contents['/sitemaps/pages.xml'] ?? '').matchAll(/hreflang="([^"]+)"/g)].map(
      ([, tag]) => tag,
    );
    expect(new Set(languages)).toEqual(new Set(['en-US', 'zh-CN', 'x-default']));
  });

  it('have no text of the sample shop', () => {
    expect(Object.values(contents).join('\n')).not.toMatch(/Mallard|绿头鸭/);
  });
});

it('has pages in its only language, for every visitor', async () => {
  const english = open({ ...settings, locales: ['en-US'] });
  const headers = { 'Accept-Language': 'zh', Cookie: 'locale=zh-CN' };
  const response = await english.request(`${ORIGIN}/home?lang=zh-CN`, { headers });
  expect(response.headers.get('Content-Language')).toBe('en-US');
  expect(await response.text()).not.toContain('hreflang');
  expect(await (await english.request(`${ORIGIN}/sitemaps/pages.xml`)).text()).not.toContain('lang=');
});

it('has no pages for articles that it does not have, and no links to them', async () => {
  const plain = open({ ...settings, articles: {} });
  const home = await (await plain.request(`${ORIGIN}/home`)).text();
  for (const path of articles) {
    expect((await plain.request(ORIGIN + path)).status, path).toBe(404);
    expect(home).not.toContain(`href="${path}"`);
  }
});
