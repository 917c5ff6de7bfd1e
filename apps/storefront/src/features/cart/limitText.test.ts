import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { expect, it } from 'vitest';
import { createI18n, loadMessages, type Translator } from '../../i18n/i18n.ts';
import { limitText } from './limitText.ts';

it.each([
  ['OUT_OF_STOCK', 2, 'Only 2 left (you asked for 3)'],
  ['OUT_OF_STOCK', 0, 'Out of stock'],
  ['PURCHASE_LIMIT', 2, 'Purchase limit: you can buy 2 (you asked for 3)'],
  ['PURCHASE_LIMIT', 0, 'Purchase limit reached'],
])('%s with %s left reads as “%s”', async (code, left, text) => {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  await loadMessages(i18n, 'en-US', ['cart']);
  const { t } = i18n.translator('en-US', 'cart') as Translator<'cart'>;
  expect(limitText(t, { code, asked: 3, left })).toBe(text);
});
