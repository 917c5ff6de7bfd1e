import type { Endpoint } from '../contract/endpoint.ts';
import { isHeaderValue } from './isHeaderValue.ts';

/** What the headers of one attempt say. */
export interface HeaderValues {
  token: string | null;
  locale: string;
  platform: string;
  version: string;
  requestId: string;
  /** Sent with everything that may change something. */
  idempotencyKey: string;
  /** Value of the cross-site request forgery cookie, where there is one. */
  xsrfToken: string | null;
}

const unsafe: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

/** The headers that every call carries. */
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
    // Any page of the domain can write a cookie. Without the header the server says no, and why.
    if (values.xsrfToken && isHeaderValue(values.xsrfToken)) headers.set('X-XSRF-TOKEN', values.xsrfToken);
  }
  return headers;
}
