import { createHash } from 'node:crypto';
import { createResponseCache } from '@mallard/api/responses';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { chooseLocale, parseAcceptLanguage } from '@mallard/domain/messages';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderedPage, RenderInput } from '../src/app/entry-server.tsx';
import { START_FAILURE_SCRIPT } from '../src/app/startFailure.ts';
import { RECORD_EVENT_SCRIPT } from '../src/hydration/index.ts';
import { offeredLocales } from '../src/i18n/offeredLocales.ts';
import { setBasePath } from '../src/navigation/basePath.ts';
import { scriptJson } from '../src/navigation/head.ts';
import { linkedLocale } from '../src/navigation/linkedLocale.ts';
import { redirectOf, routes } from '../src/navigation/routes.ts';
import { readPreferences } from '../src/preferences/preferences.ts';
import { DEFERRED_SERVICES_FILE } from '../src/services/deferredServices.ts';
import { SHELL_PATH } from '../worker/cachePolicy.ts';
import { createPageRenderer } from './renderPage.ts';

const SCRIPT = 'start()';

/** Creates a renderer with empty screens, and records its inputs. */
function createEmptyShop(publicOrigin: string | null, basePath = '') {
  const renderInputs: RenderInput[] = [];
  const apiCallers: Request[] = [];
  const render = async (input: RenderInput): Promise<RenderedPage> => {
    renderInputs.push(input);
    const { locale, theme, motion, now, config } = input;
    const state = { locale, theme, motion, config, outcome: 'shown' as const, renderedAt: now };
    return {
      status: 200,
      head: '',
      body: '',
      files: { first: [], later: [] },
      state: { ...state, queries: { mutations: [], queries: [] } },
    };
  };
  const renderPage = createPageRenderer({
    loadEntry: async () => ({
      chooseLocale,
      linkedLocale,
      offeredLocales,
      parseAcceptLanguage,
      readPreferences,
      LAYERS: ['reset', 'components'],
      RECORD_EVENT_SCRIPT,
      START_FAILURE_SCRIPT,
      patternOf: (pathname) => pathname,
      isForEveryone: () => true,
      redirectOf,
      setBasePath,
      render,
      renderShell: ({ locale, theme, motion, now, config }) => ({
        status: 200,
        head: '',
        body: '',
        files: { first: ['src/app/entry-client.tsx'], later: [] },
        state: {
          locale,
          theme,
          motion,
          config,
          outcome: 'shell',
          renderedAt: now,
          queries: { mutations: [], queries: [] },
        },
      }),
      routes,
      SHELL_PATH,
      DEFERRED_SERVICES_FILE,
      scriptJson,
    }),
    assetTags: () => ({
      markup: `<link rel="stylesheet" href="/first.css"><script>${SCRIPT}</script>`,
      scripts: [SCRIPT],
    }),
    backendFor: (pageRequest) => {
      apiCallers.push(pageRequest);
      return async () => new Response();
    },
    config: { version: '1.0.0', hasSampleShop: true, shop: DEFAULT_SHOP, basePath },
    publicOrigin,
    pages: createResponseCache({ freshFor: 5_000, maxBytes: 2 ** 20 }),
    now: () => 0,
  });
  return { renderInputs, apiCallers, renderPage };
}

afterEach(() => setBasePath(''));

describe('a page', () => {
  it('is rendered for its URL below the base path, which redirects get afterwards', async () => {
    const { renderPage, renderInputs } = createEmptyShop('https://shop.example', '/shop');
    const page = await renderPage(new Request('http://127.0.0.1:3000/home?keyword=1'));
    expect(renderInputs[0]?.url.href).toBe('https://shop.example/shop/home?keyword=1');
    expect(await page.text()).toContain('<link rel="manifest" href="/shop/manifest.webmanifest">');
    const redirect = await renderPage(new Request('http://127.0.0.1:3000/Orders?tab=paid'));
    expect(redirect.headers.get('Location')).toBe('/order?tab=paid');
    const shell = await renderPage(new Request(`http://127.0.0.1:3000${SHELL_PATH}`));
    expect(await shell.text()).toContain('"outcome":"shell"');
  });

  it('for offline use is rendered without data, with the visitor’s preferences', async () => {
    const { renderPage, renderInputs } = createEmptyShop(null);
    const headers = { Cookie: 'locale=en-US; theme=dark; motion=reduce' };
    const response = await renderPage(new Request(`http://shop.example${SHELL_PATH}`, { headers }));
    const html = await response.text();
    expect(renderInputs).toEqual([]);
    expect(html).toContain('<html lang="en-US" data-theme="dark" data-motion="reduce">');
    expect(html).toContain('"outcome":"shell"');
  });

  it('is rendered with defaults if cookies are invalid', async () => {
    const { renderPage, renderInputs } = createEmptyShop(null);
    const headers = { Cookie: 'locale=%; theme=%E4; motion=wild', 'Accept-Language': 'en' };
    const response = await renderPage(new Request('http://shop.example/home', { headers }));
    expect(response.status).toBe(200);
    expect(renderInputs[0]).toMatchObject({ locale: 'en-US', theme: 'system', motion: 'system' });
  });

  it('is in the language in its URL, whatever the cookies and headers are', async () => {
    const { renderPage, renderInputs } = createEmptyShop(null);
    const headers = { Cookie: 'locale=zh-CN', 'Accept-Language': 'zh' };
    const response = await renderPage(new Request('http://shop.example/home?lang=en-US', { headers }));
    expect(renderInputs[0]?.locale).toBe('en-US');
    expect(response.headers.get('Content-Language')).toBe('en-US');
    await renderPage(new Request('http://shop.example/home?lang=fr', { headers }));
    expect(renderInputs[1]?.locale).toBe('zh-CN');
  });

  it('declares the cascade layers before any stylesheet', async () => {
    const { renderPage } = createEmptyShop(null);
    const head = await (await renderPage(new Request('http://shop.example/home'))).text();
    const position = head.indexOf('<style>@layer reset, components;');
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(head.indexOf('rel="stylesheet"'));
  });

  it('allows exactly its own inline code', async () => {
    const { renderPage } = createEmptyShop(null);
    const response = await renderPage(new Request('http://shop.example/home'));
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const html = await response.text();
    const hashesOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
    expect(hashesOf('script')).toHaveLength(2);
    expect(policy).toContain(`script-src 'self' ${hashesOf('script').join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${hashesOf('style').join(' ')} 'sha256-`);
  });

  it('is rendered once for all visitors with the same preferences', async () => {
    const { renderPage, renderInputs } = createEmptyShop(null);
    const get = (Cookie: string, path = '/home') =>
      renderPage(new Request(`http://shop.example${path}`, { headers: { Cookie } }));
    await get('locale=en-US; session=1');
    await get('session=2; locale=en-US');
    expect(renderInputs).toHaveLength(1);
    await get('locale=zh-CN');
    await get('locale=en-US; theme=dark');
    await get('locale=en-US; motion=reduce');
    await get('locale=en-US', '/home?page=2');
    expect(renderInputs).toHaveLength(5);
  });

  it('calls the API on behalf of its visitor', async () => {
    const { renderPage, apiCallers } = createEmptyShop(null);
    const pageRequest = new Request('http://shop.example/home');
    await renderPage(pageRequest);
    expect(apiCallers).toHaveLength(1);
    expect(apiCallers[0]).toBe(pageRequest);
  });

  it('has the shop’s own origin even if the path starts with two slashes', async () => {
    const { renderPage, renderInputs } = createEmptyShop('https://shop.example');
    await renderPage(new Request('http://127.0.0.1:3000//evil.example/home?keyword=1'));
    expect(renderInputs[0]?.url.href).toBe('https://shop.example//evil.example/home?keyword=1');
  });
});
