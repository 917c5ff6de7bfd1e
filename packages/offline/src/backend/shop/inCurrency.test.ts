import { DEFAULT_SHOP, listCoupons } from '@mallard/domain/contract';
import { expect, it } from 'vitest';
import { sampleShop } from '../../sample/index.ts';
import { openTestShop } from '../../testing/openTestShop.ts';
import { inCurrency } from './inCurrency.ts';

const text = { 'zh-CN': '满 299 减 30，少 300 元', 'en-US': '¥30 off ¥299' };

it.each([
  ['CNY', text],
  ['USD', { 'zh-CN': '满 $299 减 $30，少 $300', 'en-US': '$30 off $299' }],
  ['JPY', { 'zh-CN': '满 JP¥29,900 减 JP¥3,000，少 JP¥30,000', 'en-US': '¥3,000 off ¥29,900' }],
])('writes amounts in %s', (currency, expected) => {
  expect(inCurrency(text, currency)).toEqual(expected);
});

it('names coupons in the currency of the shop', async () => {
  const { call } = openTestShop({ shop: sampleShop, shopSettings: { ...DEFAULT_SHOP, currency: 'USD' } });
  const names = (await call(listCoupons, {})).items.map(({ name }) => name).join('\n');
  expect(names).not.toMatch(/[¥￥元]/);
});
