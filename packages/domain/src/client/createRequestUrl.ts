import type { Endpoint } from '../contract/endpoint.ts';
import type { CallInput } from './input.ts';

/**
 * Creates the URL of a call.
 *
 * @param baseUrl origin of the API, optionally with a path before the contract's: `https://api.example.org`
 * @param input   `params` fill the path template, `query` is appended; `undefined` and `null` query values are left out
 * @throws {RangeError} when a parameter of the template is missing
 * @example createRequestUrl('https://a.example', getOrder, { params: { id } }) // https://a.example/api/orders/…
 */
export function createRequestUrl(
  baseUrl: string,
  endpoint: Pick<Endpoint, 'name' | 'path'>,
  input: Pick<CallInput, 'params' | 'query'> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === null || value === '') throw new RangeError(`${endpoint.name} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== null) query.append(name, String(entry));
    }
  }
  const search = query.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`;
}
