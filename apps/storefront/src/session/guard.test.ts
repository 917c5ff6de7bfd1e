import { describe, expect, it } from 'vitest';
import { matchRoute } from '../navigation/routes.ts';
import { guardRoute, loginTarget, MAX_REDIRECTS } from './guard.ts';

const { route: cart } = matchRoute('/cart');
const { route: login } = matchRoute('/login');
const { route: home } = matchRoute('/home');

describe('the guard', () => {
  it('shows a public screen whatever the session is', () => {
    for (const session of ['unknown', 'signedOut', 'signedIn'] as const) {
      expect(guardRoute(home, session, '/home', 9)).toEqual({ kind: 'show' });
    }
  });

  it('redirects from a member screen to login with a redirect back if signed out', () => {
    expect(guardRoute(cart, 'signedOut', '/cart?from=1', 0)).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fcart%3Ffrom%3D1',
      message: 'needsLogin',
    });
  });

  it('waits for the stored session before it decides about a member screen', () => {
    expect(guardRoute(cart, 'unknown', '/cart', 0)).toEqual({ kind: 'wait' });
  });

  it('redirects from login to the home page if signed in', () => {
    expect(guardRoute(login, 'signedIn', '/login', 0)).toEqual({
      kind: 'redirect',
      to: '/home',
      message: 'alreadySignedIn',
    });
  });

  it('follows the redirect of the login page if signed in', () => {
    expect(guardRoute(login, 'signedIn', '/login?redirect=%2Fcart%3Ffrom%3D1', 0)).toMatchObject({
      to: '/cart?from=1',
    });
  });

  it('ignores redirects that leave the shop', () => {
    for (const redirect of ['//evil.example', 'https://evil.example', '/nowhere', 'javascript:alert(1)']) {
      expect(guardRoute(login, 'signedIn', `/login?redirect=${encodeURIComponent(redirect)}`, 0)).toMatchObject({
        to: '/home',
      });
    }
  });

  it('stops after three redirects in a row', () => {
    expect(guardRoute(cart, 'signedOut', '/cart', MAX_REDIRECTS - 1).kind).toBe('redirect');
    expect(guardRoute(cart, 'signedOut', '/cart', MAX_REDIRECTS)).toEqual({ kind: 'stuck' });
  });
});

describe('loginTarget', () => {
  const targetOf = (pathname: string, search = '') => loginTarget({ match: matchRoute(pathname), pathname, search });

  it.each([
    ['/product/1', ''],
    ['/search', 'keyword=mug&page=2'],
    ['/settings', ''],
    ['/contact', ''],
    ['/home', 'from=ad'],
  ])('is the current screen with its query: %s?%s', (pathname, search) => {
    expect(targetOf(pathname, search)).toBe(search === '' ? pathname : `${pathname}?${search}`);
  });

  it('returns the redirect of the login, register and reset forms', () => {
    for (const pathname of ['/login', '/register', '/reset-password']) {
      expect(targetOf(pathname, 'redirect=%2Fsearch%3Fkeyword%3Dmug')).toBe('/search?keyword=mug');
      expect(targetOf(pathname)).toBeUndefined();
    }
  });

  it('is undefined on the home page and on error pages', () => {
    for (const pathname of ['/home', '/nowhere', '/404', '/403', '/500']) expect(targetOf(pathname)).toBeUndefined();
  });
});
