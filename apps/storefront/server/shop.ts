import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { isUnambiguousPath } from '@mallard/api/honest-path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { PREVIEW_PATH } from '../src/navigation/head.ts';
import { robotsText } from './crawlers.ts';
import { errorPage } from './messages/errorPage.ts';
import { webManifest } from './messages/webManifest.ts';
import { pageHeaders } from './pageHeaders.ts';
import { createPreviews } from './previews.ts';
import { createSitemaps } from './sitemaps.ts';

export interface ShopInput {
  /** Handles requests to the API, in this process or through a proxy. */
  api: (request: Request) => Promise<Response>;
  /** Returns the API for calls on behalf of the visitor who requested a page. */
  apiFor: (pageRequest: Request) => (request: Request) => Promise<Response>;
  renderPage: (request: Request) => Promise<Response>;
  /** Folder of the built client, relative to the working directory; absent in development. */
  clientFolder: string | null;
  /** Returns the shop's origin for a request. */
  originOf: (request: Request) => string;
  /** Logs requests that the API doesn't handle. */
  logRequests: MiddlewareHandler;
  /** Called when a page could not be rendered. */
  onError: (error: unknown) => void;
  /** Size of sitemap files. */
  sitemaps?: { productsPerFile: number };
}

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
const XML = { 'Content-Type': 'application/xml; charset=utf-8' };
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

/**
 * Creates the HTTP handler of the shop: API, files and pages on one port.
 *
 * @example const response = await createShop(input).request('/home');
 */
export function createShop({
  api,
  apiFor,
  renderPage,
  clientFolder,
  originOf,
  logRequests,
  onError,
  sitemaps,
}: ShopInput): Hono {
  const shop = new Hono();
  shop.onError((error) => {
    onError(error);
    return new Response(errorPage, { status: 500, headers: pageHeaders(randomBytes(16).toString('base64')) });
  });
  shop.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(DEFAULT_HEADERS))
      if (!context.res.headers.has(name)) context.header(name, value);
    if (originOf(context.req.raw).startsWith('https:')) context.header('Strict-Transport-Security', HSTS);
  });
  // The API rejects ambiguous paths with an error in its format.
  shop.use((context, next) => (isUnambiguousPath(new URL(context.req.url).pathname) ? next() : api(context.req.raw)));
  for (const path of API_PATHS) shop.all(path, (context) => api(context.req.raw));
  shop.use(compress());
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
    context.json(webManifest, 200, { 'Content-Type': 'application/manifest+json' }),
  );
  shop.get('/robots.txt', (context) => context.text(robotsText(originOf(context.req.raw))));
  const sitemapsFor = ({ req }: Context) =>
    createSitemaps({ origin: originOf(req.raw), backend: apiFor(req.raw), ...sitemaps });
  shop.get('/sitemap.xml', async (context) => context.body(await sitemapsFor(context).index(), 200, XML));
  shop.get('/sitemaps/:file', async (context, next) => {
    const file = await sitemapsFor(context).file(context.req.param('file'));
    return file === null ? next() : context.body(file, 200, XML);
  });
  const previews = createPreviews(api);
  shop.get(`${PREVIEW_PATH}/*`, async (context, next) => (await previews(new URL(context.req.url))) ?? next());
  shop.get('*', (context) => renderPage(context.req.raw));
  // Pages support GET only. The API responds to other methods with an error in its format.
  shop.all('*', (context) => api(context.req.raw));
  return shop;
}
