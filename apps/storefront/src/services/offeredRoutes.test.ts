import { fullCapabilities, toCapabilities } from '@mallard/domain/capabilities';
import { endpoints } from '@mallard/domain/contract/all';
import { expect, it } from 'vitest';
import { routes } from '../navigation/routes.ts';
import { matchOfferedRoute } from './offeredRoutes.ts';

it('matches every screen for a back end that offers everything', () => {
  for (const [name, { path }] of Object.entries(routes))
    expect(matchOfferedRoute(path.replace(/:\w+/, '1001'), fullCapabilities).name).toBe(name);
});

it('does not find screens that need a missing endpoint', () => {
  const capabilities = toCapabilities(endpoints, ['searchProducts', 'listCoupons', 'claimCoupon', 'validateCoupon']);
  expect(matchOfferedRoute('/search', capabilities)).toMatchObject({ name: 'notFound', params: {} });
  expect(matchOfferedRoute('/coupons', capabilities).name).toBe('notFound');
  expect(matchOfferedRoute('/product/1001', capabilities)).toMatchObject({ name: 'product', params: { uuid: '1001' } });
});
