import type { Locale } from '@mallard/domain/messages';
import { loadLazySections, loadOnce } from '../hydration/index.ts';
import { type I18n, loadMessages } from '../i18n/i18n.ts';
import type { Route } from './routes.ts';
import { loadScreen, namespaceOf, namespacesOf } from './screenModule.ts';

/** Loads the code and messages of screens. Calls for the same screen and language share one promise, so `use` can read it. */
export interface ScreenPreparer {
  isReady(route: Route, locale: Locale): boolean;
  /** Loads a screen that the server has rendered: the HTML of its lazy sections is already on the page. */
  prepareWithoutSections(route: Route, locale: Locale): Promise<void>;
  /** Loads a screen with its lazy sections. */
  prepare(route: Route, locale: Locale): Promise<void>;
}

type Load = (route: Route, locale: Locale) => Promise<void>;

/** Creates the preparer of a tab or a server render without loading anything. */
export function createScreenPreparer(i18n: I18n): ScreenPreparer {
  const ready = new Set<string>();
  const keyOf = (route: Route, locale: Locale) => `${locale} ${route.screen}`;

  function oncePerScreen(load: Load): Load {
    const loads = new Map<string, () => Promise<void>>();
    return (route, locale) => {
      const key = keyOf(route, locale);
      const loadThisOnce = loads.get(key) ?? loadOnce(() => load(route, locale));
      loads.set(key, loadThisOnce);
      return loadThisOnce();
    };
  }

  const prepareWithoutSections = oncePerScreen(async (route, locale) => {
    await Promise.all([loadScreen(route), loadMessages(i18n, locale, namespacesOf(route))]);
    ready.add(keyOf(route, locale));
  });

  return {
    isReady: (route, locale) => ready.has(keyOf(route, locale)),
    prepareWithoutSections,
    prepare: oncePerScreen(async (route, locale) => {
      await prepareWithoutSections(route, locale);
      await Promise.all([loadLazySections('src/layout/'), loadLazySections(`src/features/${namespaceOf(route)}/`)]);
    }),
  };
}
