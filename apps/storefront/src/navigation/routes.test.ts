import { existsSync, readFileSync } from 'node:fs';
import { id } from '@mallard/domain/contract';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isKnownPath, matchRoute, paths, queryString, redirectOf, routes } from './routes.ts';

describe('the route table', () => {
  it('matches a path to its screen and parameters', () => {
    expect(matchRoute('/product/abc')).toMatchObject({ name: 'product', params: { uuid: 'abc' } });
    expect(matchRoute('/order')).toMatchObject({ name: 'orders' });
    expect(matchRoute('/user/profile')).toMatchObject({ name: 'profile' });
  });

  it.each(['/nowhere', '/product', '/product/a/b', '/HOME/x', '//home', ''])('matches %j to notFound', (path) => {
    expect(matchRoute(path).name).toBe('notFound');
    expect(isKnownPath(path)).toBe(false);
  });

  it('finds in the path the id that it was built for, whatever a server uses as ids', () => {
    const toId = fc.oneof(
      fc.constantFrom('1001', 'blue-mug', 'gid:1', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'T_1', 'a=b+c@d', '...x', '~'),
      fc.stringMatching(/^[\w.~:@=+-]{1,128}$/).filter((text) => safeParse(id, text).success),
    );
    fc.assert(
      fc.property(toId, (value) => {
        const built = {
          product: 'uuid',
          payment: 'uuid',
          order: 'uuid',
          review: 'orderUuid',
          afterSale: 'orderUuid',
        } as const;
        for (const [name, parameter] of Object.entries(built)) {
          const { pathname } = new URL(paths[name as keyof typeof built](value), 'https://shop.test');
          expect(matchRoute(pathname)).toMatchObject({ name, params: { [parameter]: value } });
          expect(redirectOf(pathname, '')).toBeNull();
        }
      }),
    );
  });

  it('takes a part that is not encoded correctly as it is', () => {
    expect(matchRoute('/product/%E9%B8')).toMatchObject({ name: 'product', params: { uuid: '%E9%B8' } });
  });

  it('preserves the query in redirects', () => {
    expect(redirectOf('/user/address/edit', '?uuid=1')).toBe('/address-edit?uuid=1');
    expect(redirectOf('/', '')).toBe('/home');
    expect(redirectOf('/home', '')).toBeNull();
  });

  it.each([
    ['/HOME', '/home'],
    ['/home/', '/home'],
    ['/Product/AbC/', '/product/AbC'],
    ['/USER/PROFILE', '/user/profile'],
    ['/Orders/', '/order'],
    ['/User/Address/Edit/', '/address-edit'],
  ])('redirects %s to %s', (from, to) => {
    expect(redirectOf(from, '?a=B')).toBe(`${to}?a=B`);
    expect(redirectOf(to, '?a=B')).toBeNull();
  });

  it('redirects every screen without case or trailing slash, and no other path', () => {
    for (const { path } of Object.values(routes)) {
      if (path === routes.notFound.path) continue;
      const address = path.replace(/:\w+/, '1');
      expect(redirectOf(`${address.toUpperCase()}/`, '')).toBe(address);
      expect(redirectOf(address, '')).toBeNull();
    }
    for (const path of ['/NOWHERE', '/home//', '//home', '/assets/', '']) expect(redirectOf(path, '')).toBeNull();
  });

  it('matches every path that it builds', () => {
    const built = Object.values(paths).map((build) => (build as (argument: string) => string)('x'));
    for (const path of built) expect(isKnownPath(new URL(path, 'https://shop.test').pathname)).toBe(true);
  });

  it.each(Object.entries(routes))('%s has a screen file', (_name, route) => {
    expect(existsSync(new URL(`../features/${route.screen}Screen.tsx`, import.meta.url))).toBe(true);
  });

  it.each(Object.entries(routes))('%s has a title for the top bar on phones', (name, { screen, frame }) => {
    const [namespace] = screen.split('/');
    for (const locale of ['zh-CN', 'en-US']) {
      const messages = JSON.parse(
        readFileSync(new URL(`../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
      );
      if (frame.topBar === 'screen')
        expect(messages.titles?.[name] ?? messages.title, locale).toEqual(expect.any(String));
    }
  });

  it('omits empty values from a query', () => {
    expect(queryString({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('?d=0&e=false');
    expect(queryString()).toBe('');
  });
});
