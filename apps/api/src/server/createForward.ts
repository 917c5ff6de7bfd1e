import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { localeOf } from '@mallard/domain/messages';
import { failure, isUnambiguousPath, type Refusal, refuse, toResponse, UPLOAD_MS } from '@mallard/domain/serving';
import type { Logger } from 'pino';
import { badRequestResponse } from '../http/answerClientError.ts';
import { SANDBOX } from '../http/headers.ts';

/** Maximum milliseconds to connect, and from the end of the request until the response begins. Clients wait for 10 seconds. */
const RESPONSE_MS = 9_000;

/** Headers for one connection (RFC 9110, 7.6.1), and `Expect`, which this server has already answered. */
const CONNECTION_HEADERS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The visitor that a request is forwarded for. */
export interface Visitor {
  /** `null` for requests from inside the process. */
  address: string | null;
  /** Origin that the visitor requested. */
  origin: string;
}

/** Forwards a request. Never rejects: a server that does not answer becomes a response with status 503. */
export type Forward = (request: Request, visitor: Visitor) => Promise<Response>;

/**
 * Creates the function that forwards requests to another server, with the visitor in `X-Forwarded-For`, `-Host` and `-Proto`. Uses
 * `node:http` instead of `fetch`, which decompresses responses, and fails if a request with a body gets 401.
 *
 * @param origin origin of the other server
 * @param responseMs maximum milliseconds to connect, and from the end of the request until the response begins; tests shorten them
 */
export function createForward(origin: string, logger: Pick<Logger, 'warn'>, responseMs = RESPONSE_MS): Forward {
  return async (request, visitor) => {
    const { pathname, search } = new URL(request.url);
    // A path such as //other.example would be parsed as a host.
    if (!isUnambiguousPath(pathname)) return badRequestResponse();
    const target = new URL(origin);
    target.pathname = pathname;
    target.search = search;
    let isConnected = false;
    try {
      return toAnswer(
        await send(target, request, visitor, {
          responseMs,
          onConnect: () => {
            isConnected = true;
          },
        }),
        request.method,
      );
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      logger.warn({ reason: reasonOf(error) }, `${origin} did not answer`);
      // After a connection the request may have had its effect. Clients repeat calls that are refused as overloaded, with their key.
      const refusal = isConnected ? refuse('OVERLOADED', { retryAfter: 1 }) : refuse('DATABASE', { retryAfter: 5 });
      return refusalResponse(refusal, request);
    }
  };
}

/** Returns the code of the system, such as `ECONNREFUSED`, or the message. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.code : error.message;
}

/** Creates the response to a request that this process refuses without the API. */
export function refusalResponse(refusal: Refusal, { headers }: Request): Response {
  return toResponse(failure(refusal, localeOf(headers.get('Accept-Language')), crypto.randomUUID()));
}

interface SendOptions {
  responseMs: number;
  onConnect: () => void;
}

function send(
  target: URL,
  request: Request,
  visitor: Visitor,
  { responseMs, onConnect }: SendOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = forwardedHeaders(request.headers, visitor);
    const outgoing = open(target, { method: request.method, headers, signal: request.signal });
    let timer: NodeJS.Timeout | undefined;
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => outgoing.destroy(new Error('No answer in time')), ms);
    };
    const connected = () => {
      onConnect();
      // The visitor's upload may take longer.
      if (!outgoing.writableFinished) waitFor(UPLOAD_MS);
    };
    waitFor(responseMs);
    outgoing.once('close', () => clearTimeout(timer));
    const sent = () => waitFor(responseMs);
    outgoing.once('finish', sent);
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', connected);
      else connected();
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      clearTimeout(timer);
      // A response can begin before the upload ends.
      outgoing.off('finish', sent);
      resolve(incoming);
    });
    if (request.body === null) outgoing.end();
    else pipeline(Readable.fromWeb(request.body as ReadableStream), outgoing).catch(reject);
  });
}

function forwardedHeaders(received: Headers, { address, origin }: Visitor): Record<string, string> {
  const headers = new Headers(received);
  const named = (headers.get('Connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isForwarded = (name: string) => !CONNECTION_HEADERS.includes(name) && !named.includes(name);
  // The other server has its own name, and would believe addresses that a visitor sent.
  for (const name of ['Host', 'Forwarded', 'X-Forwarded-For']) headers.delete(name);
  if (address !== null) headers.set('X-Forwarded-For', address);
  const { host, protocol } = new URL(origin);
  headers.set('X-Forwarded-Host', host);
  headers.set('X-Forwarded-Proto', protocol.replace(':', ''));
  return Object.fromEntries([...headers].filter(([name]) => isForwarded(name)));
}

const WITHOUT_BODY = [204, 205, 304];

function toAnswer(incoming: IncomingMessage, method: string): Response {
  const { statusCode: status = 502, headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    if (!CONNECTION_HEADERS.includes(name)) for (const value of values) headers.append(name, value);
  const hasBody = method !== 'HEAD' && !WITHOUT_BODY.includes(status);
  if (!hasBody) incoming.resume();
  // The other server may send files of its users. Both policies apply if it has its own.
  headers.append('Content-Security-Policy', SANDBOX);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(hasBody ? (Readable.toWeb(incoming) as BodyInit) : null, { status, headers });
}
