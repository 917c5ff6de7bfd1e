import { chooseLocale, parseAcceptLanguage } from '@mallard/domain/messages';
import { describe, expect, it } from 'vitest';
import type { RenderedPage, RenderInput } from '../src/app/entry-server.tsx';
import { readPreferences } from '../src/app/preferences.ts';
import { redirectOf, routes } from '../src/app/routes.ts';
import { WATCH_START } from '../src/app/startFailure.ts';
import { TAB_FILE } from '../src/app/tabCode.ts';
import { RECORD_EVENT_SCRIPT } from '../src/hydration/index.ts';
import { linkedLocale } from '../src/i18n/linkedLocale.ts';
import { offeredLocales } from '../src/i18n/offeredLocales.ts';
import { scriptJson } from '../src/navigation/head.ts';
import { SHELL_PATH } from '../worker/places.ts';
import { createPageRenderer } from './renderPage.ts';

/** A renderer whose screens are empty, and what it was asked to draw. */
function emptyShop(publicOrigin: string | null) {
  const drawn: RenderInput[] = [];
  const visits: Request[] = [];
  const render = async (input: RenderInput): Promise<RenderedPage> => {
    drawn.push(input);
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
  const answer = createPageRenderer({
    loadEntry: async () => ({
      chooseLocale,
      linkedLocale,
      offeredLocales,
      parseAcceptLanguage,
      readPreferences,
      LAYERS: ['reset', 'components'],
      RECORD_EVENT_SCRIPT,
      WATCH_START,
      patternOf: (pathname) => pathname,
      redirectOf,
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
      TAB_FILE,
      scriptJson,
    }),
    assetTags: () => '<link rel="stylesheet" href="/first.css">',
    backendFor: (visit) => {
      visits.push(visit);
      return async () => new Response();
    },
    config: { passwordSalt: 'salt', version: '1.0.0' },
    publicOrigin,
    now: () => 0,
  });
  return { drawn, visits, answer };
}

describe('a page', () => {
  it('for when there is no network asks the shop for nothing, and knows its reader’s choices', async () => {
    const { answer, drawn } = emptyShop(null);
    const headers = { Cookie: 'locale=en-US; theme=dark; motion=reduce' };
    const response = await answer(new Request(`http://shop.example${SHELL_PATH}`, { headers }));
    const html = await response.text();
    expect(drawn).toEqual([]);
    expect(html).toContain('<html lang="en-US" data-theme="dark" data-motion="reduce">');
    expect(html).toContain('"outcome":"shell"');
  });

  it('is drawn whatever the cookies hold', async () => {
    const { answer, drawn } = emptyShop(null);
    const headers = { Cookie: 'locale=%; theme=%E4; motion=wild', 'Accept-Language': 'en' };
    const response = await answer(new Request('http://shop.example/home', { headers }));
    expect(response.status).toBe(200);
    expect(drawn[0]).toMatchObject({ locale: 'en-US', theme: 'system', motion: 'system' });
  });

  it('is in the language that its address names, whatever cookies and headers say', async () => {
    const { answer, drawn } = emptyShop(null);
    const headers = { Cookie: 'locale=zh-CN', 'Accept-Language': 'zh' };
    const response = await answer(new Request('http://shop.example/home?lang=en-US', { headers }));
    expect(drawn[0]?.locale).toBe('en-US');
    expect(response.headers.get('Content-Language')).toBe('en-US');
    await answer(new Request('http://shop.example/home?lang=fr', { headers }));
    expect(drawn[1]?.locale).toBe('zh-CN');
  });

  it('names the cascade layers before any stylesheet, and its policy lets it', async () => {
    const { answer } = emptyShop(null);
    const response = await answer(new Request('http://shop.example/home'));
    const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
    const head = await response.text();
    const named = head.indexOf(`<style nonce="${nonce}">@layer reset, components;`);
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(head.indexOf('rel="stylesheet"'));
  });

  it('asks the API in the name of its visitor', async () => {
    const { answer, visits } = emptyShop(null);
    const visit = new Request('http://shop.example/home');
    await answer(visit);
    expect(visits).toHaveLength(1);
    expect(visits[0]).toBe(visit);
  });

  it('keeps the shop’s own origin, whatever the path looks like', async () => {
    const { answer, drawn } = emptyShop('https://shop.example');
    await answer(new Request('http://127.0.0.1:3000//evil.example/home?keyword=1'));
    expect(drawn[0]?.url.href).toBe('https://shop.example//evil.example/home?keyword=1');
  });
});
