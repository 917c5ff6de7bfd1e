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

/** Steps of a purchase, each with API requests. */
export interface Purchase {
  /** Creates an order body with the total of a preview. */
  draft(skuId: string, quantity?: number, change?: Partial<CreateBody>): Promise<CreateBody>;
  /** Places an order. */
  placeOrder(skuId: string, quantity?: number, change?: Partial<CreateBody>): Promise<Order>;
  /** Starts a payment. */
  start(orderUuid: string, method?: PaymentMethod): Promise<Payment>;
  /** Places and pays an order. */
  placePaid(skuId: string, quantity?: number): Promise<Order>;
  /** Places, pays and ships an order. */
  placeShipped(skuId: string, quantity?: number): Promise<Order>;
}

/** Creates a payment callback: a success, or with `change` anything else. */
export function reportOf(payment: Payment, change: Partial<Report> = {}): Report {
  const { id: paymentId, orderUuid: orderId, amount, currency } = payment;
  return { eventId: randomUUID(), paymentId, orderId, amount, currency, status: 'PAID', ...change };
}

/** Sends a payment callback with a valid signature. */
export function sendReport(shop: TestApp, report: Report): Promise<TestAnswer<{ isApplied: boolean }>> {
  const seconds = Math.floor(shop.deps.clock().getTime() / 1000);
  const signature = signCallback(JSON.stringify(report), seconds, shop.deps.secrets.callbacks[0]);
  return shop.call(paymentCallback, { body: report }, { headers: { 'X-Mallard-Signature': signature } });
}

/** Creates a new access token for a user, because tokens expire when a test advances the clock by more than 15 minutes. */
export async function signInAgain({ db, deps }: TestApp, shopper: TestShopper): Promise<string> {
  const secret = deps.secrets.token;
  const pair = await startSession(db, { userId: shopper.id, isRemembered: true, now: deps.clock(), secret });
  return pair.token;
}

/** Creates the purchase steps of a user. */
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
    placeOrder: async (...args) =>
      must(await shop.call(createOrder, { body: await purchase.draft(...args) }, { token })),
    start: async (orderUuid, method = 'alipay') =>
      must(await shop.call(createPayment, { body: { orderUuid, method } }, { token })),
    placePaid: async (skuId, quantity = 1) => {
      const order = await purchase.placeOrder(skuId, quantity);
      must(await sendReport(shop, reportOf(await purchase.start(order.id))));
      return order;
    },
    placeShipped: async (skuId, quantity = 1) => {
      const order = await purchase.placePaid(skuId, quantity);
      shop.advance((shop.deps.config.shipAfterSeconds ?? 0) * 1000);
      await runJobsOnce(shop.deps);
      return order;
    },
  };
  return purchase;
}
