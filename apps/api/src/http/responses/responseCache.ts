import { LRUCache } from 'lru-cache';
import { type Encoding, encode, etagOf, sendEncoded } from './compression.ts';

/** A response that is the same for all requests with its key. */
export interface SharedResponse {
  status: number;
  headers: Headers;
  /** Text; empty for a redirect. */
  body: string;
  /** Whether caches of other servers, such as a CDN, may store it too. */
  isPublic: boolean;
  /** Pattern of its path, for the log. */
  route: string;
}

/** Headers of a stored response, as they were sent. */
export interface SentHead {
  /** Names and values in turn, without those that depend on the request. */
  rawHeaders: readonly string[];
  contentType: string;
}

/** A response in memory. */
export interface StoredResponse {
  readonly etag: string;
  readonly isPublic: boolean;
  readonly route: string;
  readonly isCompressed: boolean;
  /** Bodies that are ready to be sent. */
  readonly ready: Partial<Record<Encoding, Uint8Array>>;
  /** Complete headers; missing until the response was sent once. */
  head?: SentHead;
}

/** Creates responses once for all requests with the same key, and stores them for a few seconds. */
export interface ResponseCache {
  /**
   * Responds with the stored response of a key, or creates it. Requests at the same time share one.
   *
   * @param key everything that the response depends on
   * @param beforeCreate called for each request whose response is not stored
   * @throws what `beforeCreate` and `create` throw
   */
  respond(
    key: string,
    request: Request,
    create: () => Promise<SharedResponse>,
    beforeCreate?: () => void,
  ): Promise<Response>;
  /** Returns a stored response. */
  find(key: string): StoredResponse | undefined;
  /** Removes all responses, because their content has changed. */
  clear(): void;
}

interface Entry extends StoredResponse {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** The request that an unsuccessful response was created for. */
  request: Request | null;
  /** Compressed bodies. Each is created when it is requested first. */
  bodies: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

export interface ResponseCacheOptions {
  /** Milliseconds for which a response is sent again. */
  freshFor: number;
  /** Bytes of all stored bodies; 0 stores none. */
  maxBytes: number;
  /** A clock in milliseconds. @default performance.now */
  now?: () => number;
}

/** Bytes from which compression pays off: smaller bodies fit into one network packet anyway. */
const MIN_COMPRESSED = 1024;

/**
 * Seconds for which caches of other servers may send a public response. They may send it for longer while they ask for a new one.
 * `stale-while-revalidate` is only in `CDN-Cache-Control` (RFC 9213), because browsers would show old stock after a reload.
 */
const PUBLIC_HEADERS = {
  'Cache-Control': 'public, max-age=0, s-maxage=5',
  'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=10',
};
/** Not `no-store`, because it disables the back/forward cache of browsers. */
const PRIVATE = 'private, no-cache';

/** Responses that were sent from or to a cache, by their request. */
const entries = new WeakMap<Request, Entry>();

/**
 * Creates a cache. Only responses with status 200 are stored.
 *
 * @example
 * const pages = createResponseCache({ freshFor: 3_000, maxBytes: 32 * 1024 * 1024 });
 * const response = await pages.respond('/home en-US', request, renderHome);
 */
export function createResponseCache({
  freshFor,
  maxBytes,
  now = () => performance.now(),
}: ResponseCacheOptions): ResponseCache {
  if (maxBytes === 0) return createWithoutCache();
  const stored = new LRUCache<string, Entry, { request: Request; create: () => Promise<SharedResponse> }>({
    ttl: freshFor,
    perf: { now },
    // Without it, a timer would be created for each request.
    ttlResolution: 0,
    maxSize: maxBytes,
    // Compressed bodies are a fraction of the body. Redirects have none, and zero is not allowed.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.3) + 1,
    fetchMethod: async (_key, _stale, { context: { request, create } }) => toEntry(await create(), request),
    // Without it, `clear` would fail the requests that wait for a response.
    ignoreFetchAbort: true,
  });

  return {
    async respond(key, request, create, beforeCreate) {
      if (!stored.has(key)) beforeCreate?.();
      let entry = await stored.forceFetch(key, { context: { request, create } });
      if (entry.status !== 200 && stored.peek(key) === entry) stored.delete(key);
      // The limit of another visitor says nothing about this one.
      if (entry.status === 429 && entry.request !== request) entry = toEntry(await create(), request);
      return send(entry, request);
    },
    find: (key) => stored.get(key),
    clear: () => stored.clear(),
  };
}

function createWithoutCache(): ResponseCache {
  return {
    async respond(_key, request, create, beforeCreate) {
      beforeCreate?.();
      return send(toEntry(await create(), request), request);
    },
    find: () => undefined,
    clear: () => undefined,
  };
}

/**
 * Returns whether the response to a request may be stored by caches of other servers, if its content is public. Requests with a
 * cookie or a token are those of members, or of visitors who chose a language.
 */
export function isAnonymous({ cookie, authorization }: { cookie?: unknown; authorization?: unknown }): boolean {
  return (cookie ?? null) === null && (authorization ?? null) === null;
}

/** Returns the headers that say which caches may store a response. */
export function cachingHeaders(isShared: boolean): Readonly<Record<string, string>> {
  return isShared ? PUBLIC_HEADERS : { 'Cache-Control': PRIVATE };
}

/** Headers that depend on the request, or are set by `sendStored`. */
const OF_REQUEST = new Set([
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'x-request-id',
]);

/**
 * Stores the headers of a response, so that `sendStored` can send them again. Call it with the response that is sent, after all
 * middleware has added its headers.
 */
export function recordHead(request: Request, { status, headers }: Response): void {
  const entry = entries.get(request);
  if (entry === undefined || entry.head !== undefined || status !== 200) return;
  // It depends on the origin of the page that requests it.
  if (headers.has('Access-Control-Allow-Origin') || headers.has('Set-Cookie')) return;
  const rawHeaders: string[] = [];
  for (const [name, value] of headers) if (!OF_REQUEST.has(name)) rawHeaders.push(name, value);
  entry.head = { rawHeaders, contentType: headers.get('Content-Type') ?? '' };
}

function toEntry({ body: text, ...response }: SharedResponse, request: Request): Entry {
  const body = Uint8Array.from(Buffer.from(text));
  return {
    ...response,
    body,
    request: response.status === 200 ? null : request,
    isCompressed: body.length >= MIN_COMPRESSED,
    etag: etagOf(body),
    bodies: {},
    ready: { identity: body },
  };
}

async function send(entry: Entry, request: Request): Promise<Response> {
  const { status, body, isPublic, isCompressed } = entry;
  const headers = new Headers(entry.headers);
  // A redirect.
  if (body.length === 0) return new Response(null, { status, headers });
  const { headers: received } = request;
  const isShared =
    isPublic &&
    status === 200 &&
    isAnonymous({ cookie: received.get('Cookie'), authorization: received.get('Authorization') });
  for (const [name, value] of Object.entries(cachingHeaders(isShared))) headers.set(name, value);
  headers.append('Vary', 'Accept-Encoding');
  if (status === 200) entries.set(request, entry);
  return sendEncoded(request, {
    status,
    headers,
    etag: status === 200 ? entry.etag : undefined,
    isCompressed,
    encode: (encoding) => encodeOnce(entry, encoding),
  });
}

function encodeOnce(entry: Entry, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  entry.bodies[encoding] ??= encode(entry.body, encoding).then((body) => {
    entry.ready[encoding] = body;
    return body;
  });
  return entry.bodies[encoding];
}
