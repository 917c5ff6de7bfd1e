import { createClient, memorySession } from '@mallard/domain/client';
import type { Shop } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import { layers } from '@mallard/ui/theme';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { lazySectionFiles, RenderedSectionsProvider } from '../hydration/index.ts';
import { createI18n, loadMessages, messagesFile, translatorOf } from '../i18n/i18n.ts';
import { isBuiltInArticle } from '../i18n/isBuiltInArticle.ts';
import { errorScreenMatch } from '../layout/ScreenOutlet.tsx';
import { shellQueries } from '../layout/shellQueries.ts';
import { headMarkup, SHOP_PREVIEW, splitPreloads } from '../navigation/head.ts';
import { linkedLocale } from '../navigation/linkedLocale.ts';
import { matchOfferedRoute } from '../navigation/offeredRoutes.ts';
import { matchRoute, type Route, type RouteMatch, routes } from '../navigation/routes.ts';
import { metaOf } from '../navigation/screenMeta.ts';
import { loadScreen, namespacesOf, type ScreenContext, screenFile } from '../navigation/screenModule.ts';
import type { PreferenceValues } from '../preferences/preferences.ts';
import { DEFERRED_SERVICES_FILE } from '../services/deferredServices.ts';
import type { PageOutcome, PageState, PublicConfig } from '../services/pageState.ts';
import { shopTexts } from '../services/useShopTexts.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';

export { chooseLocale, parseAcceptLanguage } from '@mallard/domain/messages';
export { SHELL_PATH } from '../../worker/cachePolicy.ts';
export { RECORD_EVENT_SCRIPT } from '../hydration/index.ts';
export { offeredLocales } from '../i18n/offeredLocales.ts';
export { setBasePath } from '../navigation/basePath.ts';
export { scriptJson } from '../navigation/head.ts';
export { linkedLocale } from '../navigation/linkedLocale.ts';
export { redirectOf, routes } from '../navigation/routes.ts';
export { readPreferences } from '../preferences/preferences.ts';
export { DEFERRED_SERVICES_FILE } from '../services/deferredServices.ts';
export { START_FAILURE_SCRIPT } from './startFailure.ts';

/** Cascade layers from weakest to strongest. */
export const LAYERS: readonly string[] = Object.values(layers);

export interface RenderInput extends PreferenceValues {
  url: URL;
  /** Milliseconds since 1970. */
  now: number;
  backend: (request: Request) => Promise<Response>;
  config: PublicConfig;
}

export interface RenderedPage {
  status: number;
  /** Seconds until a failed page can be requested again, if the API says so. */
  retryAfter?: number | undefined;
  head: string;
  body: string;
  state: PageState;
  files: PageFiles;
}

/** A redirect to another page of the shop. */
export interface PageRedirect {
  /** Path and query. */
  location: string;
}

/** The API is overloaded, so that no page was rendered. */
export interface PageRefusal {
  isRefused: true;
  /** Seconds until the page can be requested again, if the API says so. */
  retryAfter: number | undefined;
}

/** Source files of a page, as the build's manifest names them. */
export interface PageFiles {
  /** Files whose scripts and styles the first view needs. */
  first: string[];
  /** Files of lazy sections: the first view needs their styles, their scripts are loaded later. */
  later: string[];
}

/** Renders a page on the server with public data. Data of a signed-in user is rendered in the browser only. */
export async function render(input: RenderInput): Promise<RenderedPage | PageRedirect | PageRefusal> {
  const { url, locale, theme, motion, now, config } = input;
  const i18n = createI18n(locale, config.shop);
  const directClient = createClient({
    backend: input.backend,
    baseUrl: url.origin,
    session: memorySession(),
    locale: () => locale,
    version: config.version,
    passwordHashing: config.shop.password.hashing,
    locks: null,
    retriesOverload: false,
  });
  const client = createDeferredClient(async () => ({ client: directClient, endpoints }));
  const services = createServices({
    client,
    i18n,
    preferences: { locale, theme, motion },
    now: () => now,
    renderedAt: now,
    origin: url.origin,
    config,
  });

  const match = matchOfferedRoute(url.pathname, config.shop);
  const search = new URLSearchParams(url.search);
  const context = {
    client,
    queryClient: services.queryClient,
    params: match.params,
    search,
    locale,
    origin: url.origin,
    shop: config.shop,
  };
  const [result] = await Promise.all([
    prefetch(match, context),
    Promise.allSettled(shellQueries(client, locale).map((query) => services.queryClient.prefetchQuery(query))),
  ]);
  const { outcome } = result;
  if (outcome === 'refused') return { isRefused: true, retryAfter: result.retryAfter };
  const location = outcome === 'shown' ? (await loadScreen(match.route)).redirect?.(context) : undefined;
  if (location !== undefined) return { location };
  const renderedMatch = outcome === 'shown' ? match : errorScreenMatch(outcome);
  await loadMessages(i18n, locale, namespacesOf(renderedMatch.route));
  await services.screens.prepare(renderedMatch.route, locale);
  if (renderedMatch !== match) await prefetch(renderedMatch, context);

  const renderedSections = new Set<string>();
  const { preloads, body } = splitPreloads(
    renderToString(
      <RenderedSectionsProvider value={renderedSections}>
        <App services={services} i18n={i18n} outcome={outcome} serverUrl={url} />
      </RenderedSectionsProvider>,
    ),
  );
  const t = translatorOf(i18n, locale);
  const meta = metaOf(await loadScreen(renderedMatch.route), { ...context, t });
  return {
    status: result.status,
    retryAfter: result.retryAfter,
    head: `${headMarkup(meta, {
      origin: url.origin,
      locale,
      linkedLocale: linkedLocale(url.search, i18n.offeredLocales),
      isIndexed: renderedMatch.route.isIndexed === true,
      locales: i18n.offeredLocales,
      shop: { ...shopTexts(config.shop, locale), preview: previewPath(config.shop) },
    })}\n${preloads}`,
    body,
    state: {
      locale,
      theme,
      motion,
      outcome,
      address: url.pathname + url.search,
      renderedAt: now,
      queries: dehydrate(services.queryClient),
      config,
    },
    files: pageFiles(renderedMatch.route, locale, [...renderedSections]),
  };
}

/** Returns the picture of link previews of pages without one; `null` for none. That of the sample shop shows its name. */
function previewPath(shop: Shop): string | null {
  return shop.logo ?? (isBuiltInArticle('about', shop) ? SHOP_PREVIEW : null);
}

/** Returns the route pattern of a path, such as `/product/:uuid`. Logs use it so that they don't contain what users look at. */
export function patternOf(pathname: string): string {
  return matchRoute(pathname).route.path;
}

/** Returns whether everyone can open a page. Other pages are for members, or for visitors who aren't signed in. */
export function isForEveryone(pathname: string): boolean {
  return matchRoute(pathname).route.access === 'public';
}

/** Lists all screens with the files of their first view, and all lazy sections. The build uses it to combine styles. */
export async function listPages(): Promise<{ screens: { screen: string; files: string[] }[]; parts: string[] }> {
  await Promise.all(Object.values(routes).map(loadScreen));
  const screens = Object.values(routes).map((route) => ({ screen: screenFile(route), files: scriptFilesOf(route) }));
  return { screens, parts: lazySectionFiles() };
}

/** Returns the files of a page. @param sections files of the lazy sections that are rendered on it */
function pageFiles(route: Route, locale: Locale, sections: string[]): PageFiles {
  const messages = namespacesOf(route).map((namespace) => messagesFile(locale, namespace));
  if (route.access === 'public') return { first: [...scriptFilesOf(route), ...messages], later: sections };
  // The guard waits for the session, and the session waits until the whole page is hydrated. So load everything at once.
  return { first: [...scriptFilesOf(route), DEFERRED_SERVICES_FILE, ...messages, ...sections], later: [] };
}

function scriptFilesOf(route: Route): string[] {
  return ['src/app/entry-client.tsx', screenFile(route)];
}

/** Renders the page that browsers cache for offline use. It serves every URL, so it has no content: the browser renders it. */
export function renderShell({ now, config, ...preferences }: Omit<RenderInput, 'url' | 'backend'>): RenderedPage {
  const queries = { mutations: [], queries: [] };
  return {
    status: 200,
    head: '<meta name="robots" content="noindex">',
    body: '',
    state: { ...preferences, outcome: 'shell', renderedAt: now, queries, config },
    files: { first: ['src/app/entry-client.tsx'], later: [] },
  };
}

/** Result of fetching the data of a screen. `retryAfter` is in seconds. */
interface PrefetchResult {
  outcome: PageOutcome | 'refused';
  status: number;
  retryAfter?: number | undefined;
}

async function prefetch(match: RouteMatch, context: Omit<ScreenContext, 't'>): Promise<PrefetchResult> {
  const module = await loadScreen(match.route);
  const status = match.route.status ?? 200;
  if (!module.prefetch) return { outcome: 'shown', status };
  try {
    await module.prefetch(context);
    return { outcome: 'shown', status };
  } catch (error) {
    const failure = toApiError(error);
    if (failure.kind === 'NotFound' || failure.kind === 'BadRequest') return { outcome: 'notFound', status: 404 };
    if (failure.kind === 'Unknown') throw error;
    const retryAfter = 'retryAfter' in failure ? failure.retryAfter : undefined;
    // Rendering would slow down an overloaded server further.
    if (failure.kind === 'Overloaded') return { outcome: 'refused', status: 503, retryAfter };
    if (failure.kind === 'RateLimited') return { outcome: 'rateLimited', status: 429, retryAfter };
    return { outcome: 'failed', status: failure.status === 503 ? 503 : 502, retryAfter };
  }
}
