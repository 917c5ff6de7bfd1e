import { afterEach } from 'vitest';
import type { CallResult } from '../client.ts';
import { type NetworkCaller, openNetwork } from './callOverNetwork.ts';
import type { SeenRequest } from './faultyServer.ts';

const uuid = '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10';

/** A unit for the cart. */
export const line = { body: { skuUuid: uuid, quantity: 1 } };

/** An order. */
export const order = {
  body: { items: [line.body], couponUuid: null, checkoutUuid: uuid, addressUuid: uuid, expectedTotal: 8900 },
};

export const kindOf = (result: CallResult<unknown> | undefined) => (result?.ok ? 'ok' : result?.error.kind);
export const keysOf = (seen: readonly SeenRequest[]) => new Set(seen.map(({ headers }) => headers['idempotency-key']));
export const isRefresh = ({ path }: SeenRequest) => path.endsWith('/refresh-token');

/** Opens networks that are closed after each test. */
export function networks(): typeof openNetwork {
  const opened: NetworkCaller[] = [];
  afterEach(async () => {
    for (const { server } of opened.splice(0)) await server.close();
  });
  return async (behavior, options) => {
    const network = await openNetwork(behavior, options);
    opened.push(network);
    return network;
  };
}
