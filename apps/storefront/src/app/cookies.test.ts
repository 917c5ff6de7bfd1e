import { describe, expect, it } from 'vitest';
import { preferenceCookie, readCookie, readPreference } from './cookies.ts';

describe('a cookie', () => {
  it('is read as it was written, among others', () => {
    const [pair = ''] = preferenceCookie('name', 'a=b; c', false).split(';');
    expect(readCookie(`other=1; ${pair}; names=2`, 'name')).toBe('a=b; c');
    expect(readCookie('other=1', 'name')).toBeNull();
  });

  it('of a preference is bound to its host over HTTPS, and read in preference to one without the prefix', () => {
    const secure = preferenceCookie('theme', 'dark', true);
    expect(secure).toMatch(/^__Host-theme=dark; Path=\/; /);
    expect(secure).toMatch(/; SameSite=Lax; Secure$/);
    const plain = preferenceCookie('theme', 'light', false);
    expect(plain).toMatch(/^theme=light; .*SameSite=Lax$/);
    const [first, second] = [plain, secure].map((cookie) => cookie.split(';')[0]);
    expect(readPreference(`${first}; ${second}`, 'theme')).toBe('dark');
    expect(readPreference(`${first}`, 'theme')).toBe('light');
  });

  it('that cannot be decoded counts as absent', () => {
    expect(readCookie('locale=%', 'locale')).toBeNull();
    expect(readCookie('locale=%E4%BD', 'locale')).toBeNull();
  });
});
