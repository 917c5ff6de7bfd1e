import type { Endpoint } from '../contract/endpoint.ts';
import { isHeaderValue } from './isHeaderValue.ts';

/** Values of the headers of one attempt. */
export interface HeaderValues {
  token: string | null;
  locale: string;
  platform: string;
  version: string;
  requestId: string;
  /** Sent with all methods that may change something. */
  idempotencyKey: string;
  /** Value of the cookie against cross-site request forgery, if set. */
  xsrfToken: string | null;
}

const unsafe: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

/** Builds the headers of a call. */
export function buildHeaders(endpoint: Pick<Endpoint, 'method'>, values: HeaderValues): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': values.locale,
    'X-Request-Id': values.requestId,
    'X-Client-Version': values.version,
    'X-Platform': values.platform,
  });
  if (values.token !== null) headers.set('Authorization', `Bearer ${values.token}`);
  if (unsafe.has(endpoint.method)) {
    headers.set('Idempotency-Key', values.idempotencyKey);
    // Any page of the domain can write the cookie. Without the header, the server refuses with a reason.
    if (values.xsrfToken && isHeaderValue(values.xsrfToken)) headers.set('X-XSRF-TOKEN', values.xsrfToken);
  }
  return headers;
}
