import type { Endpoint, EndpointInput, FailureData } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';

/** Who calls, and how. */
export interface CallOptions {
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  locale?: ContentLocale;
  headers?: Record<string, string>;
}

/** An answer, taken out of its envelope. */
export interface TestAnswer<Data> {
  status: number;
  message: string;
  /** Typed as a success has it; of a failure read `failure`. */
  data: Data;
  failure: FailureData;
  headers: Headers;
}

/** Anything that answers requests as Hono does. */
export interface Requestable {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Makes a call of the contract: fills the path, writes the query, sends JSON or a form. */
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
