import { createUuid } from '../../client/createUuid.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { canonical, judgeReason, judgeSuccess } from '../judge.ts';
import type { Scenario } from '../scenario.ts';
import { sendCall } from '../wire.ts';
import { worldOf } from '../world.ts';

/** A call that is repeated with its key answers the same and does nothing twice; another body with that key is refused. */
export function idempotencyCases(scenario: Scenario): ContractCase[] {
  const { endpoint } = scenario;
  if (endpoint.repeat !== 'keyed') return [];
  return [
    defineCase('idempotency', endpoint.name, 'takes effect once per idempotency key', async (target) => {
      const world = worldOf(target);
      const call = await scenario.prepare(world);
      const options = { token: call.shopper?.token ?? null, idempotencyKey: createUuid(), sign: call.sign };
      const count = async () => scenario.count?.(call, world);

      const first = judgeSuccess(endpoint, await sendCall(target, endpoint, call.input, options));
      const made = await count();
      const again = judgeSuccess(endpoint, await sendCall(target, endpoint, call.input, options));
      if (canonical(first) !== canonical(again))
        throw new ContractViolation(
          `${endpoint.name}, repeated with its key, must answer ${canonical(first)}, but answered ${canonical(again)}`,
        );
      const total = await count();
      if (made !== total)
        throw new ContractViolation(`${endpoint.name} took effect twice: ${made} became ${total} with the same key`);

      if (!scenario.other) return;
      const other = await sendCall(target, endpoint, scenario.other(call.input), options);
      judgeReason(other, 422, 'IDEMPOTENCY_MISMATCH');
      if ((await count()) !== total) throw new ContractViolation(`${endpoint.name} took effect although it refused`);
    }),
  ];
}
