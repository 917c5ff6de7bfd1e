import { randomBytes } from 'node:crypto';
import type * as entry from '../src/app/entry-server.tsx';
import { documentMarkup } from './document.ts';
import { pageHeaders } from './pageHeaders.ts';

/** The server build of the storefront: in development the source, in production what Vite built. What the build asks of it is left out. */
export type EntryServer = Omit<typeof entry, 'listPages'>;

export interface PageRendererInput {
  loadEntry: () => Promise<EntryServer>;
  /** Tags for the source files that a page needs. */
  assetTags: (files: entry.PageFiles, nonce: string) => string | Promise<string>;
  /** The API as the sender of the page's request may use it. */
  backendFor: (visit: Request) => (request: Request) => Promise<Response>;
  config: entry.RenderInput['config'];
  /** The shop's public origin; without it the request's own. */
  publicOrigin: string | null;
  now: () => number;
}

/** Makes the function that answers a request for a page. */
export function createPageRenderer(input: PageRendererInput): (request: Request) => Promise<Response> {
  return async (request) => {
    const shop = await input.loadEntry();
    const url = publicUrl(new URL(request.url), input.publicOrigin);
    const moved = shop.redirectOf(url.pathname, url.search);
    if (moved !== null) return new Response(null, { status: 308, headers: { Location: moved } });

    const { headers: asked } = request;
    const preferences = shop.readPreferences(asked.get('Cookie') ?? '', {
      locale: shop.chooseLocale(shop.parseAcceptLanguage(asked.get('Accept-Language') ?? ''), shop.offeredLocales),
      theme: 'system',
      motion: 'system',
    });
    const reader = {
      ...preferences,
      locale: shop.linkedLocale(url.search) ?? preferences.locale,
      now: input.now(),
      config: input.config,
    };
    const page =
      url.pathname === shop.SHELL_PATH
        ? shop.renderShell(reader)
        : await shop.render({ ...reader, url, backend: input.backendFor(request) });
    // For now only: lists grow and shrink.
    if ('location' in page) return new Response(null, { status: 302, headers: { Location: page.location } });
    const nonce = randomBytes(16).toString('base64');
    const assets = await input.assetTags(page.files, nonce);
    const { LAYERS: layers, RECORD_EVENT_SCRIPT, WATCH_START, scriptJson } = shop;
    const firstScript = `${WATCH_START};${RECORD_EVENT_SCRIPT}`;
    return new Response(documentMarkup({ page, assets, layers, firstScript, scriptJson, nonce }), {
      status: page.status,
      headers: {
        ...pageHeaders(nonce),
        'Content-Language': page.state.locale,
        ...(page.retryAfter === undefined ? {} : { 'Retry-After': String(page.retryAfter) }),
      },
    });
  };
}

/** Part by part, for a path that begins with two slashes would be read as another origin. */
function publicUrl(asked: URL, origin: string | null): URL {
  if (origin === null) return asked;
  const url = new URL(origin);
  url.pathname = asked.pathname;
  url.search = asked.search;
  return url;
}
