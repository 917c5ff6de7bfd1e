import { createAddress, listProducts } from '@mallard/domain/contract';
import { addressDraft, connect, createAccount } from '../support/accounts.ts';
import { locales, messagesOf } from '../support/messages.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { findSampleItem } from '../support/sampleItem.ts';
import { expect, test } from '../support/test.ts';

/** Number of times that each shopper requests each page at the same time as others. Set `PAGE_ROUNDS=170` for more. */
const PAGE_ROUNDS = Number(process.env.PAGE_ROUNDS ?? 10);

const other = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const;

for (const locale of locales) {
  const { shopName } = messagesOf(locale);
  const headers = { 'Accept-Language': `fr;q=1, ${locale.slice(0, 2)};q=0.8` };

  test(`pages in ${locale} contain the products before any script runs`, async ({ shopUrl }) => {
    const item = await findSampleItem(shopUrl, locale);
    const translated = await findSampleItem(shopUrl, other[locale]);
    const { title, subtitle, id } = item.product;
    const { items } = await connect(shopUrl, undefined, locale).call(listProducts, { query: { pageSize: 3 } });
    const expected = {
      '/home': [],
      '/category': items.map((item) => item.title),
      [`/search?keyword=${encodeURIComponent(title)}`]: [title],
      [`/product/${id}`]: [title, subtitle],
    };
    for (const [path, texts] of Object.entries(expected)) {
      const answer = await fetch(shopUrl + path, { headers });
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-language'), path).toBe(locale);
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{8,}"/);
      const body = visibleText(html);
      for (const text of texts) expect(body, path).toContain(text);
      expect(body, path).toContain(shopName);
      expect(body, path).not.toContain(translated.product.title);
      expect(html, path).not.toMatch(/ style="/);
    }
    const home = visibleText(await (await fetch(`${shopUrl}/home`, { headers })).text());
    expect(items.some((item) => home.includes(item.title)) || home.includes(title)).toBe(true);
  });

  test(`a product page in ${locale} has structured data for search engines`, async ({ shopUrl }) => {
    const { product } = await findSampleItem(shopUrl, locale);
    const html = await (await fetch(`${shopUrl}/product/${product.id}`, { headers })).text();
    expect(html).toContain(`<link rel="canonical" href="${shopUrl}/product/${product.id}">`);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
    const described = data.find((one) => one['@type'] === 'Product');
    expect(described).toMatchObject({
      name: product.title,
      offers: { '@type': product.skus.length > 1 ? 'AggregateOffer' : 'Offer', priceCurrency: 'CNY' },
    });
  });

  test(`a URL with ${locale} is rendered in that language for every visitor`, async ({ shopUrl }) => {
    const { product } = await findSampleItem(shopUrl, locale);
    for (const path of ['/home', `/product/${product.id}`]) {
      const visitor = { 'Accept-Language': other[locale], Cookie: `locale=${other[locale]}` };
      const html = await (await fetch(`${shopUrl}${path}?lang=${locale}`, { headers: visitor })).text();
      expect(html, path).toContain(`lang="${locale}"`);
      expect(html, path).toContain(`<link rel="canonical" href="${shopUrl}${path}?lang=${locale}">`);
      expect(html, path).toContain(
        `<link rel="alternate" hreflang="${other[locale]}" href="${shopUrl}${path}?lang=${other[locale]}">`,
      );
      expect(html, path).toContain(`<link rel="alternate" hreflang="x-default" href="${shopUrl}${path}">`);
      expect(html, path).toContain(`<meta property="og:url" content="${shopUrl}${path}?lang=${locale}">`);
      expect(html.match(/<a [^>]*href="[^"]*lang=/), path).toBeNull();
    }
  });

  test(`the stored language, ${locale}, takes precedence over the language of the browser`, async ({ shopUrl }) => {
    const cookie = { 'Accept-Language': other[locale], Cookie: `locale=${locale}` };
    const html = await (await fetch(`${shopUrl}/home`, { headers: cookie })).text();
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain(shopName);
  });
}

test('account pages have their heading while they load', async ({ shopUrl }) => {
  for (const path of ['/cart', '/order', '/user', '/address', '/coupons', '/checkout']) {
    const html = await (await fetch(shopUrl + path)).text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  }
});

test('unknown pages have status 404, in the requested language', async ({ shopUrl }) => {
  for (const path of [
    '/nowhere',
    '/product/00000000-0000-4000-8000-000000000000',
    '/product/nothing',
    '/category?categoryUuid=00000000-0000-4000-8000-000000000000',
  ]) {
    const answer = await fetch(shopUrl + path, { headers: { 'Accept-Language': 'en' } });
    expect(answer.status, path).toBe(404);
    expect(visibleText(await answer.text()), path).toContain(messagesOf('en-US').t('error:titles.notFound'));
  }
});

test('moved URLs redirect with their query, only within the shop', async ({ shopUrl }) => {
  for (const [from, to] of [
    ['/', '/home'],
    ['/products?sort=sales&page=2', '/category?sort=sales&page=2'],
    ['/orders?tab=unpaid', '/order?tab=unpaid'],
    ['/user/settings', '/settings'],
    ['/user/address/edit?uuid=1', '/address-edit?uuid=1'],
    ['/HOME?a=B', '/home?a=B'],
    ['/home/', '/home'],
    ['/Order/AbC/?tab=x', '/order/AbC?tab=x'],
  ] as const) {
    const answer = await fetch(shopUrl + from, { redirect: 'manual' });
    expect([301, 302, 307, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(to);
  }
});

test('pages have a content security policy, and other servers may cache only those for everyone', async ({
  shopUrl,
}) => {
  const { headers } = await fetch(`${shopUrl}/home`, { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).not.toContain('unsafe');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  const cookie = { headers: { Cookie: 'locale=en-US' } };
  for (const visit of [fetch(`${shopUrl}/home`, cookie), fetch(`${shopUrl}/login`), fetch(`${shopUrl}/cart`)])
    expect((await visit).headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const etag = headers.get('etag') ?? '';
  expect((await fetch(`${shopUrl}/home`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('link previews are existing JPEG pictures', async ({ shopUrl }) => {
  const { product } = await findSampleItem(shopUrl, 'en-US');
  const previews = new Set<string>();
  for (const path of ['/home', '/category', '/help', `/product/${product.id}`]) {
    const html = await (await fetch(shopUrl + path)).text();
    const url = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
    const answer = await fetch(url);
    expect(answer.status, url).toBe(200);
    expect(answer.headers.get('content-type'), url).toBe('image/jpeg');
    previews.add(url);
  }
  expect(previews.size).toBe(3);
});

test('robots.txt and the sitemaps list only indexable pages', async ({ shopUrl }) => {
  const robots = await (await fetch(`${shopUrl}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /cart');
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const files = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(files.map((url) => url.slice(shopUrl.length))).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
  const [pages = '', products = ''] = await Promise.all(files.map(async (url) => (await fetch(url)).text()));
  expect(pages).toContain(`<loc>${shopUrl}/home?lang=en-US</loc>`);
  expect(pages).not.toContain('/cart<');
  for (const query of ['', '\\?lang=zh-CN', '\\?lang=en-US']) {
    const listed = products.match(new RegExp(`<loc>[^<]+/product/[0-9a-f-]{36}${query}</loc>`, 'g'));
    expect(listed?.length, query).toBeGreaterThanOrEqual(60);
  }
});

/** Returns the text of a page's body, without scripts and with decoded entities. */
function visibleText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}

test(
  'pages rendered at the same time for different shoppers contain no data of each other',
  { tag: ['@P30'] },
  async ({ shopUrl }, testInfo) => {
    test.setTimeout(120_000 + PAGE_ROUNDS * 10_000);
    const shoppers = await Promise.all(
      ['Quillon', 'Zorvane', 'Mirebell', 'Tanquor'].map(async (name, n) => {
        const locale = locales[n % locales.length] ?? 'zh-CN';
        const account = await createAccount(shopUrl, locale);
        await account.call(createAddress, { body: { ...addressDraft, recipientName: `${name} Recipient` } });
        const headers = {
          Authorization: `Bearer ${account.token}`,
          Cookie: `locale=${locale}; visitor=${name}-cookie`,
        };
        return { name, locale, account, headers };
      }),
    );
    const paths = (name: string) => [
      `/search?keyword=${name}`,
      '/home',
      '/cart',
      '/orders',
      '/address',
      '/user/profile',
    ];
    const problems: string[] = [];
    let pages = 0;
    for (let round = 0; round < PAGE_ROUNDS; round += 1) {
      await Promise.all(
        shoppers.map(async ({ name, locale, headers }, shopper) => {
          for (const path of paths(name)) {
            // No other request has this query, so that each page is rendered, and not stored.
            const url = `${shopUrl}${path}${path.includes('?') ? '&' : '?'}visit=${round}-${shopper}`;
            const answer = await fetch(url, { headers });
            const html = await answer.text();
            pages += 1;
            const language = answer.headers.get('content-language');
            if (answer.status !== 200 || language !== locale)
              problems.push(`${path} for ${name}: status ${answer.status}, language ${language}`);
            if (path.startsWith('/search') && !html.includes(name))
              problems.push(`${path} for ${name}: no search term`);
            for (const { name: other, account } of shoppers) {
              const secrets = [
                account.token,
                account.refreshToken,
                account.username,
                `${other} Recipient`,
                `${other}-cookie`,
              ];
              if (other !== name || !path.startsWith('/search')) secrets.push(other);
              const found = secrets.filter((secret) => html.includes(secret));
              if (found.length > 0) problems.push(`${path} for ${name} contains ${found}`);
            }
          }
        }),
      );
      // One assertion per round: Playwright records each as a step, and 90,000 of them take longer than rendering the pages.
      expect(problems).toEqual([]);
    }
    recordFigures(testInfo, { 'pages rendered for four shoppers at the same time': pages });
  },
);
