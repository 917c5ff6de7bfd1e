import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalPath } from '@mallard/domain/rules';

/** Serves everything below a path of the origin. Code behind it sees URLs as if it were at the root. */
export interface BasePath {
  /**
   * Removes the path from the URL of a request. Answers requests outside of it: with a redirect from the root, otherwise with 404.
   *
   * @returns whether the request is below the path
   */
  enter(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Adds the path to the redirect and to the cookies of a response. */
  leave(response: Response): Response;
}

const ROOT: BasePath = { enter: () => true, leave: (response) => response };

/**
 * Creates the base path of a server.
 *
 * @param path without a slash at its end; empty for none
 * @example createBasePath('/shop').enter(incoming, outgoing) // `incoming.url` '/shop/home?a=1' becomes '/home?a=1'
 */
export function createBasePath(path: string): BasePath {
  if (path === '') return ROOT;
  return {
    enter(incoming, outgoing) {
      const { url = '' } = incoming;
      const [pathname = ''] = url.split('?', 1);
      if (pathname === path || pathname.startsWith(`${path}/`)) {
        const below = url.slice(path.length);
        incoming.url = below.startsWith('/') ? below : `/${below}`;
        return true;
      }
      answerOutside(pathname, path, outgoing);
      return false;
    },
    leave(response) {
      const location = response.headers.get('Location') ?? '';
      const cookies = response.headers.getSetCookie();
      if (!isLocalPath(location) && cookies.length === 0) return response;
      const headers = new Headers(response.headers);
      if (isLocalPath(location)) headers.set('Location', path + location);
      headers.delete('Set-Cookie');
      for (const cookie of cookies) headers.append('Set-Cookie', moveCookie(cookie, path));
      const { status, statusText, body } = response;
      return new Response(body, { status, statusText, headers });
    },
  };
}

/** Limits a cookie to the base path. Browsers accept cookies with the prefix `__Host-` for the root only. */
function moveCookie(cookie: string, path: string): string {
  if (cookie.startsWith('__Host-')) return cookie;
  return cookie.replace(/(;\s*path=)(\/[^;]*)/i, (_, name: string, below: string) => {
    const cookiePath = below.trim();
    return name + path + (cookiePath === '/' ? '' : cookiePath);
  });
}

function answerOutside(pathname: string, path: string, outgoing: ServerResponse): void {
  const shared = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  if (pathname === '/') outgoing.writeHead(302, { ...shared, Location: `${path}/`, 'Cache-Control': 'no-store' });
  else outgoing.writeHead(404, shared);
  outgoing.end(`See ${path}/\n`);
}
