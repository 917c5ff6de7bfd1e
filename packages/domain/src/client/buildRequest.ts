import type { Endpoint } from '../contract/endpoint.ts';
import { createRequestUrl } from './createRequestUrl.ts';
import type { CallInput } from './input.ts';

/**
 * Creates the `Request` of one attempt. Each attempt needs a new one, because a body can be read only once.
 *
 * @param headers used directly, with the type of the body added
 * @param signal  aborts the request: the caller's signal or the timeout
 */
export function buildRequest(
  baseUrl: string,
  endpoint: Endpoint,
  input: CallInput,
  headers: Headers,
  signal: AbortSignal,
): Request {
  const body = encodeBody(endpoint, input.body, headers);
  return new Request(createRequestUrl(baseUrl, endpoint, input), {
    method: endpoint.method,
    headers,
    signal,
    redirect: 'manual',
    // Personal responses must not be stored in a cache, nor come from one.
    ...(headers.has('Authorization') ? { cache: 'no-store' as const } : {}),
    ...(body === null ? {} : { body }),
  });
}

function encodeBody(endpoint: Endpoint, body: unknown, headers: Headers): string | FormData | null {
  if (endpoint.body === null) return null;
  if (endpoint.encoding === 'multipart') return toFormData(body ?? {}); // `fetch` sets the type with its boundary.
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body ?? {});
}

function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry === undefined || entry === null) continue;
      form.append(name, entry instanceof Blob ? entry : String(entry));
    }
  }
  return form;
}
