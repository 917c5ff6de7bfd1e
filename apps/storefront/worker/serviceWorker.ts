import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachePage, cacheResponse } from './cacheResponse.ts';
import { CACHE_NAMES, isCachedCall, isPage, PAGES_CACHE, SHELL_PATH, SKIP_WAITING } from './places.ts';

declare const self: ServiceWorkerGlobalScope;
/** What the build made: code, styles and words of every screen, and the page to begin with when there is no network. */
declare const BUILT: { url: string; revision: string | null }[];

/** Seconds that a page may take before the kept one is shown. */
const PAGE_WITHIN = 10;
const SECONDS_A_DAY = 86_400;

function atMost(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * SECONDS_A_DAY, purgeOnQuotaError: true });
}

/**
 * Lets the shop open without a network. A page comes from the server when that can be reached, so none is ever older than the
 * shop; else as it was seen last; else from the kept shell, which draws every screen from the code that was kept with it.
 * Catalogue answers and pictures that were seen are there again. What belongs to a shopper is never kept here.
 */
precacheAndRoute(BUILT);
cleanupOutdatedCaches();

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PAGE_WITHIN,
  plugins: [cachePage, atMost(30, 7)],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch (error) {
      const shell = await matchPrecache(SHELL_PATH);
      if (shell) return shell;
      throw error;
    }
  },
);
// A newer version's pages name its own files, before its own worker is at work.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHE_NAMES.assets, plugins: [atMost(200, 7)] }),
);
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(PAGES_CACHE)));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: CACHE_NAMES.pictures,
    plugins: [atMost(300, 30)],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isCachedCall(url.pathname, request.method),
  new NetworkFirst({
    cacheName: CACHE_NAMES.catalogue,
    plugins: [cacheResponse, atMost(200, 7)],
  }),
);

// The shopper says when: an update in the middle of an order would take the page away.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
