import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BusinessCode } from '@mallard/domain/errors';
import { failure, refuse, toResponse } from '@mallard/domain/serving';

// Error codes of Node's HTTP parser.
const statuses: Readonly<Record<string, readonly [number, string, BusinessCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'VALIDATION'],
};

const LINGER_MS = 1_000;

/** A request of a connection, and the response to it. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * Answers malformed HTTP with the error envelope, and closes the connection.
 *
 * Waits for the response to the previous request, because responses have to be in order. Sends no error if the fault is in the body
 * of a request whose response has begun: a proxy would take it for the response to its next request.
 *
 * @param latest last request of the connection whose headers were valid
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex, latest?: Exchange): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (latest && latest.outgoing.socket === null && !latest.outgoing.closed)
    latest.outgoing.once('socket', () => answerClientError(error, socket, latest));
  else if (latest?.incoming.complete) whenClosed(latest.outgoing, () => endWithFault(error, socket));
  else if (latest?.outgoing.headersSent) whenClosed(latest.outgoing, () => end(socket));
  else endWithFault(error, socket);
}

function whenClosed(outgoing: ServerResponse, next: () => void): void {
  if (outgoing.closed) next();
  else outgoing.once('close', next);
}

function endWithFault({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  endWithError(socket, ...(statuses[code] ?? ([400, 'Bad Request', 'VALIDATION'] as const)));
}

/** Answers `CONNECT` requests, which are meant for proxies, with 405, and closes the connection. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  endWithError(socket, 405, 'Method Not Allowed', 'METHOD_NOT_ALLOWED');
}

/** Answers an `Expect` header other than `100-continue` with 417 (RFC 9110, 10.1.1). */
export function answerExpectation(_request: IncomingMessage, outgoing: ServerResponse): void {
  answerInTurn(outgoing, 417, 'Expectation Failed');
}

/**
 * Refuses a request that Node's parser accepts, but that has another version of HTTP than 1.0 and 1.1, no valid `Host`, or a fragment
 * in its URL. Closes the connection.
 *
 * @returns whether the request was refused
 */
export function refuseUnsupported(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!/^1\.[01]$/.test(incoming.httpVersion)) answerInTurn(outgoing, 505, 'HTTP Version Not Supported');
  else if (!hasValidHost(incoming) || incoming.url?.includes('#')) answerInTurn(outgoing, 400, 'Bad Request');
  else return false;
  return true;
}

/**
 * Returns whether a request has exactly one `Host` header, as HTTP/1.1 requires (RFC 9112, 3.2), with a value that is valid in a
 * URL. For example, `a.1` and `256.1.1.1` are invalid.
 */
function hasValidHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const [host, ...duplicates] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === '1.0';
  return duplicates.length === 0 && /^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** Answers a request with an error and closes the connection, after the responses to earlier requests of the connection. */
function answerInTurn(outgoing: ServerResponse, status: number, reason: string): void {
  const answer = (socket: Duplex) => endWithError(socket, status, reason, 'VALIDATION');
  if (outgoing.socket) answer(outgoing.socket);
  else outgoing.once('socket', answer);
}

function endWithError(socket: Duplex, status: number, reason: string, code: BusinessCode): void {
  if (!socket.writable) return;
  const answer = failure(refuse(code, { status }), 'zh-CN', randomUUID());
  const body = JSON.stringify({ code: status, message: answer.message, data: answer.data });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  end(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

function end(socket: Duplex, lastBytes = ''): void {
  socket.end(lastBytes);
  // A client that never ends its side would keep the connection open forever. Destroying it immediately could reset it before the
  // client has read the response.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Creates the 400 response to a request with an invalid URL. */
export function badRequestResponse(): Response {
  return errorResponse('VALIDATION', randomUUID());
}

/** Creates the 500 response to a request that failed outside the Hono app. */
export function faultResponse(requestId: string): Response {
  return errorResponse('INTERNAL', requestId);
}

function errorResponse(code: BusinessCode, requestId: string): Response {
  const response = toResponse(failure(refuse(code), 'zh-CN', requestId));
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
