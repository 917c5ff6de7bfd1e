import type { Locale } from '@mallard/domain/messages';
import { openArea } from '@mallard/domain/storage';
import { isOfferedLocale } from '../i18n/offeredLocales.ts';
import { LOCALE_KEY, readPreference } from '../preferences/cookies.ts';
import type { Preferences } from '../preferences/preferences.ts';

const LANG_PARAM = 'lang';

/**
 * Returns the language that a query names, or `null` when it names none of the shop's.
 *
 * @example linkedLocale('?lang=en-US') // 'en-US'
 */
export function linkedLocale(search: string): Locale | null {
  const lang = new URLSearchParams(search).get(LANG_PARAM);
  return isOfferedLocale(lang) ? lang : null;
}

/**
 * Returns the address of a page in one language; with `null` the address that leaves the language to the visitor.
 *
 * @example inLocale('/category?page=2', 'en-US') // '/category?page=2&lang=en-US'
 */
export function inLocale(path: string, locale: Locale | null): string {
  const url = new URL(path, 'http://localhost');
  if (locale === null) url.searchParams.delete(LANG_PARAM);
  else url.searchParams.set(LANG_PARAM, locale);
  return url.pathname + url.search + url.hash;
}

/**
 * Saves the language of a `?lang=` address as the visitor's choice, unless they have made one. A visitor with a choice reads
 * the page in the language of the link, and gets their own with the next page load.
 *
 * @param search query of the address
 */
export function adoptLinkedLocale(preferences: Preferences, search: string, window: Window): void {
  const locale = linkedLocale(search);
  const stored = openArea(() => window.localStorage)?.getItem(LOCALE_KEY);
  const hasChoice = isOfferedLocale(stored) || isOfferedLocale(readPreference(window.document.cookie, LOCALE_KEY));
  if (locale !== null && !hasChoice) preferences.write({ locale });
}
