import { createClient, memorySession } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createLateClient } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { layers } from '@mallard/ui/theme';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchRoute, type Route, type RouteMatch, routes } from './routes.ts';
import { App } from './shell/App.tsx';
import { createServices } from './shell/createServices.ts';
import { headMarkup, splitPreloads } from './shell/head.ts';
import type { Locale } from './shell/locale.ts';
import type { PageOutcome, PageState, PublicConfig } from './shell/pageState.ts';
import type { PreferenceValues } from './shell/preferences.ts';
import { standIn } from './shell/ScreenOutlet.tsx';
import { metaOf } from './shell/screenMeta.ts';
import { loadScreen, namespacesOf, type ScreenContext, screenFile } from './shell/screenModule.ts';
import { shellQueries } from './shell/shellQueries.ts';
import { TAB_FILE } from './shell/tabCode.ts';
import { createWords, loadWords, translatorOf, wordsFile } from './shell/words.ts';

export { SHELL_PATH } from '../worker/places.ts';
export { redirectOf, routes } from './routes.ts';
export { scriptJson } from './shell/head.ts';
export { chooseLocale, parseAcceptLanguage } from './shell/locale.ts';
export { readPreferences } from './shell/preferences.ts';
export { TAB_FILE } from './shell/tabCode.ts';

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
  head: string;
  body: string;
  state: PageState;
  /** Source files whose chunks the page needs at once. */
  files: string[];
}

/** Draws a page on the server with the public data in it. What only a signed-in shopper sees is drawn by the browser. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { url, locale, theme, motion, now, config } = input;
  const words = createWords(locale);
  const server = createClient({
    backend: input.backend,
    baseUrl: url.origin,
    session: memorySession(),
    locale: () => locale,
    version: config.version,
    passwordHashing: { salt: config.passwordSalt },
    locks: null,
  });
  const client = createLateClient(async () => ({ client: server, endpoints }));
  const services = createServices({
    client,
    words,
    preferences: { locale, theme, motion },
    now: () => now,
    origin: url.origin,
    config,
  });

  const match = matchRoute(url.pathname);
  const search = new URLSearchParams(url.search);
  const [attempt] = await Promise.all([
    prefetch(match, {
      client,
      queryClient: services.queryClient,
      params: match.params,
      search,
      locale,
      origin: url.origin,
    }),
    Promise.allSettled(shellQueries(client, locale).map((query) => services.queryClient.prefetchQuery(query))),
  ]);
  const shown =
    attempt.outcome === 'shown' ? match : standIn(attempt.outcome === 'notFound' ? 'notFound' : 'serverError');
  await loadWords(words, locale, namespacesOf(shown.route));
  await services.screens.prepare(shown.route, locale);

  const { preloads, body } = splitPreloads(
    renderToString(<App services={services} words={words} outcome={attempt.outcome} serverUrl={url} />),
  );
  const meta = metaOf(await loadScreen(shown.route), {
    client,
    queryClient: services.queryClient,
    params: match.params,
    search,
    locale,
    origin: url.origin,
    t: translatorOf(words, locale),
  });
  return {
    status: attempt.status,
    head: `${headMarkup(meta, url.origin, shown.route.isIndexed === true)}\n${preloads}`,
    body,
    state: {
      ...{ locale, theme, motion },
      outcome: attempt.outcome,
      renderedAt: now,
      queries: dehydrate(services.queryClient),
      config,
    },
    files: filesOf(shown.route, locale),
  };
}

/** The source files whose chunks a route's page needs at once. */
export function filesOf(route: Route, locale: Locale): string[] {
  const words = namespacesOf(route).map((namespace) => wordsFile(locale, namespace));
  // What a guard decides needs to know who is there.
  const guarded = route.access === 'public' ? [] : [TAB_FILE];
  return ['src/entry-client.tsx', screenFile(route), ...guarded, ...words];
}

/** The page that browsers keep for when there is no network: it stands for every address, and is drawn by the browser alone. */
export function renderShell({ now, config, ...preferences }: Omit<RenderInput, 'url' | 'backend'>): RenderedPage {
  const queries = { mutations: [], queries: [] };
  return {
    status: 200,
    head: '<meta name="robots" content="noindex">',
    body: '',
    state: { ...preferences, outcome: 'shell', renderedAt: now, queries, config },
    files: ['src/entry-client.tsx'],
  };
}

async function prefetch(
  match: RouteMatch,
  context: Omit<ScreenContext, 't'>,
): Promise<{ outcome: PageOutcome; status: number }> {
  const module = await loadScreen(match.route);
  const status = match.name === 'notFound' ? 404 : match.route.path === routes.forbidden.path ? 403 : 200;
  if (!module.prefetch) return { outcome: 'shown', status };
  try {
    await module.prefetch(context);
    return { outcome: 'shown', status };
  } catch (error) {
    const failure = toApiError(error);
    if (failure.kind === 'NotFound' || failure.kind === 'BadRequest') return { outcome: 'notFound', status: 404 };
    if (failure.kind === 'Unknown') throw error;
    return { outcome: 'failed', status: failure.kind === 'Database' ? 503 : 502 };
  }
}
