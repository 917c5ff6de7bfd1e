import { type Encoding, encode, etagOf, sendEncoded } from '@mallard/api/compression';
import { LRUCache } from 'lru-cache';

/** A rendered HTML page. */
export interface PageDocument {
  status: number;
  headers: Headers;
  markup: string;
}

/** Sends rendered pages, and stores them for a few seconds. */
export interface PageCache {
  /**
   * Responds with the stored page of a key, or renders it. Requests at the same time share one rendering.
   *
   * @param key everything that the page depends on
   * @param beforeRender called for each request whose page is not stored
   * @throws what `beforeRender` and `render` throw
   */
  respond(
    key: string,
    request: Request,
    render: () => Promise<PageDocument>,
    beforeRender?: () => void,
  ): Promise<Response>;
  /** Removes all pages, because their content has changed. */
  clear(): void;
}

interface StoredPage extends PageDocument {
  etag: string;
  /** The request that the page was rendered for. */
  request: Request;
  /** Compressed bodies. Each is created when it is requested first. */
  bodies: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

/**
 * Milliseconds for which a page is sent again. It is short, because prices and stock can be changed by other processes. On a busy
 * shop, even a second would be enough to render each page rarely.
 */
const FRESH_FOR = 5_000;

/** Bytes of all stored pages. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Creates a cache of rendered pages. Only pages with status 200 are stored.
 *
 * @param options.freshFor milliseconds for which a page is sent again
 * @param options.now a clock in milliseconds
 * @example const response = await createPageCache().respond('/home en-US', request, renderHome);
 */
export function createPageCache({ freshFor = FRESH_FOR, now = () => performance.now() } = {}): PageCache {
  const pages = new LRUCache<string, StoredPage, { request: Request; render: () => Promise<PageDocument> }>({
    ttl: freshFor,
    perf: { now },
    // Without it, a timer would be created for each request.
    ttlResolution: 0,
    maxSize: MAX_BYTES,
    // Compressed bodies are a fraction of the markup. Redirects have none, and zero is not allowed.
    sizeCalculation: ({ markup }) => markup.length * 2 + 1,
    fetchMethod: async (_key, _stale, { context: { request, render } }) => store(await render(), request),
    // Without it, `clear` would fail the requests that wait for a page.
    ignoreFetchAbort: true,
  });

  return {
    async respond(key, request, render, beforeRender) {
      if (!pages.has(key)) beforeRender?.();
      let page = await pages.forceFetch(key, { context: { request, render } });
      if (page.status !== 200 && pages.peek(key) === page) pages.delete(key);
      // The limit of another visitor says nothing about this one.
      if (page.status === 429 && page.request !== request) page = store(await render(), request);
      return sendPage(page, request);
    },
    clear: () => pages.clear(),
  };
}

/** Requests that change what pages show to everyone. Changes of prices and stock are shown when a page is rendered next. */
const PAGE_CHANGES = /^\/api\/(reviews|orders\/review|coupons\/claim\/[^/]+|user\/profile)$/;

/**
 * Returns a request handler that removes all stored pages when a shopper has changed what they show, so that the shopper sees the
 * change after a reload.
 *
 * @param api handles the requests
 */
export function clearAfterChanges(
  api: (request: Request) => Promise<Response>,
  pages: Pick<PageCache, 'clear'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await api(request);
    const isChange = request.method !== 'GET' && PAGE_CHANGES.test(new URL(request.url).pathname);
    if (isChange && response.ok) pages.clear();
    return response;
  };
}

function store(page: PageDocument, request: Request): StoredPage {
  return { ...page, request, etag: etagOf(page.markup), bodies: {} };
}

async function sendPage(page: StoredPage, request: Request): Promise<Response> {
  const { status, markup, bodies } = page;
  const headers = new Headers(page.headers);
  // A redirect.
  if (markup === '') return new Response(null, { status, headers });
  headers.append('Vary', 'Accept-Encoding');
  return sendEncoded(request, {
    status,
    headers,
    etag: status === 200 ? page.etag : undefined,
    encode: (encoding) => (bodies[encoding] ??= encode(Buffer.from(markup), encoding)),
  });
}
