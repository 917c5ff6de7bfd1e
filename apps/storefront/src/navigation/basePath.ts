/** Path below which the shop is served, without a slash at its end; empty at the root of its origin. */
let basePath = '';

/**
 * Sets the path below which the shop is served: `BASE_PATH`. Call it before the first render. A process and a page serve one shop, so
 * links, which are built in hundreds of places, read it here instead of getting it as an argument.
 *
 * @param path begins with a slash and doesn't end with one, or is empty
 */
export function setBasePath(path: string): void {
  basePath = path;
}

/** Returns the path below which the shop is served, without a slash at its end; empty at the root of its origin. */
export function readBasePath(): string {
  return basePath;
}

/**
 * Returns the URL of a path of the shop. Paths in answers of the API, such as those of pictures, need it, too. Absolute URLs stay as
 * they are.
 *
 * @example withBase('/icons/192.png') // '/shop/icons/192.png'
 */
export function withBase(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/**
 * Returns the path of the shop that a path in the address bar leads to; `null` if it is not one of the shop's.
 *
 * @example withoutBase('/shop/home') // '/home'
 */
export function withoutBase(pathname: string): string | null {
  if (!pathname.startsWith(basePath)) return null;
  const path = pathname.slice(basePath.length);
  if (path === '' && basePath !== '') return '/';
  return path.startsWith('/') ? path : null;
}
