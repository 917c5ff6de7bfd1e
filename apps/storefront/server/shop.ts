import { serveStatic } from '@hono/node-server/serve-static';
import { createGate, type GateLimits } from '@mallard/api/gate';
import { isUnambiguousPath } from '@mallard/api/honest-path';
import { encode, sendEncoded } from '@mallard/api/responses';
import type { Shop } from '@mallard/domain/contract';
import { MAX_URL } from '@mallard/domain/serving';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { withBase } from '../src/navigation/basePath.ts';
import { PREVIEW_PATH } from '../src/navigation/head.ts';
import { routes } from '../src/navigation/routes.ts';
import { answerFailure } from './answerFailure.ts';
import { webManifest } from './messages/webManifest.ts';
import { createPreviews } from './previews.ts';
import type { PageRenderer } from './renderPage.ts';
import { createSitemaps, SITEMAP_SECONDS } from './sitemaps.ts';

export interface ShopInput {
  /** Handles requests to the API, in this process or through a proxy. */
  api: (request: Request) => Promise<Response>;
  /** Returns the API for calls on behalf of the visitor who requested a page. */
  apiFor: (pageRequest: Request) => (request: Request) => Promise<Response>;
  renderPage: PageRenderer;
  /** Settings of the shop. */
  settings: Shop;
  /**
   * Counts a request that the API doesn't handle against the limit of its address, unless the response is a file or stored page.
   *
   * @throws {Refusal} RATE_LIMITED
   */
  limitAddress: (request: Request) => void;
  /** Whether the API is on another server, whose pictures can have any path. @default false */
  isApiElsewhere?: boolean;
  /** Folder of the built client, relative to the working directory; absent in development. */
  clientFolder: string | null;
  /** Returns the shop's origin for a request. */
  originOf: (request: Request) => string;
  /** Logs requests that the API doesn't handle. */
  logRequests: MiddlewareHandler;
  /** Called when a page could not be rendered. */
  onError: (error: unknown) => void;
  /** How many pages are rendered at once, and how long others wait. */
  rendering?: GateLimits;
}

/**
 * Rendering blocks the event loop, so more pages at once would make each of them, and all API calls, slower. API calls of a page
 * can wait another 600 ms, so that a page is refused within a second.
 */
const RENDERING: GateLimits = { atOnce: 4, patienceMs: 200 };

const API_PATHS = [
  '/api',
  '/api/*',
  '/health',
  '/ready',
  '/categories',
  '/categories/*',
  '/media/*',
  '/uploads/*',
  '/pay/*',
];
const XML = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${SITEMAP_SECONDS}`,
};
/** Headers of files and redirects. Pages and the API set their own, stricter ones. */
const DEFAULT_HEADERS = {
  // Not 'none', because this policy also applies to requests of the service worker.
  'Content-Security-Policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
const HSTS = 'max-age=31536000; includeSubDomains';
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Sets `Cache-Control` on successful responses. Headers that are set in the `onFound` option of `serveStatic` come too late. */
function cacheControl(policy: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', policy);
  };
}

/** Compresses texts that are neither files nor pages, which are compressed already. */
const compressText: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers, body } = context.res;
  const isText = /^(text\/|application\/(manifest\+json|xml))/.test(headers.get('Content-Type') ?? '');
  if (body === null || !isText || headers.has('Content-Encoding')) return;
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  headers.delete('Content-Length');
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  context.res = await sendEncoded(context.req.raw, { status, headers, encode: (encoding) => encode(bytes, encoding) });
};

/**
 * Creates the HTTP handler of the shop: API, files and pages on one port.
 *
 * @example const response = await createShop(input).request('/home');
 */
export function createShop({
  api,
  apiFor,
  renderPage,
  settings,
  limitAddress,
  isApiElsewhere = false,
  clientFolder,
  originOf,
  logRequests,
  onError,
  rendering = RENDERING,
}: ShopInput): Hono {
  const shop = new Hono();
  const renderingGate = createGate(rendering);
  shop.onError((error) => answerFailure(error, onError));
  shop.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(DEFAULT_HEADERS))
      if (!context.res.headers.has(name)) context.header(name, value);
    if (originOf(context.req.raw).startsWith('https:')) context.header('Strict-Transport-Security', HSTS);
  });
  // The API rejects ambiguous paths and long URLs with an error in its format.
  shop.use((context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const isAccepted = isUnambiguousPath(pathname) && pathname.length + search.length <= MAX_URL;
    return isAccepted ? next() : api(context.req.raw);
  });
  for (const path of API_PATHS) shop.all(path, (context) => api(context.req.raw));
  shop.use(compressText);
  if (clientFolder !== null) {
    // The build compresses files at the highest level, which is too slow per request.
    const files = { root: clientFolder, precompressed: true };
    shop.use('/assets/*', cacheControl(ONE_YEAR), serveStatic(files));
    shop.get('/assets/*', (context) => api(context.req.raw));
    shop.get('/favicon.svg', serveStatic(files));
    shop.get('/icons/*', serveStatic(files));
    shop.get('/sw.js', cacheControl('no-cache'), serveStatic(files));
  }
  shop.use(logRequests);
  shop.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301));
  shop.get('/manifest.webmanifest', (context) =>
    context.json(webManifest(settings), 200, { 'Content-Type': 'application/manifest+json' }),
  );
  shop.get('/robots.txt', (context) => context.text(robotsText(originOf(context.req.raw))));
  // The API counts requests with other methods.
  const limited: MiddlewareHandler = (context, next) => {
    limitAddress(context.req.raw);
    return next();
  };
  const sitemaps = createSitemaps({ shop: settings });
  const visitOf = ({ req }: Context) => ({ origin: originOf(req.raw), backend: apiFor(req.raw) });
  shop.get('/sitemap.xml', limited, async (context) => {
    const index = await renderingGate.run(() => sitemaps.index(visitOf(context)));
    return context.body(index, 200, XML);
  });
  shop.get('/sitemaps/:file', limited, async (context, next) => {
    const file = await renderingGate.run(() => sitemaps.file(context.req.param('file'), visitOf(context)));
    return file === null ? next() : context.body(file, 200, XML);
  });
  const previews = createPreviews(api);
  shop.get(`${PREVIEW_PATH}/*`, limited, async (context, next) => (await previews(new URL(context.req.url))) ?? next());
  // A picture with a relative URL can have any path: no page has a file extension, or is requested as a picture.
  if (isApiElsewhere) {
    shop.get('/:file{.+\\.\\w+}', (context) => api(context.req.raw));
    shop.get('*', ({ req }, next) => (/^image\//.test(req.header('Accept') ?? '') ? api(req.raw) : next()));
  }
  shop.get('*', ({ req: { raw } }) =>
    renderPage(raw, { count: () => limitAddress(raw), run: (render) => renderingGate.run(render) }),
  );
  // Pages support GET only. The API responds to other methods with an error in its format.
  shop.all('*', (context) => api(context.req.raw));
  return shop;
}

/** Returns the content of robots.txt: paths that crawlers must not visit, and the URL of the sitemap. */
function robotsText(origin: string): string {
  const privateRoutes = Object.values(routes).filter((route) => route.access !== 'public');
  const lines = privateRoutes.map(({ path }) => `Disallow: ${withBase(path.replace(/\/:.*$/, '/'))}`);
  return [
    'User-agent: *',
    ...new Set(lines),
    `Disallow: ${withBase('/api/')}`,
    `Sitemap: ${origin}${withBase('/sitemap.xml')}`,
    '',
  ].join('\n');
}
