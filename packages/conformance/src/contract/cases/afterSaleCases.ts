import type { CallInput } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { getOrder, requestAfterSale, shipAfterSale, withdrawAfterSale } from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import type { ContractTarget } from '../contractTarget.ts';
import { type RunContext, runContextOf, type Shopper } from '../runContext.ts';
import { placeOrder, refundDraft, requestReturnOf, shipOrderOf } from '../steps.ts';
import { validateReason, validateRefusal, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

interface AfterSaleRule {
  endpoint: Endpoint;
  sentence: string;
  tryOn(shopper: Shopper, target: ContractTarget, context: RunContext): Promise<void>;
}

const trackingNumber = 'SF1234567890';

/** Valid calls that the rules of returns and refunds do not allow. */
const rules: readonly AfterSaleRule[] = [
  {
    endpoint: requestAfterSale,
    sentence: 'refuses an order that is not shipped',
    async tryOn(shopper, target, context) {
      const order = await placeOrder(context, shopper);
      const input = { params: { id: order.id }, body: refundDraft(order) };
      const answer = await sendCall(target, requestAfterSale, input, { token: shopper.token });
      validateReason(answer, 409, 'AFTER_SALE_UNAVAILABLE');
    },
  },
  {
    endpoint: requestAfterSale,
    sentence: 'refuses a return before delivery',
    async tryOn(shopper, target, context) {
      const order = await shipOrderOf(context, shopper);
      const body = { ...refundDraft(order), kind: 'returnAndRefund' };
      const input = { params: { id: order.id }, body };
      const answer = await sendCall(target, requestAfterSale, input, { token: shopper.token });
      validateReason(answer, 409, 'AFTER_SALE_UNAVAILABLE');
    },
  },
  {
    endpoint: requestAfterSale,
    sentence: 'reserves a unit for one request until that is withdrawn',
    async tryOn(shopper, target, context) {
      const order = await shipOrderOf(context, shopper);
      const input = { params: { id: order.id }, body: refundDraft(order) };
      const ask = () => sendCall(target, requestAfterSale, input, { token: shopper.token });
      const first = validateSuccess(requestAfterSale, await ask()) as { id: string };
      validateRefusal({ ...(await ask()), call: 'requestAfterSale, for the same piece again,' }, 409);
      await shopper.call(withdrawAfterSale, { params: { id: first.id } });
      validateSuccess(requestAfterSale, await ask());
      const { openAfterSales } = await shopper.call(getOrder, { params: input.params });
      assertShown(`GET ${getOrder.path} after a withdrawal`, 'data.openAfterSales', 1, openAfterSales);
    },
  },
  {
    endpoint: withdrawAfterSale,
    sentence: 'refuses a request that is already withdrawn',
    async tryOn(shopper, target, context) {
      const input: CallInput = { params: { id: (await requestReturnOf(context, shopper)).id } };
      const withdraw = () => sendCall(target, withdrawAfterSale, input, { token: shopper.token });
      validateSuccess(withdrawAfterSale, await withdraw());
      validateReason(await withdraw(), 409, 'AFTER_SALE_STATE');
    },
  },
  {
    endpoint: shipAfterSale,
    sentence: 'refuses a request that is withdrawn',
    async tryOn(shopper, target, context) {
      const { id } = await requestReturnOf(context, shopper);
      await shopper.call(withdrawAfterSale, { params: { id } });
      const input = { params: { id }, body: { trackingNumber } };
      const answer = await sendCall(target, shipAfterSale, input, { token: shopper.token });
      validateReason(answer, 409, 'AFTER_SALE_STATE');
    },
  },
];

/** Requests for returns and refunds follow the table of the rules: everything else is refused. */
export function afterSaleCases({ name }: Endpoint): ContractCase[] {
  return rules
    .filter(({ endpoint }) => endpoint.name === name)
    .map(({ endpoint, sentence, tryOn }) =>
      defineCase('rule', endpoint.name, sentence, async (target) => {
        const context = runContextOf(target);
        await tryOn(await context.shopper(), target, context);
      }),
    );
}
