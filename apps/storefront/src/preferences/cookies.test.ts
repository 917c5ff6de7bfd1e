import { describe, expect, it } from 'vitest';
import { preferenceCookie, readCookie, readPreference } from './cookies.ts';

const atRoot = { basePath: '' };

describe('a cookie', () => {
  it('is decoded to the value that was encoded', () => {
    const [pair = ''] = preferenceCookie('name', 'a=b; c', { ...atRoot, isSecure: false }).split(';');
    expect(readCookie(`other=1; ${pair}; names=2`, 'name')).toBe('a=b; c');
    expect(readCookie('other=1', 'name')).toBeNull();
  });

  it('of a preference has the __Host- prefix over HTTPS, and takes precedence over one without', () => {
    const secure = preferenceCookie('theme', 'dark', { ...atRoot, isSecure: true });
    expect(secure).toMatch(/^__Host-theme=dark; Path=\/; /);
    expect(secure).toMatch(/; SameSite=Lax; Secure$/);
    const plain = preferenceCookie('theme', 'light', { ...atRoot, isSecure: false });
    expect(plain).toMatch(/^theme=light; .*SameSite=Lax$/);
    const [first, second] = [plain, secure].map((cookie) => cookie.split(';')[0]);
    expect(readPreference(`${first}; ${second}`, 'theme')).toBe('dark');
    expect(readPreference(`${first}`, 'theme')).toBe('light');
  });

  it('is for the base path only, without the __Host- prefix, with which browsers accept only the root', () => {
    const basePath = '/shop';
    expect(preferenceCookie('theme', 'dark', { basePath, isSecure: true })).toMatch(
      /^theme=dark; Path=\/shop; .*; Secure$/,
    );
    expect(preferenceCookie('theme', 'dark', { basePath, isSecure: false })).toMatch(/^theme=dark; Path=\/shop; /);
  });

  it('that can’t be decoded is treated as missing', () => {
    expect(readCookie('locale=%', 'locale')).toBeNull();
    expect(readCookie('locale=%E4%BD', 'locale')).toBeNull();
  });
});
