import { DEFAULT_SHOP, type Shop } from '@mallard/domain/contract';
import { locales } from '@mallard/domain/messages';
import { minor } from '@mallard/domain/money';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.resetModules());

const DAY_MS = 86_400_000;

/** Rules of another shop: no figure is part of one of the sample shop's. */
const otherRules = {
  PAY_WITHIN_MS: 44 * 60_000,
  CONFIRM_AFTER_MS: 66 * DAY_MS,
  AFTER_SALE_WITHIN_MS: 88 * DAY_MS,
  SHIP_BACK_WITHIN_MS: 77 * DAY_MS,
};
const otherShop: Shop = {
  ...DEFAULT_SHOP,
  currency: 'EUR',
  freeShippingFrom: minor(55_500),
  shippingMethods: {
    standard: { fee: minor(2_200), days: [2, 5] },
    express: { fee: minor(3_300), days: [1, 2] },
  },
};

/** Figures of the sample shop in texts about shipping, payment and returns. */
const SAMPLE_FIGURES = [
  /199/,
  /[¥￥]|\b1[08] ?元/,
  /\b30 ?(?:minutes|分)/,
  /\b15 ?(?:days after|天(?:后|仍)|日後)/,
  /\b7[ -]?(?:days?|天|日)|seven[ -]days?|七天/,
];

it.each(locales)('interpolates all figures from the rules: %s', async (locale) => {
  vi.resetModules();
  vi.doMock('@mallard/domain/rules', async (original) => ({ ...(await original<object>()), ...otherRules }));
  const { createI18n, loadMessages, translatorOf } = await import('./i18n.ts');
  const { helpGroups } = await import('../features/help/helpGroups.ts');
  const i18n = createI18n(locale, otherShop);
  const namespaces = ['help', 'info', 'home', 'product', 'orders', 'cart', 'checkout', 'payment'];
  await loadMessages(i18n, locale, ['shell', ...namespaces]);
  const files = import.meta.glob('../locales/*/*.json', { eager: true, import: 'default' });
  const texts = namespaces.flatMap((namespace) => textsOf(files[`../locales/${locale}/${namespace}.json`]));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => SAMPLE_FIGURES.some((figure) => figure.test(text)))).toEqual([]);
  const help = textsOf(helpGroups(otherShop, locale, translatorOf(i18n, locale))).join('\n');
  for (const figure of ['44', '66', '88', '€555', '€22', '€33']) expect(help).toContain(figure);
});

it.each(locales)('gives every help topic its own id, because the id is part of a URL: %s', async (locale) => {
  const { createI18n, loadMessages } = await import('./i18n.ts');
  const i18n = createI18n(locale, DEFAULT_SHOP);
  await loadMessages(i18n, locale, ['help']);
  const groups = i18n.translator(locale, 'help').t('groups', { returnObjects: true });
  const ids = groups.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(textsOf) : [];
}
