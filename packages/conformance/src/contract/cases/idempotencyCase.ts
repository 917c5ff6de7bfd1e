import { createUuid } from '@mallard/domain/client';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { differenceOf } from '../differenceOf.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario } from '../scenario.ts';
import { unlike, validateReason, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/**
 * A call that is repeated with its key has the same response and no second effect; another body with that key is
 * refused.
 */
export function idempotencyCases(scenario: Scenario): ContractCase[] {
  const { endpoint } = scenario;
  if (endpoint.repeat !== 'keyed') return [];
  return [
    defineCase('idempotency', endpoint.name, 'takes effect once per idempotency key', async (target) => {
      const context = runContextOf(target);
      const call = await scenario.prepare(context);
      const options = { token: call.shopper?.token ?? null, idempotencyKey: createUuid(), sign: call.sign };
      const count = async () => scenario.count?.(call, context);

      const first = validateSuccess(endpoint, await sendCall(target, endpoint, call.input, options));
      const made = await count();
      const again = validateSuccess(endpoint, await sendCall(target, endpoint, call.input, options));
      const difference = differenceOf(first, again);
      if (difference) throw unlike(`${endpoint.name}, repeated with its key,`, difference);
      const total = await count();
      if (made !== total)
        throw new ContractViolation(`${endpoint.name} took effect twice: ${made} became ${total} with the same key`);

      if (!scenario.other) return;
      const other = await sendCall(target, endpoint, scenario.other(call.input), options);
      validateReason(other, 422, 'IDEMPOTENCY_MISMATCH');
      if ((await count()) !== total) throw new ContractViolation(`${endpoint.name} took effect although it refused`);
    }),
  ];
}
