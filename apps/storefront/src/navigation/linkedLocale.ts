import { type Locale, locales } from '@mallard/domain/messages';
import { openArea } from '@mallard/domain/storage';
import { LOCALE_KEY, readPreference } from '../preferences/cookies.ts';
import type { Preferences } from '../preferences/preferences.ts';

const LANG_PARAM = 'lang';

/**
 * Returns the language that a query names, or `null` when it names none of them.
 *
 * @param offered the languages of the shop. @default all that there are messages in
 * @example linkedLocale('?lang=en-US') // 'en-US'
 */
export function linkedLocale(search: string, offered: readonly Locale[] = locales): Locale | null {
  const lang = new URLSearchParams(search).get(LANG_PARAM);
  return offered.find((locale) => locale === lang) ?? null;
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
 * @param offered the languages of the shop
 */
export function adoptLinkedLocale(
  preferences: Preferences,
  search: string,
  offered: readonly Locale[],
  window: Window,
): void {
  const isOffered = (value: unknown) => offered.some((tag) => tag === value);
  const locale = linkedLocale(search, offered);
  const stored = openArea(() => window.localStorage)?.getItem(LOCALE_KEY);
  const hasChoice = isOffered(stored) || isOffered(readPreference(window.document.cookie, LOCALE_KEY));
  if (locale !== null && !hasChoice) preferences.write({ locale });
}
