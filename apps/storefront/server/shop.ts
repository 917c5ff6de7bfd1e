import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { isHonestPath } from '@mallard/api/honest-path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { PREVIEW_PATH } from '../src/navigation/head.ts';
import { robotsText } from './crawlers.ts';
import { faultPage } from './messages/faultPage.ts';
import { webManifest } from './messages/webManifest.ts';
import { pageHeaders } from './pageHeaders.ts';
import { createPreviews } from './previews.ts';
import { createSitemaps } from './sitemaps.ts';

export interface ShopInput {
  /** Answers everything that is not a page or a file: the API, in this process or behind a proxy. */
  api: (request: Request) => Promise<Response>;
  /** The API for calls made in the name of a visitor. */
  apiFor: (visit: Request) => (request: Request) => Promise<Response>;
  renderPage: (request: Request) => Promise<Response>;
  /** Folder of the built client, relative to the working directory; absent in development. */
  clientFolder: string | null;
  /** The shop's origin for a request. */
  originOf: (request: Request) => string;
  /** Logs requests that the API does not answer, as the API logs its own. */
  logRequests: MiddlewareHandler;
  /** Hears of what kept a page from being drawn. */
  onFault: (error: unknown) => void;
  /** How large a sitemap's files are. */
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
/** Headers of files and redirects. Pages and the API set stricter ones of their own. */
const DEFAULT_HEADERS = {
  // `self` is for the service worker, whose requests this policy applies to.
  'Content-Security-Policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
const HSTS = 'max-age=31536000; includeSubDomains';
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Says how long what is found may be kept. What `serveStatic` itself is told to say of a file comes too late. */
function keptFor(policy: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', policy);
  };
}

/** One handler for the whole shop: API, files and pages on one port. */
export function createShop({
  api,
  apiFor,
  renderPage,
  clientFolder,
  originOf,
  logRequests,
  onFault,
  sitemaps,
}: ShopInput): Hono {
  const shop = new Hono();
  shop.onError((error) => {
    onFault(error);
    return new Response(faultPage, { status: 500, headers: pageHeaders(randomBytes(16).toString('base64')) });
  });
  shop.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(DEFAULT_HEADERS))
      if (!context.res.headers.has(name)) context.header(name, value);
    if (originOf(context.req.raw).startsWith('https:')) context.header('Strict-Transport-Security', HSTS);
  });
  // The API refuses such paths, in its envelope.
  shop.use((context, next) => (isHonestPath(new URL(context.req.url).pathname) ? next() : api(context.req.raw)));
  for (const path of API_PATHS) shop.all(path, (context) => api(context.req.raw));
  shop.use(compress());
  if (clientFolder !== null) {
    // The build has compressed them better than there is time for here.
    const files = { root: clientFolder, precompressed: true };
    shop.use('/assets/*', keptFor(ONE_YEAR), serveStatic(files));
    shop.get('/assets/*', (context) => api(context.req.raw));
    shop.get('/favicon.svg', serveStatic(files));
    shop.get('/icons/*', serveStatic(files));
    shop.get('/sw.js', keptFor('no-cache'), serveStatic(files));
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
  // Pages are only read; the API says so in its envelope.
  shop.all('*', (context) => api(context.req.raw));
  return shop;
}
