import { type ContractCase, defineCase } from '../contractCase.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario } from '../scenario.ts';
import { validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** A valid call succeeds, with data that matches the schema. */
export function successCase(scenario: Scenario): ContractCase {
  const { endpoint } = scenario;
  return defineCase('success', endpoint.name, 'succeeds and answers by its schema', async (target) => {
    const context = runContextOf(target);
    const call = await scenario.prepare(context);
    const answer = await sendCall(target, endpoint, call.input, {
      token: call.shopper?.token ?? null,
      sign: call.sign,
    });
    const data = validateSuccess(endpoint, answer);
    await scenario.verify?.(call, context, data);
  });
}

/** Servers ignore unknown fields of a query, so that newer clients can send more. */
export function unknownQueryCases({ endpoint, prepare }: Scenario): ContractCase[] {
  if (endpoint.query === null) return [];
  return [
    defineCase('input', endpoint.name, 'ignores an unknown field of the query', async (target) => {
      const { input, shopper } = await prepare(runContextOf(target));
      const extended = { ...input, query: { ...input.query, mallard: '1' } };
      validateSuccess(endpoint, await sendCall(target, endpoint, extended, { token: shopper?.token ?? null }));
    }),
  ];
}
