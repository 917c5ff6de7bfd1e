import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { failure, refuse, toResponse } from '@mallard/domain/serving';
import { expect, it, vi } from 'vitest';
import { openSampleShop } from '../offline/sampleShop.ts';
import { render } from './entry-server.tsx';

const visit = {
  locale: 'en-US' as const,
  theme: 'light' as const,
  motion: 'system' as const,
  url: new URL('https://shop.test/product/3f0c1a52-0000-4000-8000-000000000001'),
  now: Date.parse('2027-01-01T00:00:00Z'),
  config: { version: '1.0.0', hasSampleShop: true, shop: DEFAULT_SHOP },
};

it.each([
  ['RATE_LIMITED', 7, 429, 'Too many requests'],
  ['DATABASE', 30, 503, 'Something went wrong'],
] as const)(
  'responds to the API error %s with the matching status and Retry-After',
  async (code, retryAfter, status, title) => {
    const backend = async () => toResponse(failure(refuse(code, { retryAfter }), 'en-US', 'request-1'));
    const page = await render({ ...visit, backend });
    expect(page).toMatchObject({ status, retryAfter });
    expect(page).toHaveProperty('body', expect.stringContaining(title));
  },
);

it('renders nothing when the API is overloaded, because rendering would slow down the server further', async () => {
  const refusal = refuse('OVERLOADED', { retryAfter: 1 });
  const backend = async () => toResponse(failure(refusal, 'en-US', 'request-1'));
  expect(await render({ ...visit, backend })).toEqual({ isRefused: true, retryAfter: 1 });
});

it('renders prices in the currency of the shop, for shoppers and for search engines', async () => {
  const backend = openSampleShop(DEFAULT_SHOP, () => visit.now);
  const list = await (await backend(new Request('https://shop.test/api/products?pageSize=1'))).json();
  const shop = { ...DEFAULT_SHOP, currency: 'USD', timeZone: 'America/New_York' };
  const page = await render({
    ...visit,
    backend,
    url: new URL(`/product/${list.data.items[0].id}`, visit.url),
    config: { ...visit.config, shop },
  });
  if (!('body' in page)) throw new Error('No page was rendered');
  expect(page.status).toBe(200);
  expect(page.head).toContain('"priceCurrency":"USD"');
  expect(page.body).toMatch(/\d US dollars/);
  expect(page.body).not.toMatch(/¥<|\d yuan/);
  expect(page.state.config.shop).toEqual(shop);
});

it('sets no timer of minutes, which would keep the data of the page in memory', async () => {
  const backend = openSampleShop(DEFAULT_SHOP, () => visit.now);
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  expect(await render({ ...visit, backend, url: new URL('/home', visit.url) })).toHaveProperty('status', 200);
  expect(setTimer.mock.calls.map(([, delay = 0]) => delay).filter((delay) => delay >= 60_000)).toEqual([]);
  setTimer.mockRestore();
});
