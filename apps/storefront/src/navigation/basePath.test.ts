import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { safePayUrl } from '../features/payment/safePayUrl.ts';
import { setBasePath, withBase, withoutBase } from './basePath.ts';
import { isOfferedLink } from './offeredRoutes.ts';
import { isKnownPath, matchRoute, paths, redirectOf, routes } from './routes.ts';

afterEach(() => setBasePath(''));

describe('a shop below a path', () => {
  it('has its screens below the path, and no others', () => {
    setBasePath('/shop');
    expect(paths.product('a/b', { sku: 1 })).toBe('/shop/product/a%2Fb?sku=1');
    expect(matchRoute('/shop/product/a%2Fb')).toMatchObject({ name: 'product', params: { uuid: 'a/b' } });
    for (const outside of ['/product/1', '/home', '/shopping/home', '/Shop/home', '/', ''])
      expect([outside, matchRoute(outside).name]).toEqual([outside, 'notFound']);
    expect(isKnownPath('/shop/cart')).toBe(true);
    expect(isKnownPath('/cart')).toBe(false);
    expect(isKnownPath('/shop/404')).toBe(false);
    expect(isOfferedLink({ href: paths.cart() }, DEFAULT_SHOP)).toBe(true);
  });

  it('redirects moved paths below the path', () => {
    setBasePath('/shop');
    expect(redirectOf('/shop', '')).toBe('/shop/home');
    expect(redirectOf('/shop/', '?a=1')).toBe('/shop/home?a=1');
    expect(redirectOf('/shop/Orders', '')).toBe('/shop/order');
    expect(redirectOf('/shop/HOME/', '')).toBe('/shop/home');
    expect(redirectOf('/shop/home', '')).toBeNull();
    expect(redirectOf('/orders', '')).toBeNull();
  });

  it('can have the name of one of its screens', () => {
    setBasePath('/order');
    expect(matchRoute(paths.orders())).toMatchObject({ name: 'orders' });
    expect(matchRoute('/order/home')).toMatchObject({ name: 'home' });
    expect(matchRoute('/order/order/home')).toMatchObject({ name: 'order', params: { uuid: 'home' } });
  });

  it('finds each screen at its own path, whatever the base path is', () => {
    const toBase = fc.stringMatching(/^(?:\/[\w~-][\w.~-]{0,5}){0,3}$/);
    fc.assert(
      fc.property(toBase, fc.constantFrom(...Object.values(routes)), (base, { path }) => {
        setBasePath(base);
        const pathname = withBase(path.replace(/:\w+/, '1'));
        expect(pathname.startsWith(base)).toBe(true);
        expect(withoutBase(pathname)).toBe(path.replace(/:\w+/, '1'));
        expect(matchRoute(pathname).route.path).toBe(path);
        expect(redirectOf(pathname, '')).toBeNull();
      }),
    );
  });

  it('adds the path to paths, and to no other URLs', () => {
    setBasePath('/shop');
    expect(withBase('/media/1.avif')).toBe('/shop/media/1.avif');
    for (const url of ['https://cdn.example/1.avif', '//cdn.example/1.avif', 'data:,', '#returns', ''])
      expect(withBase(url)).toBe(url);
    expect(safePayUrl('/pay/simulated/1', 'https://mall.example')).toBe('https://mall.example/shop/pay/simulated/1');
    expect(safePayUrl('//pay.example/1', 'https://mall.example')).toBeNull();
  });

  it('is known before any path is built: no module builds one when it is loaded', () => {
    const files = globSync(`${import.meta.dirname}/../**/*.{ts,tsx}`).filter(
      (file) => !/\.(?:test|stories)\.|testing/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const early = files.filter((file) =>
      readFileSync(file, 'utf8')
        .split(/\n(?=\S)/)
        .filter((statement) => /^(?:export )?(?:const|let) /.test(statement))
        .some((statement) => {
          const [before, call] = statement.split(/\b(?:paths\.\w+|pathOf|withBase)\(/, 2);
          return call !== undefined && !/=>|function/.test(before ?? '');
        }),
    );
    expect(early).toEqual([]);
  });
});
