import type { Backend } from '@mallard/domain/client';
import { afterSale } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { sampleOf } from '@mallard/domain/testing';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { badInputs } from './badInputs.ts';
import type { ContractTarget } from './contractTarget.ts';
import { differenceOf } from './differenceOf.ts';
import { runContextOf } from './runContext.ts';
import { scenarios } from './scenarios/index.ts';

const requestSample = sampleOf(afterSale) as object;

/** Creates a target that responds to every call with sample data; hooks set the status of orders. */
function createPuppet(): ContractTarget {
  let status = 'unpaid';
  const ends: Record<string, string> = { createOrder: 'unpaid', confirmOrder: 'completed', cancelOrder: 'cancelled' };
  const backend: Backend = async (request) => {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints
      .filter(({ method }) => method === request.method)
      .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
      .find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));
    if (!endpoint) return new Response(null, { status: 404 });
    status = ends[endpoint.name] ?? status;
    const sample = sampleOf(endpoint.data);
    const hasStatus = typeof sample === 'object' && sample && ('orderNumber' in sample || 'history' in sample);
    const one = hasStatus ? { ...sample, status } : sample;
    const data = endpoint.name === 'listAfterSales' ? { items: [{ ...requestSample, status }] } : one;
    return Response.json({ code: 200, message: 'OK', data });
  };
  return {
    backend,
    demo: { username: 'demo', password: 'demo1234' },
    passwordHashing: { salt: 'mallard.v1' },
    callbackSecret: 'secret',
    approvePayment: async () => {
      status = 'unshipped';
    },
    ship: async () => {
      status = 'shipped';
    },
    approveAfterSale: async () => {
      status = 'approved';
    },
    readVerificationCode: async () => '123456',
  };
}

describe('sampleOf', () => {
  it.each(endpoints.map(({ name, data }) => [name, data] as const))('returns valid data of %s', (_, data) => {
    expect(is(data, sampleOf(data))).toBe(true);
  });
});

describe.each(scenarios.map((scenario) => [scenario.endpoint.name, scenario] as const))(
  'the scenario of %s',
  (_, scenario) => {
    const { endpoint } = scenario;

    it('prepares a valid input, for a caller with access', async () => {
      const { input, shopper } = await scenario.prepare(runContextOf(createPuppet()));
      for (const part of ['params', 'query', 'body'] as const)
        if (endpoint[part]) expect(is(endpoint[part], input[part] ?? {}), part).toBe(true);
      if (endpoint.access === 'member') expect(shopper).not.toBeNull();
      expect(badInputs(endpoint, input).length > 0).toBe(Boolean(endpoint.params ?? endpoint.query ?? endpoint.body));
    });
  },
);

describe('the other body under a used key', () => {
  const withOther = scenarios.flatMap(({ endpoint, prepare, other }) =>
    other ? [[endpoint.name, endpoint, prepare, other] as const] : [],
  );

  it.each(withOther)('is valid, and differs (%s)', async (_, endpoint, prepare, other) => {
    const { input } = await prepare(runContextOf(createPuppet()));
    expect(differenceOf(other(input), input)).toBeDefined();
    if (endpoint.body) expect(is(endpoint.body, other(input).body)).toBe(true);
  });
});
