import * as shop from '@mallard/catalogue';
import { type ContractTarget, contractCases } from '@mallard/conformance/contract';
import type { Backend } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createOfflineBackend } from '@mallard/offline/backend';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

const backend = createOfflineBackend({
  shop,
  now: Date.now,
  accounts: 'open',
  approveAfter: null,
  callbackSecret: 'offline',
  // Only the hooks simulate the seller.
  shipAfter: 86_400_000,
  afterSaleDelay: 86_400_000,
});
const target: ContractTarget = {
  backend: withoutUndeclared(backend),
  demo: { username: 'demo', password: 'demo1234' },
  passwordHashing: { salt: 'mallard.v1' },
  callbackSecret: 'offline',
  ship: backend.ship,
  approveAfterSale: backend.continueAfterSale,
  readVerificationCode: backend.readVerificationCode,
};

/** Fails if a response has fields that the contract does not declare, which the schemas would ignore. */
function withoutUndeclared(inner: Backend): Backend {
  return async (request) => {
    const response = await inner(request);
    const { pathname } = new URL(request.url);
    const endpoint = endpoints.find(
      ({ method, path }) =>
        method === request.method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
    );
    if (!response.ok || endpoint === undefined) return response;
    const { data } = (await response.clone().json()) as { data: unknown };
    expect(JSON.parse(JSON.stringify(parse(endpoint.data, data)))).toEqual(data);
    return response;
  };
}

describe('the offline back end keeps the contract', () => {
  it.for(contractCases({ endpoints }))('$name', async (contractCase, { skip }) => {
    const { skipped } = await contractCase.run(target);
    if (skipped) skip(skipped);
  });
});
