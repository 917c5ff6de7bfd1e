// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createPreferences } from '../preferences/preferences.ts';
import { adoptLinkedLocale, inLocale, linkedLocale } from './linkedLocale.ts';

describe('linkedLocale', () => {
  it('accepts the languages of the shop and ignores others', () => {
    expect(linkedLocale('?keyword=a&lang=en-US')).toBe('en-US');
    expect(linkedLocale('lang=zh-CN')).toBe('zh-CN');
    for (const search of ['', '?lang=', '?lang=fr-FR', '?lang=EN-us', '?language=en-US'])
      expect(linkedLocale(search), search).toBeNull();
  });
});

describe('inLocale', () => {
  it('adds, replaces and removes the language without changing other parameters', () => {
    expect(inLocale('/home', 'en-US')).toBe('/home?lang=en-US');
    expect(inLocale('/category?page=2', 'zh-CN')).toBe('/category?page=2&lang=zh-CN');
    expect(inLocale('/category?lang=en-US&page=2#list', 'zh-CN')).toBe('/category?lang=zh-CN&page=2#list');
    expect(inLocale('/category?lang=en-US&page=2', null)).toBe('/category?page=2');
    expect(inLocale('/home?lang=en-US', null)).toBe('/home');
  });
});

describe('adoptLinkedLocale', () => {
  beforeEach(() => {
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'locale=; Max-Age=0';
  });

  function adopt(search: string) {
    const saved: string[] = [];
    const preferences = createPreferences(
      { locale: 'en-US', theme: 'system', motion: 'system' },
      { save: (key, value) => saved.push(`${key}=${value}`), setCookie: () => undefined },
    );
    adoptLinkedLocale(preferences, search, ['zh-CN', 'en-US'], window);
    return saved;
  }

  it('stores the language of a link if the visitor has no preference', () => {
    expect(adopt('?lang=en-US')).toEqual(['locale=en-US']);
    expect(adopt('')).toEqual([]);
  });

  it('preserves a preference in storage or in the cookie', () => {
    localStorage.setItem('locale', 'zh-CN');
    expect(adopt('?lang=en-US')).toEqual([]);
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'locale=zh-CN';
    expect(adopt('?lang=en-US')).toEqual([]);
  });
});
