import { createClient, memorySession } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createLateClient } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import { layers } from '@mallard/ui/theme';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { lazySectionFiles, RenderedSectionsProvider } from '../hydration/index.ts';
import { createI18n, loadMessages, messagesFile, translatorOf } from '../i18n/i18n.ts';
import { linkedLocale } from '../i18n/linkedLocale.ts';
import { shellQueries } from '../layout/shellQueries.ts';
import { headMarkup, splitPreloads } from '../navigation/head.ts';
import { standIn } from '../navigation/ScreenOutlet.tsx';
import { metaOf } from '../navigation/screenMeta.ts';
import { loadScreen, namespacesOf, type ScreenContext, screenFile } from '../navigation/screenModule.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import type { PageOutcome, PageState, PublicConfig } from './pageState.ts';
import type { PreferenceValues } from './preferences.ts';
import { matchRoute, type Route, type RouteMatch, routes } from './routes.ts';
import { TAB_FILE } from './tabCode.ts';

export { chooseLocale, parseAcceptLanguage } from '@mallard/domain/messages';
export { SHELL_PATH } from '../../worker/places.ts';
export { RECORD_EVENT_SCRIPT } from '../hydration/index.ts';
export { linkedLocale } from '../i18n/linkedLocale.ts';
export { offeredLocales } from '../i18n/offeredLocales.ts';
export { scriptJson } from '../navigation/head.ts';
export { readPreferences } from './preferences.ts';
export { redirectOf, routes } from './routes.ts';
export { WATCH_START } from './startFailure.ts';
export { TAB_FILE } from './tabCode.ts';

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
  /** Seconds until a page that failed is worth another try, where that is known. */
  retryAfter?: number | undefined;
  head: string;
  body: string;
  state: PageState;
  files: PageFiles;
}

/** Where a page is to be asked for instead. */
export interface PageRedirect {
  /** Path and query. */
  location: string;
}

/** Source files of a page. */
export interface PageFiles {
  /** Those whose chunks it needs at once. */
  first: string[];
  /** Those of the parts that it shows already, with their styles, and whose code comes later. */
  later: string[];
}

/** Draws a page on the server with the public data in it. What only a signed-in shopper sees is drawn by the browser. */
export async function render(input: RenderInput): Promise<RenderedPage | PageRedirect> {
  const { url, locale, theme, motion, now, config } = input;
  const i18n = createI18n(locale);
  const server = createClient({
    backend: input.backend,
    baseUrl: url.origin,
    session: memorySession(),
    locale: () => locale,
    version: config.version,
    passwordHashing: { salt: config.passwordSalt },
    locks: null,
    retriesOverload: false,
  });
  const client = createLateClient(async () => ({ client: server, endpoints }));
  const services = createServices({
    client,
    i18n,
    preferences: { locale, theme, motion },
    now: () => now,
    origin: url.origin,
    config,
  });

  const match = matchRoute(url.pathname);
  const search = new URLSearchParams(url.search);
  const context = {
    client,
    queryClient: services.queryClient,
    params: match.params,
    search,
    locale,
    origin: url.origin,
  };
  const [attempt] = await Promise.all([
    prefetch(match, context),
    Promise.allSettled(shellQueries(client, locale).map((query) => services.queryClient.prefetchQuery(query))),
  ]);
  const location = attempt.outcome === 'shown' ? (await loadScreen(match.route)).redirect?.(context) : undefined;
  if (location !== undefined) return { location };
  const shown = attempt.outcome === 'shown' ? match : standIn(attempt.outcome);
  await loadMessages(i18n, locale, namespacesOf(shown.route));
  await services.screens.prepare(shown.route, locale);
  if (shown !== match) await prefetch(shown, context);

  const drawnParts = new Set<string>();
  const { preloads, body } = splitPreloads(
    renderToString(
      <RenderedSectionsProvider value={drawnParts}>
        <App services={services} i18n={i18n} outcome={attempt.outcome} serverUrl={url} />
      </RenderedSectionsProvider>,
    ),
  );
  const t = translatorOf(i18n, locale);
  const meta = metaOf(await loadScreen(shown.route), { ...context, t });
  return {
    status: attempt.status,
    retryAfter: attempt.retryAfter,
    head: `${headMarkup(meta, {
      origin: url.origin,
      locale,
      linkedLocale: linkedLocale(url.search),
      isIndexed: shown.route.isIndexed === true,
      shop: { name: t('shell:shopName'), tagline: t('shell:tagline') },
    })}\n${preloads}`,
    body,
    state: {
      locale,
      theme,
      motion,
      outcome: attempt.outcome,
      address: url.pathname + url.search,
      renderedAt: now,
      queries: dehydrate(services.queryClient),
      config,
    },
    files: pageFiles(shown.route, locale, [...drawnParts]),
  };
}

/** The pattern of a page's path, such as `/product/:id`; for logs, which must not contain what is looked at. */
export function patternOf(pathname: string): string {
  return matchRoute(pathname).route.path;
}

/** For the build: each screen with the source files that its page needs at once, and the late parts of all of them. */
export async function listPages(): Promise<{ screens: { screen: string; files: string[] }[]; parts: string[] }> {
  await Promise.all(Object.values(routes).map(loadScreen));
  const screens = Object.values(routes).map((route) => ({ screen: screenFile(route), files: codeOf(route) }));
  return { screens, parts: lazySectionFiles() };
}

/** Which of a page's files its browser needs at once. @param parts that are drawn on it */
function pageFiles(route: Route, locale: Locale, parts: string[]): PageFiles {
  const messages = namespacesOf(route).map((namespace) => messagesFile(locale, namespace));
  if (route.access === 'public') return { first: [...codeOf(route), ...messages], later: parts };
  // What a guard decides needs to know who is there, and for that all of the page has to be taken over.
  return { first: [...codeOf(route), TAB_FILE, ...messages, ...parts], later: [] };
}

function codeOf(route: Route): string[] {
  return ['src/app/entry-client.tsx', screenFile(route)];
}

/** The page that browsers keep for when there is no network: it stands for every address, and is drawn by the browser alone. */
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

/** How the primary screen's data came. `retryAfter`: seconds until it is worth another try. */
interface Attempt {
  outcome: PageOutcome;
  status: number;
  retryAfter?: number | undefined;
}

async function prefetch(match: RouteMatch, context: Omit<ScreenContext, 't'>): Promise<Attempt> {
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
    const wait = 'retryAfter' in failure ? { retryAfter: failure.retryAfter } : {};
    if (failure.kind === 'RateLimited') return { outcome: 'rateLimited', status: 429, ...wait };
    return { outcome: 'failed', status: failure.status === 503 ? 503 : 502, ...wait };
  }
}
