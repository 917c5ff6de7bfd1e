import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;
}

/**
 * Every call of the shop, in no particular order. A separate module, because it contains the whole contract: for
 * servers, documents and tests, not for screens.
 */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);
