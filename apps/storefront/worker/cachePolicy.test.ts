import { endpoints } from '@mallard/domain/contract/all';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/navigation/routes.ts';
import { isCachedCall, isPage, SHELL_PATH } from './cachePolicy.ts';

describe('isCachedCall', () => {
  const publicReads = endpoints.filter(({ access, method }) => access === 'public' && method === 'GET');
  // Responses that describe the current state of the server.
  const statusEndpoints = ['getHealth', 'getReady', 'ping'];

  it.each(publicReads.map(({ name, path }) => [name, path]))('is true for public data only: %s', (name, path) => {
    expect(isCachedCall(path.replace(':id', '018f0000-0000-7000-8000-000000000001'), 'GET')).toBe(
      !statusEndpoints.includes(name),
    );
  });

  it.each(['/api/cart', '/api/user/info', '/api/orders', '/api/health', '/api/coupons', '/api/products-of-mine'])(
    'is false for %s',
    (path) => expect(isCachedCall(path, 'GET')).toBe(false),
  );

  it('is false for methods other than GET', () => {
    expect(isCachedCall('/api/products', 'POST')).toBe(false);
  });
});

describe('isPage', () => {
  it.each(Object.values(routes))('is true for $path', ({ path }) => expect(isPage(path)).toBe(true));

  it.each([
    '/api/cart',
    '/pay/simulated/1',
    '/media/pictures/mug.avif',
    '/uploads/1.webp',
    '/assets/app.js',
    '/health',
  ])('is false for %s', (path) => expect(isPage(path)).toBe(false));

  it('has no screen at the path of the offline page', () => {
    expect(Object.values(routes).map(({ path }): string => path)).not.toContain(SHELL_PATH);
  });
});
