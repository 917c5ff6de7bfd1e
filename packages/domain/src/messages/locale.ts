import languages from './languages.json' with { type: 'json' };

/** A language tag (BCP 47) that Mallard has messages in. */
export type Locale = keyof typeof languages;

/** The languages that Mallard has messages in, each with its own name. `ja-JP` is a machine translation for tests. */
export const languageNames: Readonly<Record<Locale, string>> = languages;

/** The tags of the languages. The first is the fallback. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** A language that products, categories and other stored texts are written in. */
export type ContentLocale = keyof LocalizedText;

/** A stored text in each of its languages. */
export interface LocalizedText {
  'zh-CN': string;
  'en-US': string;
}

/**
 * Returns the language in which to show stored texts to a user of a language: the same one, or English if they have none in it.
 *
 * @example contentLocaleOf('ja-JP') // 'en-US'
 */
export function contentLocaleOf(locale: Locale): ContentLocale {
  return locale === 'zh-CN' ? 'zh-CN' : 'en-US';
}

/** Longer `Accept-Language` headers are cut: parsing them costs more than a better match is worth. */
const MAX_HEADER = 500;

/** Whether a value is the tag of one of the languages, for example one from a cookie or an address. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Returns the language for a list of preferred language tags: that of the first tag that has the same primary language as an
 * offered one, else the first offered.
 *
 * @param preferred tags in order of preference, for example `navigator.languages`
 * @param offered the languages to choose from
 * @example chooseLocale(['fr-FR', 'en-GB']) // 'en-US'
 */
export function chooseLocale(preferred: readonly string[], offered: readonly Locale[] = locales): Locale {
  for (const tag of preferred) {
    const match = offered.find((locale) => primaryLanguage(locale) === primaryLanguage(tag));
    if (match) return match;
  }
  return offered[0] ?? locales[0];
}

function primaryLanguage(tag: string): string {
  return tag.trim().toLowerCase().split('-')[0] ?? '';
}

/**
 * Parses an `Accept-Language` header (RFC 9110, section 12.5.4) into tags in order of preference. Tags with quality 0 are left out.
 *
 * @example parseAcceptLanguage('fr;q=0.3, en-US') // ['en-US', 'fr']
 */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, MAX_HEADER)
    .split(',')
    .map(parseLanguageRange)
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

function parseLanguageRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/**
 * Returns the language of a response to a request with this `Accept-Language` header.
 *
 * @example localeOf('fr, en-GB;q=0.8') // 'en-US'
 */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  return chooseLocale(parseAcceptLanguage(acceptLanguage ?? ''));
}
