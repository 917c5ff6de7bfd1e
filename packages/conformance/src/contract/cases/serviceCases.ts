import { createRequestUrl, createUuid } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { ping } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { describeAnswer, validateRefusal } from '../validateAnswer.ts';
import { sendWire } from '../wireRequest.ts';

/** The service as a whole: responses have an envelope even without an endpoint. */
export function serviceCases(endpoints: readonly Endpoint[]): ContractCase[] {
  return [
    defineCase('service', '*', 'answers unknown paths with 404 and the envelope', async (target) => {
      for (const path of ['/api/mallard', '/api', `/api/orders/${createUuid()}/mallard`, '/api/cart/count/mallard'])
        validateRefusal(await sendWire(target, { method: 'GET', path }), 404);
    }),
    defineCase('service', '*', 'calls each request by the name that it came with', async (target) => {
      for (const path of [ping.path, '/api/mallard']) {
        const asked = createUuid();
        const headers = { 'X-Request-Id': asked };
        const { call, requestId } = await sendWire(target, { method: 'GET', path, headers });
        assertShown(call, 'the header X-Request-Id', asked, requestId);
      }
    }),
    defineCase(
      'service',
      '*',
      'answers paths with tricks in them with the envelope and no server error',
      async (target) => {
        for (const path of [
          '/api//cart',
          '/api/%2e%2e/cart',
          '/api/cart%2Fcount',
          '/api/%00',
          '/api/%E9%B8',
          '/API/CART',
        ])
          validateRefusal(await sendWire(target, { method: 'GET', path }), 400, 401, 404);
      },
    ),
    defineCase(
      'service',
      '*',
      'answers methods that a path does not have with 405 or 404 and the envelope',
      async (target) => {
        for (const endpoint of endpoints) {
          const params = Object.fromEntries(
            [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, createUuid()]),
          );
          validateRefusal(
            await sendWire(target, { method: 'PATCH', path: createRequestUrl('', endpoint, { params }) }),
            404,
            405,
          );
        }
      },
    ),
    ...endpoints
      .filter(({ name }) => name === 'ping')
      .map((endpoint) =>
        defineCase('service', endpoint.name, 'answers HEAD too, without a body', async (target) => {
          const answer = await sendWire(target, { method: 'HEAD', path: endpoint.path });
          if (answer.status !== 200 || answer.text !== '')
            throw new ContractViolation(
              `HEAD ${endpoint.path} must answer 200 and no body, not ${describeAnswer(answer)}`,
            );
        }),
      ),
  ];
}
