/** The languages of the shop; the first is the fallback. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** Under this name the choice is kept in local storage and in a cookie for the server. */
export const LOCALE_KEY = 'locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Decides a first visitor's language: the first tag with a `zh` or `en` prefix, else zh-CN.
 *
 * @param preferred language tags, most wanted first (`navigator.languages` or a sorted Accept-Language)
 */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.trim().toLowerCase();
    if (language.startsWith('zh')) return 'zh-CN';
    if (language.startsWith('en')) return 'en-US';
  }
  return 'zh-CN';
}

/** Reads an Accept-Language header (RFC 9110, section 12.5.4) into tags, most wanted first. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
