import type { Payment } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { PaymentInput } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

/** When the tests begin. */
export const START = Date.parse('2026-11-02T12:00:00.000Z');
const HALF_AN_HOUR = 30 * 60 * 1000;

/** An instant of the tests, some milliseconds after their beginning. */
export function at(milliseconds: number): string {
  return new Date(START + milliseconds).toISOString();
}

/** An attempt as the server tells it; its code holds as long as the order unless told otherwise. */
export function paymentOf(told: Partial<Payment> = {}): Payment {
  return {
    id: 'p1',
    orderUuid: 'o1',
    method: 'alipay',
    status: 'pending',
    amount: minor(8_900),
    payUrl: '/pay/p1',
    createTime: at(0),
    expireTime: at(HALF_AN_HOUR),
    ...told,
  };
}

/** The server's answer for an order that waits for its money. */
export function statusOf(told: Partial<PaymentStatusAnswer> = {}): PaymentStatusAnswer {
  return {
    orderUuid: 'o1',
    orderStatus: 'unpaid',
    paymentStatus: 'pending',
    cancelReason: null,
    amount: minor(8_900),
    payBefore: at(HALF_AN_HOUR),
    payment: null,
    ...told,
  };
}

/** An order that waits for an attempt. */
export function openOf(told: Partial<Payment> = {}): PaymentStatusAnswer {
  return statusOf({ payment: paymentOf(told) });
}

/** The machine's input, with a clock that stands still and keys that are counted. */
export function inputOf(told: Partial<PaymentInput> = {}): PaymentInput {
  let keys = 0;
  return {
    orderId: 'o1',
    now: () => START,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    ...told,
  };
}
