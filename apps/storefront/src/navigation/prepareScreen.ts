import type { Locale } from '@mallard/domain/messages';
import type { Route } from '../app/routes.ts';
import { loadLazySections, loadOnce } from '../hydration/index.ts';
import { type I18n, loadMessages } from '../i18n/i18n.ts';
import { loadScreen, namespaceOf, namespacesOf } from './screenModule.ts';

/** Brings a screen's code and i18n; the promise of one screen and language is always the same one. */
export interface ScreenPreparer {
  isReady(route: Route, locale: Locale): boolean;
  /** For a screen that the server has drawn, whose late parts stand there already. */
  prepareDrawn(route: Route, locale: Locale): Promise<void>;
  /** For any other: brings its late parts too. */
  prepare(route: Route, locale: Locale): Promise<void>;
}

export function createScreenPreparer(i18n: I18n): ScreenPreparer {
  const ready = new Set<string>();
  const keyOf = (route: Route, locale: Locale) => `${locale} ${route.screen}`;

  async function load(route: Route, locale: Locale) {
    await Promise.all([loadScreen(route), loadMessages(i18n, locale, namespacesOf(route))]);
    ready.add(keyOf(route, locale));
  }

  const prepareDrawn = remembered(load);
  return {
    isReady: (route, locale) => ready.has(keyOf(route, locale)),
    prepareDrawn,
    prepare: remembered(async (route, locale) => {
      await prepareDrawn(route, locale);
      await Promise.all([loadLazySections('src/layout/'), loadLazySections(`src/features/${namespaceOf(route)}/`)]);
    }),
  };

  function remembered(bring: (route: Route, locale: Locale) => Promise<void>) {
    const loads = new Map<string, () => Promise<void>>();
    return (route: Route, locale: Locale) => {
      const key = keyOf(route, locale);
      const load = loads.get(key) ?? loadOnce(() => bring(route, locale));
      loads.set(key, load);
      return load();
    };
  }
}
