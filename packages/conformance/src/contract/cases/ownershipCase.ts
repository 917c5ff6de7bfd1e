import type { CallInput } from '@mallard/domain/client';
import { createUuid } from '@mallard/domain/client';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { differenceOf } from '../differenceOf.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario } from '../scenario.ts';
import { unlike, validateRefusal, validateSuccess, withoutRequestId } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Another shopper's resource has the same response as an unknown id, and is not changed. */
export function ownershipCases({ endpoint, prepare }: Scenario): ContractCase[] {
  const { owns } = endpoint;
  if (owns === null) return [];
  const sentence = `hides another shopper's ${owns.resource}`;
  return [
    defineCase('ownership', endpoint.name, sentence, async (target) => {
      const context = runContextOf(target);
      const { input, shopper } = await prepare(context);
      const ask = () => sendCall(target, endpoint, input, { token: shopper?.token ?? null });
      // Its owner's last response must not come from a cache.
      if (endpoint.method === 'GET') validateSuccess(endpoint, await ask());
      const { token } = await context.stranger();
      const theirs = await sendCall(target, endpoint, input, { token });
      const unknown = await sendCall(target, endpoint, withId(input, owns.in, owns.field), { token });
      for (const answer of [theirs, unknown]) validateRefusal(answer, 404);
      const [one, other] = [theirs, unknown].map(({ text }) => withoutRequestId(JSON.parse(text)));
      const asked = `${endpoint.name}, for another shopper's ${owns.resource} and for one that does not exist,`;
      const difference = differenceOf(one, other, 'the envelope');
      if (difference) throw unlike(asked, difference);
      const owners = await ask();
      validateSuccess(endpoint, { ...owners, call: `${owners.call}, by its owner after a stranger tried,` });
    }),
  ];
}

function withId(input: CallInput, part: 'params' | 'query' | 'body', field: string): CallInput {
  return { ...input, [part]: { ...(input[part] as object), [field]: createUuid() } };
}
