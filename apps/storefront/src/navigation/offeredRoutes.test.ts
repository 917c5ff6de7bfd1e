import { fullCapabilities, toCapabilities } from '@mallard/domain/capabilities';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { expect, it } from 'vitest';
import { isOfferedLink, matchOfferedRoute, offeredWaysToLogIn } from './offeredRoutes.ts';
import { routes } from './routes.ts';

const shopWithout = (...missing: string[]) => ({ ...DEFAULT_SHOP, ...toCapabilities(endpoints, missing) });

it('matches every screen for a back end that offers everything', () => {
  for (const [name, { path }] of Object.entries(routes))
    expect(matchOfferedRoute(path.replace(/:\w+/, '1001'), { ...DEFAULT_SHOP, ...fullCapabilities }).name).toBe(name);
});

it('does not find screens that need a missing endpoint', () => {
  const shop = shopWithout('searchProducts', 'listCoupons', 'claimCoupon', 'validateCoupon');
  expect(matchOfferedRoute('/search', shop)).toMatchObject({ name: 'notFound', params: {} });
  expect(matchOfferedRoute('/coupons', shop).name).toBe('notFound');
  expect(matchOfferedRoute('/product/1001', shop)).toMatchObject({ name: 'product', params: { uuid: '1001' } });
});

it('does not find articles that the shop does not have', () => {
  const shop = { ...DEFAULT_SHOP, articles: { terms: { 'en-US': 'Be kind.' } } };
  expect(['/about', '/terms', '/privacy'].filter((href) => isOfferedLink({ href }, shop))).toEqual(['/terms']);
});

it('offers the contact page if there is any way to contact the shop', () => {
  const { support } = DEFAULT_SHOP;
  const shop = shopWithout('sendContactMessage');
  const hasContact = (changed: Partial<typeof support>) =>
    isOfferedLink({ href: '/contact' }, { ...shop, support: { ...support, ...changed } });
  expect([hasContact({}), hasContact({ email: 'help@shop.example' }), hasContact({ phone: '+49 30 1234' })]).toEqual([
    false,
    true,
    true,
  ]);
});

it.each([
  [[], ['password', 'code']],
  [['login'], ['code']],
  [['sendVerificationCode'], ['password']],
  [['loginByCode'], ['password']],
  [['login', 'loginByCode'], []],
])('offers the ways to log in that are left without %j', (missing, ways) => {
  const shop = shopWithout(...missing);
  expect(offeredWaysToLogIn(shop)).toEqual(ways);
  expect(isOfferedLink({ href: '/login?redirect=%2Fcart' }, shop)).toBe(ways.length > 0);
});
