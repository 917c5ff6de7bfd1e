import { createUuid } from '@mallard/domain/client';
import { createOrder, listOrders, type Order } from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { differenceOf } from '../differenceOf.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario } from '../scenario.ts';
import { draftOrder } from '../steps.ts';
import { unlike, validateSuccess } from '../validateAnswer.ts';
import { sendCall, type WireAnswer } from '../wireRequest.ts';
import { lastPiecesCase } from './lastPiecesCase.ts';

/** Number of simultaneous calls. */
const AT_ONCE = 20;

/** Simultaneous calls have one effect per key, one order per checkout, and sell no unit twice. */
export function parallelCases(scenario: Scenario): ContractCase[] {
  const { endpoint } = scenario;
  return [
    ...(endpoint.repeat === 'keyed' && scenario.count ? [sameKeyCase(scenario)] : []),
    ...(endpoint.name === createOrder.name ? [sameCheckoutCase(), lastPiecesCase()] : []),
  ];
}

function sameKeyCase(scenario: Scenario): ContractCase {
  const { endpoint } = scenario;
  const sentence = `takes effect once when ${AT_ONCE} arrive at once under one key`;
  return defineCase('parallel', endpoint.name, sentence, async (target) => {
    const context = runContextOf(target);

    /** Returns the change of the count after a number of simultaneous calls with one key. */
    async function effectOf(times: number): Promise<number> {
      const call = await scenario.prepare(context);
      const options = { token: call.shopper?.token ?? null, idempotencyKey: createUuid(), sign: call.sign };
      const count = async () => (await scenario.count?.(call, context)) ?? 0;
      const before = await count();
      const send = () => sendCall(target, endpoint, call.input, options);
      const answers = await Promise.all(Array.from({ length: times }, send));
      assertAlike(answers, (answer) => validateSuccess(endpoint, answer));
      return (await count()) - before;
    }

    const [one, many] = [await effectOf(1), await effectOf(AT_ONCE)];
    if (one !== many)
      throw new ContractViolation(
        `${endpoint.name}, sent ${AT_ONCE} times at once with one key, must change the count by ${one}, but changed it by ${many}`,
      );
  });
}

function sameCheckoutCase(): ContractCase {
  const sentence = `makes one order when ${AT_ONCE} for one checkout arrive at once`;
  return defineCase('parallel', createOrder.name, sentence, async (target) => {
    const context = runContextOf(target);
    const shopper = await context.newShopper();
    const body = await draftOrder(context, shopper);
    const send = () => sendCall(target, createOrder, { body }, { token: shopper.token });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    assertAlike(answers, (answer) => ({ id: (validateSuccess(createOrder, answer) as Order).id }));
    const { total } = await shopper.call(listOrders, { query: { checkoutUuid: body.checkoutUuid } });
    if (total !== 1) throw new ContractViolation(`one checkout must make one order, but made ${total}`);
  });
}

/** Asserts that simultaneous calls have the same response. */
function assertAlike([first, ...otherAnswers]: readonly WireAnswer[], read: (answer: WireAnswer) => unknown): void {
  if (first === undefined) return;
  const expected = read(first);
  for (const other of otherAnswers) {
    const difference = differenceOf(expected, read(other));
    if (difference) throw unlike(`${first.call}, sent ${otherAnswers.length + 1} times at once,`, difference);
  }
}
