import { createResponseCache, type ResponseCache, type SharedResponse } from '@mallard/api/responses';
import { refuse } from '@mallard/domain/serving';
import type * as entry from '../src/app/entry-server.tsx';
import { documentMarkup, inlineStyle, type PageTags } from './document.ts';
import { pageHeaders } from './pageHeaders.ts';

/** The server entry of the storefront, from source or from the build; without the function that only the build uses. */
export type EntryServer = Omit<typeof entry, 'listPages'>;

export interface PageRendererInput {
  loadEntry: () => Promise<EntryServer>;
  /** Returns the tags for a page's source files. */
  assetTags: (files: entry.PageFiles) => PageTags | Promise<PageTags>;
  /** Returns the API for calls on behalf of the visitor who requested a page. */
  backendFor: (pageRequest: Request) => (request: Request) => Promise<Response>;
  config: entry.RenderInput['config'];
  /** Other origins that pictures are loaded from. @default none */
  imageOrigins?: readonly string[];
  /** The shop's public origin; `null` to use the request's origin. */
  publicOrigin: string | null;
  now: () => number;
  /** Stores rendered pages. @default none are stored */
  pages?: ResponseCache;
}

/** Decides whether a page that is not stored may be rendered. */
export interface RenderLimits {
  /** Counts a request whose page is not stored, or throws if the visitor has requested too many. */
  count: () => void;
  /** Runs a rendering, or throws if the server is too busy. */
  run: (render: () => Promise<SharedResponse>) => Promise<SharedResponse>;
}

/** Handles page requests, whose URLs are without the base path, like those of redirects in its responses. */
export type PageRenderer = (request: Request, limits?: RenderLimits) => Promise<Response>;

/**
 * Creates the handler for page requests.
 *
 * @example const response = await createPageRenderer(input)(new Request('https://shop.example/home'));
 */
export function createPageRenderer(input: PageRendererInput): PageRenderer {
  const { pages = createResponseCache({ freshFor: 0, maxBytes: 0 }) } = input;
  return async (request, limits) => {
    const shop = await input.loadEntry();
    const { basePath = '' } = input.config;
    shop.setBasePath(basePath);
    const url = publicUrl(new URL(request.url), input.publicOrigin, basePath);
    const redirect = shop.redirectOf(url.pathname, url.search);
    if (redirect !== null)
      return new Response(null, { status: 308, headers: { Location: redirect.slice(basePath.length) } });

    const { headers } = request;
    const locales = shop.offeredLocales(input.config.shop);
    const preferences = preferencesOf(shop, {
      href: url.href,
      cookie: headers.get('Cookie') ?? '',
      locale: shop.chooseLocale(shop.parseAcceptLanguage(headers.get('Accept-Language') ?? ''), locales),
      locales,
    });
    const render = () => renderDocument(shop, input, request, url, preferences);
    const key = pageKey(url.href, preferences);
    return pages.respond(key, request, limits ? () => limits.run(render) : render, limits?.count);
  };
}

type Preferences = Pick<entry.RenderInput, 'locale' | 'theme' | 'motion'>;

interface Visit {
  href: string;
  cookie: string;
  /** The visitor's language if neither the URL nor a cookie names one. */
  locale: Preferences['locale'];
  /** The languages of the shop. */
  locales: readonly Preferences['locale'][];
}

/** Returns the preferences of a visitor. */
export function preferencesOf(
  shop: Pick<EntryServer, 'readPreferences' | 'linkedLocale'>,
  { href, cookie, locale, locales }: Visit,
): Preferences {
  const preferences = shop.readPreferences(cookie, { locale, theme: 'system', motion: 'system' }, locales);
  const query = href.indexOf('?');
  const linked = query === -1 ? null : shop.linkedLocale(href.slice(query), locales);
  return linked === null ? preferences : { ...preferences, locale: linked };
}

/** Returns everything that a page depends on. Data of a signed-in user is rendered in the browser only. */
export function pageKey(href: string, { locale, theme, motion }: Preferences): string {
  return [href, locale, theme, motion].join(' ');
}

/** @throws {Refusal} OVERLOADED */
async function renderDocument(
  shop: EntryServer,
  input: PageRendererInput,
  request: Request,
  url: URL,
  preferences: Preferences,
): Promise<SharedResponse> {
  const { basePath = '' } = input.config;
  const visitor = { ...preferences, now: input.now(), config: input.config };
  const page =
    url.pathname === basePath + shop.SHELL_PATH
      ? shop.renderShell(visitor)
      : await shop.render({ ...visitor, url, backend: input.backendFor(request) });
  if ('isRefused' in page)
    throw refuse('OVERLOADED', page.retryAfter === undefined ? {} : { retryAfter: page.retryAfter });
  const route = shop.patternOf(url.pathname);
  // Temporary, because the last page of a list changes.
  if ('location' in page)
    return {
      status: 302,
      headers: new Headers({ Location: page.location.slice(basePath.length) }),
      body: '',
      isPublic: false,
      route,
    };
  const tags = await input.assetTags(page.files);
  const { LAYERS, RECORD_EVENT_SCRIPT, START_FAILURE_SCRIPT, scriptJson } = shop;
  const firstScript = `${START_FAILURE_SCRIPT};${RECORD_EVENT_SCRIPT}`;
  const style = inlineStyle(LAYERS);
  const headers = new Headers(
    pageHeaders({ scripts: [firstScript, ...tags.scripts], styles: [style], imageOrigins: imageOriginsOf(input) }),
  );
  headers.set('Content-Language', page.state.locale);
  if (page.retryAfter !== undefined) headers.set('Retry-After', String(page.retryAfter));
  const { logo } = input.config.shop;
  const body = documentMarkup({ page, assets: tags.markup, style, firstScript, scriptJson, logo });
  return { status: page.status, headers, body, isPublic: shop.isForEveryone(url.pathname), route };
}

/** Returns the origins of pictures, with that of the shop's logo. */
function imageOriginsOf({ imageOrigins = [], config }: PageRendererInput): readonly string[] {
  const { logo } = config.shop;
  return logo !== null && URL.canParse(logo) ? [...new Set([...imageOrigins, new URL(logo).origin])] : imageOrigins;
}

/**
 * Returns the URL that a visitor requested, from one without the base path. Sets path and query separately, because a path that begins
 * with `//` would be parsed as a host.
 */
function publicUrl(requestUrl: URL, origin: string | null, basePath: string): URL {
  if (origin === null && basePath === '') return requestUrl;
  const url = new URL(origin ?? requestUrl.origin);
  url.pathname = basePath + requestUrl.pathname;
  url.search = requestUrl.search;
  return url;
}
