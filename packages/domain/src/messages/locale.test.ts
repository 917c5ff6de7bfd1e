import { describe, expect, it } from 'vitest';
import { chooseLocale, parseAcceptLanguage } from './locale.ts';

describe('the language of a first visit', () => {
  it.each([
    [['en-GB', 'zh'], 'en-US'],
    [['zh-Hant-TW'], 'zh-CN'],
    [['fr-FR', 'en'], 'en-US'],
    [['fr-FR'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('%j reads %s', (preferred, locale) => {
    expect(chooseLocale(preferred)).toBe(locale);
  });

  it('sorts Accept-Language by quality and drops what is refused', () => {
    expect(parseAcceptLanguage('fr;q=0.3, en-US;q=0.9,zh;q=0,de')).toEqual(['de', 'en-US', 'fr']);
    expect(parseAcceptLanguage('')).toEqual([]);
    expect(parseAcceptLanguage('en;q=abc')).toEqual([]);
  });
});
