import type { Route } from '../routes.ts';
import type { Locale } from './locale.ts';
import { loadScreen, namespacesOf } from './screenModule.ts';
import { loadWords, type Words } from './words.ts';

/** Brings a screen's code and words; the promise of one screen and language is always the same one. */
export interface ScreenPreparer {
  isReady(route: Route, locale: Locale): boolean;
  prepare(route: Route, locale: Locale): Promise<void>;
}

export function createScreenPreparer(words: Words): ScreenPreparer {
  const promises = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  const keyOf = (route: Route, locale: Locale) => `${locale} ${route.screen}`;

  async function load(route: Route, locale: Locale) {
    await Promise.all([loadScreen(route), loadWords(words, locale, namespacesOf(route))]);
    ready.add(keyOf(route, locale));
  }

  return {
    isReady: (route, locale) => ready.has(keyOf(route, locale)),
    prepare(route, locale) {
      const key = keyOf(route, locale);
      const existing = promises.get(key);
      if (existing) return existing;
      const promise = load(route, locale);
      promise.catch(() => promises.delete(key));
      promises.set(key, promise);
      return promise;
    },
  };
}
