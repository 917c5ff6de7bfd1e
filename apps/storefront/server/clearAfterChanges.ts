import type { ResponseCache } from '@mallard/api/responses';

/** Requests that change what pages show to everyone. Changes of prices and stock are shown when a page is rendered next. */
const PAGE_CHANGES = /^\/api\/(reviews|orders\/review|coupons\/claim\/[^/]+|user\/profile)$/;

/**
 * Returns a request handler that removes all stored pages when a shopper has changed what they show, so that the shopper sees the
 * change after a reload. For an API on another server, which can't notify this process.
 *
 * @param api handles the requests
 */
export function clearAfterChanges(
  api: (request: Request) => Promise<Response>,
  pages: Pick<ResponseCache, 'clear'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await api(request);
    const isChange = request.method !== 'GET' && PAGE_CHANGES.test(new URL(request.url).pathname);
    if (isChange && response.ok) pages.clear();
    return response;
  };
}
