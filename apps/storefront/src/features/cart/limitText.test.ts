import { expect, it } from 'vitest';
import { createWords, loadWords, type Translator } from '../../i18n/words.ts';
import { limitText } from './limitText.ts';

it.each([
  ['OUT_OF_STOCK', 2, 'Only 2 left (you asked for 3)'],
  ['OUT_OF_STOCK', 0, 'Out of stock'],
  ['PURCHASE_LIMIT', 2, 'Purchase limit: you can buy 2 (you asked for 3)'],
  ['PURCHASE_LIMIT', 0, 'Purchase limit reached'],
])('%s with %s left reads as “%s”', async (code, left, text) => {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['cart']);
  const { t } = words.translator('en-US', 'cart') as Translator<'cart'>;
  expect(limitText(t, { code, asked: 3, left })).toBe(text);
});
