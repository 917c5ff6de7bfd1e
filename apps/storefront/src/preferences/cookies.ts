/** Name of the local storage key and of the cookie of the language. */
export const LOCALE_KEY = 'locale';

/** Reads one cookie of a `Cookie` header or `document.cookie`. Returns `null` if it is missing or can't be decoded. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decode(value.join('='));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Browsers accept a cookie with this prefix from its own host over HTTPS only, for all of its paths. */
const HOST_PREFIX = '__Host-';

/**
 * Writes a preference as a cookie that the server can read on the next page load.
 *
 * @param page.isSecure whether the page was loaded over HTTPS
 * @param page.basePath path below which the shop is served; empty at the root of its origin
 * @example preferenceCookie('theme', 'dark', { isSecure: true, basePath: '' }) // '__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
 */
export function preferenceCookie(
  name: string,
  value: string,
  { isSecure, basePath }: { isSecure: boolean; basePath: string },
): string {
  const path = basePath || '/';
  const cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${ONE_YEAR_IN_SECONDS}; SameSite=Lax`;
  if (!isSecure) return cookie;
  return `${path === '/' ? HOST_PREFIX : ''}${cookie}; Secure`;
}

/** Reads a preference that `preferenceCookie` wrote, over HTTPS or HTTP. */
export function readPreference(cookies: string, name: string): string | null {
  return readCookie(cookies, HOST_PREFIX + name) ?? readCookie(cookies, name);
}
