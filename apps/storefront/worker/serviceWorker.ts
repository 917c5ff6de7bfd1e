import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_NAMES, isCachedCall, isPage, PAGES_CACHE, SHELL_PATH, SKIP_WAITING } from './cachePolicy.ts';
import { cachePage, cacheResponse } from './cacheResponse.ts';
import { unpackArchive } from './unpackArchive.ts';

declare const self: ServiceWorkerGlobalScope;
/** Code, styles and messages of all screens, the page for offline use, and an archive of all but this page. */
declare const BUILT: { files: { url: string; revision: string | null }[]; archive: string };

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

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [cachePage, expireAfter(30, 7)],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch (error) {
      const shell = await precache.matchPrecache(SHELL_PATH);
      if (shell) return shell;
      throw error;
    }
  },
);
// Pages of a new version link files that this worker hasn't precached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHE_NAMES.assets, plugins: [expireAfter(200, 7)] }),
);
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(PAGES_CACHE)));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: CACHE_NAMES.pictures,
    plugins: [expireAfter(300, 30)],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isCachedCall(url.pathname, request.method),
  new NetworkFirst({
    cacheName: CACHE_NAMES.catalogue,
    plugins: [cacheResponse, expireAfter(200, 7)],
  }),
);

// Only on request, because an update reloads the page, which could interrupt an order.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
