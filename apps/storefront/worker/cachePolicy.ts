/** Path of the page that is cached for offline use. */
export const SHELL_PATH = '/shell';
/**
 * Returns the names of the runtime caches, without the precache of the worker. Shops below different paths of an origin share its
 * caches, so the names contain the path.
 *
 * @param basePath path below which the shop is served, without a slash at its end
 */
export function cacheNamesOf(basePath: string) {
  return {
    /** Visited pages. Delete it when language or theme change, because pages are rendered with them. */
    pages: `pages${basePath}`,
    catalogue: `catalogue${basePath}`,
    pictures: `pictures${basePath}`,
    assets: `assets${basePath}`,
  };
}
/** Message to a waiting worker that activates the new version. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Path prefixes of API responses that are the same for all users. */
const CACHED_PATHS = ['/api/home', '/api/product', '/api/products', '/api/reviews', '/api/shop', '/categories'];
/** Path prefixes that are not screens. */
const SERVER_PATHS = ['/api', '/health', '/ready', '/categories', '/media', '/uploads', '/pay', '/assets'];

function isBelow(pathname: string, folders: readonly string[]): boolean {
  return folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
}

/** Whether a response can be cached, because it is the same for all users. @example isCachedCall('/api/products', 'GET') // true */
export function isCachedCall(pathname: string, method: string): boolean {
  return method === 'GET' && isBelow(pathname, CACHED_PATHS);
}

/** Whether a path can be a screen of the shop. @example isPage('/api/cart') // false */
export function isPage(pathname: string): boolean {
  return !isBelow(pathname, SERVER_PATHS);
}
