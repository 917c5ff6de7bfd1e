import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheNamesOf, isCachedCall, isPage, SHELL_PATH, SKIP_WAITING } from './cachePolicy.ts';
import { cachePage, cacheResponse } from './cacheResponse.ts';
import { unpackArchive } from './unpackArchive.ts';

declare const self: ServiceWorkerGlobalScope;
/** Code, styles and messages of all screens, the page for offline use, and an archive of all but this page. URLs are relative to the worker's. */
declare const BUILT: { files: { url: string; revision: string | null }[]; archive: string };

/** Path below which the shop is served, without a slash at its end. */
const BASE_PATH = new URL('.', self.location.href).pathname.slice(0, -1);
/** The page for offline use, as in the list of built files. */
const SHELL_URL = `.${SHELL_PATH}`;
const cacheNames = cacheNamesOf(BASE_PATH);

/** Seconds until the cached page is used instead of a slow response. */
const PAGE_TIMEOUT_SECONDS = 10;
const SECONDS_PER_DAY = 86_400;

function expireAfter(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * SECONDS_PER_DAY, purgeOnQuotaError: true });
}

// Serves the shop offline. Pages come from the server if it can be reached, so that they are never outdated. Otherwise they come from
// the cache of visited pages, or from the precached offline page, which renders any screen. Catalog responses and pictures are cached
// when they are used. Data of signed-in users is never cached here.
const precache = new PrecacheController();
precache.addToCacheList(BUILT.files);
registerRoute(new PrecacheRoute(precache));
self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', precache.activate);
cleanupOutdatedCaches();

/** Stores the files of the archive. The controller then requests missing ones, one by one. */
async function install(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  await unpackArchive(cache, new URL(BUILT.archive, self.location.href).href, precache.getCachedURLs());
  await precache.install(event);
}

/** Whether a URL is below the shop's base path, and the path after it is accepted. */
function isOfShop({ origin, pathname }: URL, accepts: (path: string) => boolean): boolean {
  const isBelow = origin === self.location.origin && pathname.startsWith(`${BASE_PATH}/`);
  return isBelow && accepts(pathname.slice(BASE_PATH.length));
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [cachePage, expireAfter(30, 7)],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOfShop(url, isPage),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch (error) {
      const shell = await precache.matchPrecache(SHELL_URL);
      if (shell) return shell;
      throw error;
    }
  },
);
// Pages of a new version link files that this worker hasn't precached.
registerRoute(
  ({ url }) => isOfShop(url, (path) => path.startsWith('/assets/')),
  new CacheFirst({ cacheName: cacheNames.assets, plugins: [expireAfter(200, 7)] }),
);
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(cacheNames.pages)));

registerRoute(
  ({ url }) => isOfShop(url, (path) => path.startsWith('/media/')),
  new CacheFirst({
    cacheName: cacheNames.pictures,
    plugins: [expireAfter(300, 30)],
  }),
);

registerRoute(
  ({ request, url }) => isOfShop(url, (path) => isCachedCall(path, request.method)),
  new NetworkFirst({
    cacheName: cacheNames.catalogue,
    plugins: [cacheResponse, expireAfter(200, 7)],
  }),
);

// Only on request, because an update reloads the page, which could interrupt an order.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
