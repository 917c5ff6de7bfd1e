import { createPayment, getOrder, getPayment, type Payment, paymentCallback } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import type { RunContext, Shopper } from '../runContext.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { signCallback } from '../signCallback.ts';
import { paidReport, placeOrder } from '../steps.ts';

/** Returns the shared shopper with a pending payment. */
async function pending(context: RunContext): Promise<{ shopper: Shopper; payment: Payment }> {
  const shopper = await context.shopper();
  const order = await placeOrder(context, shopper);
  const payment = await shopper.call(createPayment, { body: { orderUuid: order.id, method: 'alipay' as const } });
  return { shopper, payment };
}

/** Scenarios of payments and of the provider's reports. */
export const paymentScenarios: readonly Scenario[] = [
  scenario(createPayment, {
    async prepare(context) {
      const shopper = await context.shopper();
      const order = await placeOrder(context, shopper);
      return { shopper, input: { body: { orderUuid: order.id, method: 'alipay' as const } } };
    },
    other: ({ body }) => ({ body: { ...body, method: 'wechat' as const } }),
    async verify({ shopper, input: { body } }, _, data) {
      const { id, amount } = data as Payment;
      const order = await shopper?.call(getOrder, { params: { id: body.orderUuid } });
      assertShown(`POST ${createPayment.path}`, 'data.amount', order?.amounts.total, amount);
      const read = await shopper?.call(getPayment, { params: { id } });
      assertShown(`GET ${getPayment.path} after it was started`, 'data', { orderUuid: body.orderUuid, amount }, read);
    },
  }),
  scenario(getPayment, {
    async prepare(context) {
      const { shopper, payment } = await pending(context);
      return { shopper, input: { params: { id: payment.id } } };
    },
  }),
  scenario(paymentCallback, {
    async prepare(context) {
      const sign = signCallback(context.target);
      const { payment } = await pending(context);
      return { shopper: null, sign, input: { body: paidReport(payment) } };
    },
    prepareRefused: async (context) => ({
      shopper: null,
      input: { body: paidReport((await pending(context)).payment) },
    }),
  }),
];
