import type { Shop } from '@mallard/domain/contract';
import type { DeferredClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { SHELL_NAMESPACES, type Translate } from '../i18n/i18n.ts';
import type { Route } from './routes.ts';

/** Data for fetching before a screen is rendered, and for its metadata. */
export interface ScreenContext {
  client: DeferredClient;
  queryClient: QueryClient;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  locale: Locale;
  /** Translates keys with a namespace. Messages of the shell and of the screen are loaded. */
  t: Translate;
  /** Origin of the shop, for canonical URLs. */
  origin: string;
  /** Settings of the shop. */
  shop: Shop;
}

/** Metadata of a screen for the document's head. */
export interface ScreenMeta {
  title: string;
  description?: string;
  /** Canonical path and query of all variants of this page, without a language. */
  canonical?: string;
  /** Whether search engines can list this view of an indexed route. @default true */
  isIndexed?: boolean;
  /** Open Graph type for link previews. @default 'website' */
  type?: 'website' | 'product';
  /** Picture for link previews. @default the shop's own */
  image?: { url: string; alt: string };
  /** Price for link previews, as a decimal number. */
  price?: { amount: string; currency: string };
  /** Structured data (schema.org). */
  jsonLd?: object[];
}

/** Data that a screen's title can depend on. */
export type TitleContext = Pick<ScreenContext, 'queryClient' | 'params' | 'search' | 'locale' | 't'>;

/** Exports of a file `features/<folder>/<Name>Screen.tsx`. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Content of the sidebar below the categories, such as filters. It replaces the quick links. */
  Aside?: ComponentType;
  /** Content of the wide header, such as the steps of a purchase. It replaces search and links. */
  Middle?: ComponentType;
  /** Fetches the primary data into the query client. A failure determines the HTTP status of the page. */
  prefetch?: (context: Omit<ScreenContext, 't'>) => Promise<unknown>;
  /**
   * Returns a path and query that the server redirects to, depending on prefetched data. Lists redirect to their last page if the page
   * number is too high.
   */
  redirect?: (context: Omit<ScreenContext, 't'>) => string | undefined;
  /** Returns the title in the top bar if it depends on cached data. @default the title in the screen's messages */
  title?: (context: TitleContext) => string;
  meta: (context: ScreenContext) => ScreenMeta;
}

const modules = import.meta.glob<ScreenModule>('../features/*/*Screen.tsx');
const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** Returns the source file of a route's screen, as the build's manifest names it. */
export function screenFile(route: Route): string {
  return `src/features/${route.screen}Screen.tsx`;
}

/** Returns the namespace of a route's messages. */
export function namespaceOf(route: Route): string {
  return route.screen.slice(0, route.screen.indexOf('/'));
}

/** Returns all namespaces that a route's screen reads. */
export function namespacesOf(route: Route): string[] {
  return [...SHELL_NAMESPACES, namespaceOf(route), ...(route.namespaces ?? [])];
}

/** Loads a route's screen. All calls share one promise; after a failure, the next call loads again. */
export function loadScreen(route: Route): Promise<ScreenModule> {
  const pending = loading.get(route.screen);
  if (pending) return pending;
  const load = modules[`../features/${route.screen}Screen.tsx`];
  if (!load)
    throw new Error(`Missing screen file: create src/features/${route.screen}Screen.tsx for the path "${route.path}".`);
  const promise = load().then((module) => {
    loaded.set(route.screen, module);
    return module;
  });
  promise.catch(() => loading.delete(route.screen));
  loading.set(route.screen, promise);
  return promise;
}

/** Returns the module if it is loaded, so that a render doesn't need to suspend. */
export function loadedScreen(route: Route): ScreenModule | undefined {
  return loaded.get(route.screen);
}
