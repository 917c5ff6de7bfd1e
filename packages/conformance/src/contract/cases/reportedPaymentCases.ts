import { createUuid } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import {
  cancelOrder,
  createPayment,
  getOrder,
  type Order,
  type Payment,
  paymentCallback,
} from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import type { ContractTarget } from '../contractTarget.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type RunContext, runContextOf, type Shopper } from '../runContext.ts';
import { signCallback } from '../signCallback.ts';
import { paidReport, placeOrder } from '../steps.ts';
import { validateReason, validateRefusal, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** A report of the payment provider is applied once, only to its order and amount, and never to a closed one. */
export function reportedPaymentCases({ name }: Endpoint): ContractCase[] {
  if (name !== paymentCallback.name) return [];
  return [
    defineCase('status', name, 'pays an order once, however often it is reported', async (target) => {
      const { payment, ...order } = await startPayment(runContextOf(target));
      const body = paidReport(payment);
      const applied: unknown[] = [];
      for (let time = 0; time < 3; time += 1)
        applied.push(
          (validateSuccess(paymentCallback, await report(target, body)) as { isApplied: boolean }).isApplied,
        );
      if (String(applied) !== 'true,false,false')
        throw new ContractViolation(
          `${name}, sent three times for one event, must be applied once, but said isApplied ${applied.join(', ')}`,
        );
      await assertStatus(order, 'it was paid', 'unshipped', 'shipped');
    }),
    defineCase('status', name, 'refuses an event that was reported for another payment', async (target) => {
      const first = await startPayment(runContextOf(target));
      const { payment, ...order } = await startPayment(runContextOf(target));
      const body = paidReport(first.payment);
      validateSuccess(paymentCallback, await report(target, body));
      validateReason(await report(target, { ...paidReport(payment), eventId: body.eventId }), 409, 'EVENT_USED');
      await assertStatus(order, 'an event of another payment was reported for it', 'unpaid');
    }),
    defineCase('status', name, 'refuses an amount other than the one to be paid', async (target) => {
      const { payment, ...order } = await startPayment(runContextOf(target));
      const less = { ...paidReport(payment), amount: Number(payment.amount) - 1 };
      validateRefusal(await report(target, less), 400, 409, 422);
      await assertStatus(order, 'too little was paid', 'unpaid');
    }),
    defineCase('status', name, 'refuses another currency than that of the payment', async (target) => {
      const { payment, ...order } = await startPayment(runContextOf(target));
      const currency = payment.currency === 'EUR' ? 'USD' : 'EUR';
      validateRefusal(await report(target, { ...paidReport(payment), currency }), 400, 409, 422);
      await assertStatus(order, 'another currency was paid', 'unpaid');
    }),
    defineCase('status', name, 'leaves a cancelled order cancelled', async (target) => {
      const { payment, ...order } = await startPayment(runContextOf(target));
      const { shopper, id } = order;
      await shopper.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } });
      await report(target, { ...paidReport(payment), eventId: createUuid() });
      await assertStatus(order, 'a late payment was reported', 'cancelled');
    }),
  ];
}

interface Started {
  shopper: Shopper;
  id: string;
  payment: Payment;
}

async function startPayment(context: RunContext): Promise<Started> {
  signCallback(context.target); // Skips before an order is placed if reports cannot be signed.
  const shopper = await context.shopper();
  const { id } = await placeOrder(context, shopper);
  const payment = await shopper.call(createPayment, { body: { orderUuid: id, method: 'alipay' } });
  return { shopper, id, payment };
}

function report(target: ContractTarget, body: object) {
  return sendCall(target, paymentCallback, { body }, { sign: signCallback(target) });
}

async function assertStatus(
  { shopper, id }: Omit<Started, 'payment'>,
  when: string,
  ...statuses: readonly string[]
): Promise<void> {
  const order: Order = await shopper.call(getOrder, { params: { id } });
  if (statuses.includes(order.status)) return;
  const expected = statuses.join(' or ');
  throw new ContractViolation(`order ${id} must be ${expected} when ${when}, but is ${order.status}`, {
    asked: `GET ${getOrder.path}`,
    expected,
    got: order.status,
    at: 'data.status',
  });
}
