import { isLocale, type Locale } from '@mallard/domain/messages';
import languages from '../../languages.json' with { type: 'json' };

/** The languages of this shop, from `languages.json`. The first is the fallback. */
export const offeredLocales: readonly Locale[] = languages.filter(isLocale);

/** Whether a value, such as one from a cookie or an address, is the tag of a language of this shop. */
export function isOfferedLocale(value: unknown): value is Locale {
  return offeredLocales.some((locale) => locale === value);
}
