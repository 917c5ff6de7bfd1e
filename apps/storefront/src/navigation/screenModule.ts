import type { LateClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Route } from '../app/routes.ts';
import { SHELL_NAMESPACES, type Translate } from '../i18n/i18n.ts';

/** What a screen may use to fetch before it is drawn and to say what it is about. */
export interface ScreenContext {
  client: LateClient;
  queryClient: QueryClient;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  locale: Locale;
  /** Words, by keys with their namespace: those of the shell and of the screen are there. */
  t: Translate;
  /** Origin of the shop, for canonical addresses. */
  origin: string;
}

/** What the document's head says of a screen. */
export interface ScreenMeta {
  title: string;
  description?: string;
  /** Path and query that stand for all variants of this page, without its language. */
  canonical?: string;
  /** Whether search engines may list this view of an indexed page. @default true */
  isIndexed?: boolean;
  /** What the page is about, for link previews. @default 'website' */
  type?: 'website' | 'product';
  /** Picture for link previews. @default the shop's own */
  image?: { url: string; alt: string };
  /** Price for link previews, as a decimal number. */
  price?: { amount: string; currency: string };
  /** Structured data (schema.org). */
  jsonLd?: object[];
}

/** What a screen's title may depend on. */
export type TitleContext = Pick<ScreenContext, 'queryClient' | 'params' | 'search' | 'locale' | 't'>;

/** What a file `features/<folder>/<Name>Screen.tsx` exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** What stands in the sidebar below the categories, in place of its other links: filters of a list. */
  Aside?: ComponentType;
  /** What stands in the middle of the wide header, in place of search and links: the steps of a purchase. */
  Middle?: ComponentType;
  /** Fetches the primary data into the query client; a failure here decides the page's status. */
  prefetch?: (context: Omit<ScreenContext, 't'>) => Promise<unknown>;
  /**
   * Returns the path and query to show instead, where the prefetched data says that there is nothing at these: the last page of
   * a list for a page beyond it. The server redirects there.
   */
  redirect?: (context: Omit<ScreenContext, 't'>) => string | undefined;
  /** Returns the title in the top bar, where it depends on cached data. @default the title that the screen's words name */
  title?: (context: TitleContext) => string;
  meta: (context: ScreenContext) => ScreenMeta;
}

const modules = import.meta.glob<ScreenModule>('../features/*/*Screen.tsx');
const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The source file of a route's screen, as the build's manifest names it. */
export function screenFile(route: Route): string {
  return `src/features/${route.screen}Screen.tsx`;
}

/** The namespace of a route's words. */
export function namespaceOf(route: Route): string {
  return route.screen.slice(0, route.screen.indexOf('/'));
}

/** Every namespace that a route's screen reads. */
export function namespacesOf(route: Route): string[] {
  return [...SHELL_NAMESPACES, namespaceOf(route), ...(route.namespaces ?? [])];
}

/** Loads a route's screen once; later calls get the same promise. */
export function loadScreen(route: Route): Promise<ScreenModule> {
  const existing = loading.get(route.screen);
  if (existing) return existing;
  const load = modules[`../features/${route.screen}Screen.tsx`];
  if (!load) throw new Error(`There is no features/${route.screen}Screen.tsx.`);
  const promise = load().then((module) => {
    loaded.set(route.screen, module);
    return module;
  });
  promise.catch(() => loading.delete(route.screen));
  loading.set(route.screen, promise);
  return promise;
}

/** The module if it has arrived, so that a first render need not suspend. */
export function loadedScreen(route: Route): ScreenModule | undefined {
  return loaded.get(route.screen);
}
