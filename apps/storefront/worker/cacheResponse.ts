import type { WorkboxPlugin } from 'workbox-core';

/** Says of when an answer is, and to whom. What is kept says neither: clients would take its time for now, and its tokens for theirs. */
const momentary = ['Date', 'Age', 'X-Request-Id', 'X-New-Token', 'X-New-Refresh-Token', 'Vary'];

/** Keeps sound answers, one for each language. */
export const cacheResponse: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('kept-in', request.headers.get('Accept-Language') ?? '');
    return url.href;
  },
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    for (const name of momentary) headers.delete(name);
    return new Response(await response.clone().blob(), { headers });
  },
};

/** Keeps sound pages. */
export const cachePage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    return response.status === 200 && isHtml ? response : null;
  },
};
