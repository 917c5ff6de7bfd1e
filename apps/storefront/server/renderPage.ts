import { randomBytes } from 'node:crypto';
import type * as entry from '../src/app/entry-server.tsx';
import { documentMarkup } from './document.ts';
import { pageHeaders } from './pageHeaders.ts';

/** The server entry of the storefront, from source or from the build; without the function that only the build uses. */
export type EntryServer = Omit<typeof entry, 'listPages'>;

export interface PageRendererInput {
  loadEntry: () => Promise<EntryServer>;
  /** Returns the tags for a page's source files. */
  assetTags: (files: entry.PageFiles, nonce: string) => string | Promise<string>;
  /** Returns the API for calls on behalf of the visitor who requested a page. */
  backendFor: (pageRequest: Request) => (request: Request) => Promise<Response>;
  config: entry.RenderInput['config'];
  /** The shop's public origin; `null` to use the request's origin. */
  publicOrigin: string | null;
  now: () => number;
}

/**
 * Creates the handler for page requests.
 *
 * @example const response = await createPageRenderer(input)(new Request('https://shop.example/home'));
 */
export function createPageRenderer(input: PageRendererInput): (request: Request) => Promise<Response> {
  return async (request) => {
    const shop = await input.loadEntry();
    const url = publicUrl(new URL(request.url), input.publicOrigin);
    const redirect = shop.redirectOf(url.pathname, url.search);
    if (redirect !== null) return new Response(null, { status: 308, headers: { Location: redirect } });

    const { headers } = request;
    const preferences = shop.readPreferences(headers.get('Cookie') ?? '', {
      locale: shop.chooseLocale(shop.parseAcceptLanguage(headers.get('Accept-Language') ?? ''), shop.offeredLocales),
      theme: 'system',
      motion: 'system',
    });
    const visitor = {
      ...preferences,
      locale: shop.linkedLocale(url.search) ?? preferences.locale,
      now: input.now(),
      config: input.config,
    };
    const page =
      url.pathname === shop.SHELL_PATH
        ? shop.renderShell(visitor)
        : await shop.render({ ...visitor, url, backend: input.backendFor(request) });
    // Temporary, because the last page of a list changes.
    if ('location' in page) return new Response(null, { status: 302, headers: { Location: page.location } });
    const nonce = randomBytes(16).toString('base64');
    const assets = await input.assetTags(page.files, nonce);
    const { LAYERS: layers, RECORD_EVENT_SCRIPT, START_FAILURE_SCRIPT, scriptJson } = shop;
    const firstScript = `${START_FAILURE_SCRIPT};${RECORD_EVENT_SCRIPT}`;
    const responseHeaders = new Headers(pageHeaders(nonce));
    responseHeaders.set('Content-Language', page.state.locale);
    if (page.retryAfter !== undefined) responseHeaders.set('Retry-After', String(page.retryAfter));
    const markup = documentMarkup({ page, assets, layers, firstScript, scriptJson, nonce });
    return new Response(markup, { status: page.status, headers: responseHeaders });
  };
}

/** Replaces the origin of a URL. Sets path and query separately, because a path that begins with `//` would be parsed as a host. */
function publicUrl(requestUrl: URL, origin: string | null): URL {
  if (origin === null) return requestUrl;
  const url = new URL(origin);
  url.pathname = requestUrl.pathname;
  url.search = requestUrl.search;
  return url;
}
