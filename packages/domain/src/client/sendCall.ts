import type { Endpoint } from '../contract/endpoint.ts';
import { adoptNewTokens } from './adoptNewTokens.ts';
import { buildHeaders } from './buildHeaders.ts';
import { buildRequest } from './buildRequest.ts';
import type { ClientSettings } from './clientOptions.ts';
import { type Answer, exchange } from './exchange.ts';
import type { CallInput } from './input.ts';
import { readResponse } from './readResponse.ts';
import { retry } from './retry.ts';

/** Milliseconds for one attempt, headers and body together, by the endpoint's budget. */
export const TIMEOUTS: Readonly<Record<Endpoint['budget'], number>> = {
  default: 15_000,
  quick: 10_000,
  upload: 75_000,
};

/** A call to send: validated, with hashed passwords and a key. */
export interface PreparedCall {
  endpoint: Endpoint;
  input: CallInput;
  idempotencyKey: string;
  /** Id of the next attempt: `…`, `….1`, `….2`. */
  nextRequestId: () => string;
  signal: AbortSignal | undefined;
  isBackground: boolean;
}

/**
 * Sends a prepared call with retries, and reads its response.
 *
 * @param token access token to send, `null` for none
 * @throws {ApiFailure} of every kind
 */
export function sendCall(settings: ClientSettings, call: PreparedCall, token: string | null): Promise<unknown> {
  const { endpoint, input, idempotencyKey, signal, isBackground } = call;
  const { baseUrl, session, timers } = settings;
  const attempt = async () => {
    const requestId = call.nextRequestId();
    const headers = buildHeaders(endpoint, {
      token,
      locale: settings.locale(),
      platform: settings.platform(),
      version: settings.version,
      requestId,
      idempotencyKey,
      xsrfToken: settings.xsrfToken(),
    });
    const sentAt = settings.now();
    const answer = await exchange(settings.backend, (end) => buildRequest(baseUrl, endpoint, input, headers, end), {
      timeout: TIMEOUTS[endpoint.budget],
      signal,
      timers,
      requestId,
    });
    if (hasCurrentDate(answer, endpoint.method === 'GET' && token === null))
      settings.serverClock?.adjust(answer.headers.get('Date'), sentAt, settings.now());
    const data = readResponse(endpoint, answer, settings.now());
    if (token !== null) adoptNewTokens(session, answer, token, baseUrl);
    return data;
  };
  return retry(endpoint, attempt, { ...settings, signal, isBackground });
}

/**
 * Returns whether a response was created for this request, so that its `Date` is the current time. It must repeat the
 * request's id, or not be cacheable. A service worker must remove the `Date` of responses that it caches.
 *
 * @param wasStorable whether a cache may respond to such a request: a GET without a token
 */
function hasCurrentDate({ headers, requestId, isRedirected }: Answer, wasStorable: boolean): boolean {
  if (headers.get('X-Request-Id') === requestId) return true;
  if (isRedirected || headers.has('Age')) return false;
  return !wasStorable || !isStorable(headers);
}

/** Returns whether a cache may reuse a response without asking (RFC 9111, sections 4.2.2 and 5.2.2). */
function isStorable(headers: Headers): boolean {
  const control = headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache|max-age=0*(?!\d)/i.test(control)) return false;
  return control !== '' || headers.has('Expires') || headers.has('Last-Modified');
}
