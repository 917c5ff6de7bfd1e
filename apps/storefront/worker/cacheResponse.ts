import type { WorkboxPlugin } from 'workbox-core';

/** Headers that depend on the time or the user. Clients would use a cached date as the current time, and cached tokens as their own. */
const TRANSIENT_HEADERS = ['Date', 'Age', 'X-Request-Id', 'X-New-Token', 'X-New-Refresh-Token', 'Vary'];

/** Caches successful API responses, one per language. */
export const cacheResponse: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('kept-in', request.headers.get('Accept-Language') ?? '');
    return url.href;
  },
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    for (const name of TRANSIENT_HEADERS) headers.delete(name);
    return new Response(await response.clone().blob(), { headers });
  },
};

/** Caches successful HTML pages. */
export const cachePage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    return response.status === 200 && isHtml ? response : null;
  },
};
