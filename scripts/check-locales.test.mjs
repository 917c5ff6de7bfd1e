import { expect, test } from 'vitest';
import { localeProblems } from './check-locales.mjs';

const zh = { title: '购物车', total: '共 {{count}} 件', empty: { hint: '去逛逛' } };

test('accepts the same keys and variables, with the plural forms of each language', () => {
  const en = { title: 'Cart', total_one: 'one item', total_other: '{{count}} items', empty: { hint: 'Look around' } };
  const plural = { ...zh, total: undefined, total_other: zh.total };
  const cleaned = JSON.parse(JSON.stringify(plural));
  expect(localeProblems('cart.json', { 'zh-CN': cleaned, 'en-US': en })).toEqual([]);
});

test.each([
  ['a missing key', { title: 'Cart', total: '{{count}}', empty: {} }, 'en-US/cart.json: empty.hint is missing'],
  ['an empty text', { title: ' ', total: '{{count}}', empty: { hint: 'Hi' } }, 'en-US/cart.json: title is empty'],
  [
    'a different variable',
    { title: 'Cart', total: '{{n}}', empty: { hint: 'Hi' } },
    'cart.json: total has different variables in the languages: count / n',
  ],
  [
    'a missing plural',
    { title: 'Cart', total_other: '{{count}}', empty: { hint: 'Hi' } },
    'en-US/cart.json: total has no plural form one',
  ],
])('reports %s', (_what, en, problem) => {
  expect(localeProblems('cart.json', { 'zh-CN': zh, 'en-US': en })).toEqual([problem]);
});

test('compares a formatted variable by its name', () => {
  expect(localeProblems('a', { 'zh-CN': { a: '{{price, currency}}' }, 'en-US': { a: '{{ price }}' } })).toEqual([]);
});
