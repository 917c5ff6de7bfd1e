import { type ContractCase, defineCase } from '../contractCase.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario } from '../scenario.ts';
import { validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

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
