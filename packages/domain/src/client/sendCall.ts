import type { Endpoint } from '../contract/endpoint.ts';
import { adoptNewTokens } from './adoptNewTokens.ts';
import { buildHeaders } from './buildHeaders.ts';
import { buildRequest } from './buildRequest.ts';
import type { ClientSettings } from './clientOptions.ts';
import { exchange } from './exchange.ts';
import { hasCurrentDate } from './hasCurrentDate.ts';
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
