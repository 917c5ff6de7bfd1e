import { randomUUID } from 'node:crypto';
import {
  createOrder,
  createPayment,
  type EndpointInput,
  type Order,
  type Payment,
  type PaymentMethod,
  paymentCallback,
  previewOrder,
} from '@mallard/domain/contract';
import { signCallback } from '../gateways/callbackSignature.ts';
import { startSession } from '../http/sessions/families.ts';
import { runJobsOnce } from '../jobs/runJobs.ts';
import type { TestAnswer } from './callEndpoint.ts';
import type { TestApp, TestShopper } from './createTestApp.ts';
import { addAddress } from './fixtures.ts';

type CreateBody = NonNullable<EndpointInput<typeof createOrder>['body']>;
type Report = NonNullable<EndpointInput<typeof paymentCallback>['body']>;

/** The steps of a purchase, each through HTTP. */
export interface Purchase {
  /** The body of an order, priced by a preview. */
  draft(skuId: string, quantity?: number, change?: Partial<CreateBody>): Promise<CreateBody>;
  /** A new order, unpaid. */
  place(skuId: string, quantity?: number, change?: Partial<CreateBody>): Promise<Order>;
  /** A payment that waits for its provider. */
  start(orderUuid: string, method?: PaymentMethod): Promise<Payment>;
  /** A new order, paid. */
  placePaid(skuId: string, quantity?: number): Promise<Order>;
  /** A new order, on its way. */
  placeShipped(skuId: string, quantity?: number): Promise<Order>;
}

/** What a provider says when a payment worked, or with `change` something else. */
export function reportOf(payment: Payment, change: Partial<Report> = {}): Report {
  const { id: paymentId, orderUuid: orderId, amount } = payment;
  return { eventId: randomUUID(), paymentId, orderId, amount, currency: 'CNY', status: 'PAID', ...change };
}

/** Sends a provider's report, signed as it should be. */
export function sendReport(shop: TestApp, report: Report): Promise<TestAnswer<{ isApplied: boolean }>> {
  const seconds = Math.floor(shop.deps.clock().getTime() / 1000);
  const signature = signCallback(JSON.stringify(report), seconds, shop.deps.secrets.callbacks[0]);
  return shop.call(paymentCallback, { body: report }, { headers: { 'X-Mallard-Signature': signature } });
}

/** A new access token for a shopper, whose old one is over when a test has let more than a quarter of an hour go by. */
export async function signInAgain({ db, deps }: TestApp, shopper: TestShopper): Promise<string> {
  const secret = deps.secrets.token;
  const pair = await startSession(db, { userId: shopper.id, isRemembered: true, now: deps.clock(), secret });
  return pair.token;
}

/** Lets a shopper buy. */
export function purchaseOf(shop: TestApp, shopper: TestShopper): Purchase {
  const { token } = shopper;
  const must = <Data>(answer: TestAnswer<Data>): Data => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.failure)}`);
    return answer.data;
  };
  const purchase: Purchase = {
    draft: async (skuUuid, quantity = 1, change = {}) => {
      const items = [{ skuUuid, quantity }];
      const { couponUuid = null, shippingMethod = 'standard' } = change;
      const preview = must(await shop.call(previewOrder, { body: { items, couponUuid, shippingMethod } }, { token }));
      return {
        items,
        couponUuid,
        shippingMethod,
        checkoutUuid: randomUUID(),
        addressUuid: await addAddress(shop.db, shopper.id, shop.deps.clock()),
        expectedTotal: preview.amounts.total,
        ...change,
      };
    },
    place: async (...args) => must(await shop.call(createOrder, { body: await purchase.draft(...args) }, { token })),
    start: async (orderUuid, method = 'alipay') =>
      must(await shop.call(createPayment, { body: { orderUuid, method } }, { token })),
    placePaid: async (skuId, quantity = 1) => {
      const order = await purchase.place(skuId, quantity);
      must(await sendReport(shop, reportOf(await purchase.start(order.id))));
      return order;
    },
    placeShipped: async (skuId, quantity = 1) => {
      const order = await purchase.placePaid(skuId, quantity);
      shop.advance(shop.deps.config.shipAfterSeconds * 1000);
      await runJobsOnce(shop.deps);
      return order;
    },
  };
  return purchase;
}
