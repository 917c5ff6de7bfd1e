import { type ContractCase, defineCase } from '../contractCase.ts';
import type { Scenario } from '../scenario.ts';
import { validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wire.ts';
import { worldOf } from '../world.ts';

/** A valid call succeeds, with data that matches the schema. */
export function successCase(scenario: Scenario): ContractCase {
  const { endpoint } = scenario;
  return defineCase('success', endpoint.name, 'succeeds and answers by its schema', async (target) => {
    const world = worldOf(target);
    const call = await scenario.prepare(world);
    const answer = await sendCall(target, endpoint, call.input, {
      token: call.shopper?.token ?? null,
      sign: call.sign,
    });
    const data = validateSuccess(endpoint, answer);
    await scenario.verify?.(call, world, data);
  });
}
