import { describe, expect, it } from 'vitest';
import { preferenceCookie, readCookie } from './cookies.ts';

describe('a cookie', () => {
  it('is read as it was written, among others', () => {
    const [pair = ''] = preferenceCookie('name', 'a=b; c').split(';');
    expect(readCookie(`other=1; ${pair}; names=2`, 'name')).toBe('a=b; c');
    expect(readCookie('other=1', 'name')).toBeNull();
  });

  it('that cannot be decoded counts as absent', () => {
    expect(readCookie('locale=%', 'locale')).toBeNull();
    expect(readCookie('locale=%E4%BD', 'locale')).toBeNull();
  });
});
