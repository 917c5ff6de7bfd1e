import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../../gateways/matchesEtag.ts';
import { acceptedEncoding } from './compression.ts';
import { memoizeText } from './memoizeText.ts';
import { cachingHeaders, isAnonymous, type StoredResponse } from './responseCache.ts';

/** Sends a response that is in memory, without creating a `Request` and `Response`. */
export type SendStored = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** A stored response that was sent. */
export interface SentStored {
  requestId: string;
  /** Pattern of the path. */
  route: string;
  status: number;
  /** Time since the request was received. */
  milliseconds: number;
}

/** Where stored responses come from. */
export interface StoredSource {
  /** Returns the stored response to a `GET` request without a body. */
  find(incoming: IncomingMessage): StoredResponse | undefined;
  /** Counts the request. Returns `false` if it has to be refused. */
  count?(incoming: IncomingMessage): boolean;
  /** Logs the request. */
  log(incoming: IncomingMessage, sent: SentStored): void;
  /** Request ids that clients can set. */
  acceptableId: RegExp;
}

/**
 * Creates the function that sends stored responses. It returns `false` for all requests that it leaves to the app: those whose
 * response is not stored, or that have headers on which it depends.
 *
 * @example if (!sendStored(incoming, outgoing)) void listener(incoming, outgoing);
 */
export function createSendStored({ find, count, log, acceptableId }: StoredSource): SendStored {
  return (incoming, outgoing) => {
    const { method, headers } = incoming;
    if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const startedAt = performance.now();
    const stored = find(incoming);
    if (stored?.head === undefined) return false;
    const encoding = stored.isCompressed ? encodingOf(headers['accept-encoding']?.toString()) : 'identity';
    const body = stored.ready[encoding];
    if (body === undefined || count?.(incoming) === false) return false;
    const received = headers['x-request-id'];
    const requestId = typeof received === 'string' && acceptableId.test(received) ? received : randomUUID();
    const isShared = stored.isPublic && isAnonymous(headers);
    const head = [...stored.head.rawHeaders, 'X-Request-Id', requestId, ...cachingFields[isShared ? 'shared' : 'own']];
    const isUnchanged = matchesEtag(headers['if-none-match'], stored.etag);
    if (isUnchanged) outgoing.writeHead(304, head).end();
    else {
      head.push('Content-Type', stored.head.contentType, 'Content-Length', String(body.length));
      if (encoding !== 'identity') head.push('Content-Encoding', encoding);
      outgoing.writeHead(200, head).end(body);
    }
    const { route } = stored;
    log(incoming, { requestId, route, status: outgoing.statusCode, milliseconds: performance.now() - startedAt });
    return true;
  };
}

const cachingFields = {
  shared: Object.entries(cachingHeaders(true)).flat(),
  own: Object.entries(cachingHeaders(false)).flat(),
};

const encodingOf = memoizeText(acceptedEncoding);
