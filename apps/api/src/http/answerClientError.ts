import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BusinessCode } from '@mallard/domain/errors';
import { failure, refuse, toResponse } from '@mallard/domain/serving';

// What Node says when it could not make a request of what came.
const statuses: Readonly<Record<string, readonly [number, string, BusinessCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'VALIDATION'],
};

const LINGER_MS = 1_000;

/** Answers what is no HTTP request at all, in the envelope like everything else, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else hangUp(socket, ...(statuses[error.code ?? ''] ?? ([400, 'Bad Request', 'VALIDATION'] as const)));
}

/** Answers who takes this server for a proxy (`CONNECT`), and hangs up. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  hangUp(socket, 405, 'Method Not Allowed', 'METHOD_NOT_ALLOWED');
}

/** Answers who expects something other than `100-continue` (RFC 9110, 10.1.1). */
export function answerExpectation(_request: IncomingMessage, outgoing: ServerResponse): void {
  hangUp(outgoing.socket, 417, 'Expectation Failed', 'VALIDATION');
}

/**
 * Whether a request names this server exactly once, as HTTP/1.1 asks (RFC 9112, 3.2), and by a name that a URL can hold: `a.1` and
 * `256.1.1.1` are none.
 */
export function hasValidHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const [host, ...more] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === '1.0';
  return more.length === 0 && /^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** Answers a request that does not say whom it is for, and hangs up. */
export function answerHostless(outgoing: ServerResponse): void {
  hangUp(outgoing.socket, 400, 'Bad Request', 'VALIDATION');
}

function hangUp(socket: Duplex | null, status: number, reason: string, code: BusinessCode): void {
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
  socket?.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that never ends its side would hold the connection for ever. Ended at once, it might be reset before the answer is read.
  if (socket) setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** The answer to a request whose address cannot be read. */
export function badRequestResponse(): Response {
  return outsideTheApp('VALIDATION', randomUUID());
}

/** The answer to a request that broke before or behind the app. */
export function faultResponse(requestId: string): Response {
  return outsideTheApp('INTERNAL', requestId);
}

function outsideTheApp(code: BusinessCode, requestId: string): Response {
  const response = toResponse(failure(refuse(code), 'zh-CN', requestId));
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
