import { expect, test } from 'vitest';
import { wordProblems } from './check-words.mjs';

const screen = 'apps/storefront/src/features/cart/CartScreen.tsx';

test.each([
  ["const a = '购物车';", '购物车'],
  ['const a = `购物车`;', '购物车'],
  ['const a = <p>Your cart</p>;', 'Your cart'],
  ['const a = <button aria-label="Close" />;', 'Close'],
])('%s is text in code', (text, words) => {
  expect(wordProblems(screen, text)).toEqual([`${screen}:1 has text in code: ${JSON.stringify(words.trim())}`]);
});

test.each([
  ["const a = t('cart.title');"],
  ['// 购物车 is the cart\nconst a = 1;'],
  ['const a = <p>{t("title")} · </p>;'],
  ['const a = <button aria-label={t("close")} className="close" />;'],
])('%s is not text in code', (text) => {
  expect(wordProblems(screen, text)).toEqual([]);
});

test('locales, tests and stories may contain text', () => {
  for (const path of [
    'apps/storefront/src/locales/names.ts',
    'packages/ui/src/A.test.tsx',
    'packages/ui/src/A.stories.tsx',
    'catalogue/src/a.ts',
  ])
    expect(wordProblems(path, "const a = '购物车';")).toEqual([]);
});
