import type { IncomingMessage } from 'node:http';
import { createResponseCache } from '@mallard/api/responses';
import { expect, it, vi } from 'vitest';
import * as shop from '../src/app/entry-server.tsx';
import { pageKey } from './renderPage.ts';
import { storedPages } from './storedPages.ts';

const pages = createResponseCache({ freshFor: 60_000, maxBytes: 2 ** 20 });
const logger = { info: vi.fn() };

async function store(href: string, preferences: Parameters<typeof pageKey>[1]) {
  const page = { status: 200, headers: new Headers(), body: href, isPublic: true, route: '/home' };
  await pages.respond(pageKey(href, preferences), new Request(href), async () => page);
}

function find(url: string, headers: IncomingMessage['headers'], publicOrigin: string | null = null, basePath = '') {
  const incoming = { url, headers: { host: 'shop.example', ...headers } } as IncomingMessage;
  return storedPages({ shop, locales: ['zh-CN', 'en-US'], pages, publicOrigin, basePath, logger }).find(incoming);
}

it('finds the page in the language and appearance of the visitor', async () => {
  await store('http://shop.example/home', { locale: 'en-US', theme: 'dark', motion: 'system' });
  expect(find('/home', { 'accept-language': 'en', cookie: 'theme=dark; other=1' })).toBeDefined();
  expect(find('/home', { 'accept-language': 'zh', cookie: 'locale=en-US; theme=dark' })).toBeDefined();
  for (const headers of [
    { 'accept-language': 'zh', cookie: 'theme=dark' },
    { 'accept-language': 'en' },
    { 'accept-language': 'en', cookie: 'theme=dark; motion=reduce' },
    { 'accept-language': 'en', cookie: 'theme=dark', host: 'other.example' },
  ])
    expect(find('/home', headers)).toBeUndefined();
});

it('finds the page of a URL below the base path', async () => {
  await store('https://public.example/shop/home', { locale: 'zh-CN', theme: 'system', motion: 'system' });
  expect(find('/home', { 'accept-language': 'zh' }, 'https://public.example', '/shop')).toBeDefined();
  expect(find('/home', { 'accept-language': 'zh' }, 'https://public.example', '/other')).toBeUndefined();
});

it('finds the page in the language of the URL', async () => {
  await store('https://public.example/home?lang=en-US', { locale: 'en-US', theme: 'system', motion: 'system' });
  expect(find('/home?lang=en-US', { 'accept-language': 'zh' }, 'https://public.example')).toBeDefined();
  expect(find('/home?lang=zh-CN', { 'accept-language': 'en' }, 'https://public.example')).toBeUndefined();
});
