import { DEFAULT_SHOP, type Shop } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { createI18n, loadMessages, translatorOf } from '../../i18n/i18n.ts';
import { helpGroups } from './helpGroups.ts';

const otherShop: Shop = { ...DEFAULT_SHOP, name: { 'en-US': 'Dune Books' }, articles: {} };

async function topicsOf(shop: Shop, locale: Locale = 'en-US') {
  const i18n = createI18n(locale, shop);
  await loadMessages(i18n, locale, ['shell', 'help']);
  const topics = helpGroups(shop, locale, translatorOf(i18n, locale)).flatMap((group) => group.topics);
  return new Map(topics.map(({ id, answer }) => [id, answer]));
}

it('answers for the sample shop, in which payments are simulated', async () => {
  expect((await topicsOf(DEFAULT_SHOP)).get('how-to-pay')).toMatch(/^Choose Alipay, WeChat Pay, or Card .* simulated/);
});

it('does not describe the sample shop in another one', async () => {
  const topics = await topicsOf({ ...otherShop, paymentMethods: ['card', 'barter', 'constructor'] });
  expect(topics.get('how-to-pay')).toBe('Choose Card as the payment method within 30 minutes of placing the order.');
  expect([...topics.values()].join()).not.toMatch(/sample|furniture|ceramics/i);
});

it.each<[Partial<Shop>, string]>([
  [
    {},
    'Standard shipping is ¥10, and free once the items come to ¥199 before discounts. Express is ¥18, whatever you order.',
  ],
  [{ freeShippingFrom: null }, 'Standard shipping is ¥10. Express is ¥18, whatever you order.'],
  [{ shippingMethods: { express: { fee: minor(500), days: [1, 1] } } }, 'Express is ¥5, whatever you order.'],
])('states the shipping fees of %j', async (changed, answer) => {
  const topics = await topicsOf({ ...otherShop, ...changed });
  expect(topics.get('shipping-fee')?.replaceAll('CN¥', '¥')).toBe(answer);
});

it.each<[string, Partial<Shop>, string[]]>([
  ['service', { services: [] }, ['return-window', 'arrived-broken', 'warranty']],
  ['coupons', { notOffered: { areas: ['coupons'], endpoints: [] } }, ['coupons']],
  [
    'after-sales',
    { notOffered: { areas: [], endpoints: ['requestAfterSale'] } },
    ['change-an-order', 'return-window', 'arrived-broken'],
  ],
])('leaves out questions about what a shop does not have: %s', async (_, changed, missing) => {
  const all = [...(await topicsOf(otherShop)).keys()];
  const left = [...(await topicsOf({ ...otherShop, ...changed })).keys()];
  expect(all.filter((id) => !left.includes(id))).toEqual(missing);
});

it.each(['zh-CN', 'ja-JP'] as const)('has no unfilled variable: %s', async (locale) => {
  expect([...(await topicsOf(DEFAULT_SHOP, locale)).values()].join()).not.toMatch(/\{\{|undefined/);
});
