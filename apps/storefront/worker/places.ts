/** The page that is kept for when there is no network. */
export const SHELL_PATH = '/shell';
/** Where pages are kept as they were seen, in the language and theme of that time: to be deleted when these change. */
export const PAGES_CACHE = 'pages';
/** Every cache that fills as the shop is used; what the worker brings along is not among them. */
export const CACHE_NAMES = {
  pages: PAGES_CACHE,
  catalogue: 'catalogue',
  pictures: 'pictures',
  assets: 'assets',
} as const;
/** Told to a waiting worker when the shopper wants the new version. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Parts of the API that everybody reads alike. */
const keptCalls = ['/api/home', '/api/product', '/api/products', '/api/reviews', '/categories'];
/** What the server answers by itself, and no screen of the shop. */
const notPages = ['/api', '/health', '/ready', '/categories', '/media', '/uploads', '/pay', '/assets'];

function isBelow(pathname: string, folders: readonly string[]): boolean {
  return folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
}

/** Whether an answer may be kept: everybody would get the same. */
export function isCachedCall(pathname: string, method: string): boolean {
  return method === 'GET' && isBelow(pathname, keptCalls);
}

/** Whether an address is a screen of the shop. */
export function isPage(pathname: string): boolean {
  return !isBelow(pathname, notPages);
}
