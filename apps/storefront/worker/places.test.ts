import { endpoints } from '@mallard/domain/contract/all';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { isCachedCall, isPage, SHELL_PATH } from './places.ts';

describe('what is kept for when there is no network', () => {
  const read = endpoints.filter(({ access, method }) => access === 'public' && method === 'GET');
  // How the server is now.
  const momentary = ['getHealth', 'getReady', 'ping'];

  it.each(read.map(({ name, path }) => [name, path]))('is what everybody reads alike: %s', (name, path) => {
    expect(isCachedCall(path.replace(':id', '018f0000-0000-7000-8000-000000000001'), 'GET')).toBe(
      !momentary.includes(name),
    );
  });

  it.each(['/api/cart', '/api/user/info', '/api/orders', '/api/health', '/api/coupons', '/api/products-of-mine'])(
    'is not %s',
    (path) => expect(isCachedCall(path, 'GET')).toBe(false),
  );

  it('is nothing that changes something', () => {
    expect(isCachedCall('/api/products', 'POST')).toBe(false);
  });
});

describe('a page', () => {
  it.each(Object.values(routes))('is at $path', ({ path }) => expect(isPage(path)).toBe(true));

  it.each([
    '/api/cart',
    '/pay/simulated/1',
    '/media/pictures/mug.avif',
    '/uploads/1.webp',
    '/assets/app.js',
    '/health',
  ])('is not at %s', (path) => expect(isPage(path)).toBe(false));

  it('is not what the worker keeps instead of one', () => {
    expect(Object.values(routes).map(({ path }): string => path)).not.toContain(SHELL_PATH);
  });
});
