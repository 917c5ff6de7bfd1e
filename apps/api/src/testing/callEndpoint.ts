import type { Endpoint, EndpointInput, FailureData } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';

/** Authentication and headers of a request. */
export interface CallOptions {
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  locale?: ContentLocale;
  headers?: Record<string, string>;
}

/** Response with the content of its envelope. */
export interface TestAnswer<Data> {
  status: number;
  message: string;
  /** Data of a success response. For an error, read `failure`. */
  data: Data;
  failure: FailureData;
  headers: Headers;
}

/** Anything with Hono's `request` method. */
export interface Requestable {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Sends a request to an endpoint: builds path and query, and encodes the body as JSON or a form. */
export async function callEndpoint<E extends Endpoint, Data>(
  app: Requestable,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<TestAnswer<Data>> {
  const { params, query, body } = input as Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  const headers = new Headers({ 'Accept-Language': options.locale ?? 'en-US', ...options.headers });
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.key) headers.set('Idempotency-Key', options.key);
  const init: RequestInit = { method: endpoint.method, headers };
  if (body !== undefined) init.body = endpoint.encoding === 'multipart' ? toForm(body) : JSON.stringify(body);
  if (body !== undefined && endpoint.encoding === 'json') headers.set('Content-Type', 'application/json');
  const response = await app.request(search.size > 0 ? `${path}?${search}` : path, init);
  const { message, data } = (await response.json()) as { message: string; data: Data & FailureData };
  return { status: response.status, message, data, failure: data, headers: response.headers };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(body))
    for (const value of [values].flat()) form.append(name, value as Blob);
  return form;
}
