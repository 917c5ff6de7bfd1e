import { expect, it } from 'vitest';
import { offeredLocales } from './offeredLocales.ts';

it('offers the languages of the shop that have messages', () => {
  expect(offeredLocales({ locales: ['en-US', 'fr-FR'] })).toEqual(['en-US']);
});

it('offers those of the storefront if the shop has none', () => {
  expect(offeredLocales({ locales: [] })).toEqual(['zh-CN', 'en-US']);
  expect(offeredLocales({ locales: ['fr-FR'] })).toEqual(['zh-CN', 'en-US']);
});
