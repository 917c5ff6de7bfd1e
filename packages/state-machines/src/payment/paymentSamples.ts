import type { Payment } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { PaymentInput } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

/** The first instant of the tests. */
export const START = Date.parse('2026-11-02T12:00:00.000Z');
const HALF_AN_HOUR = 30 * 60 * 1000;

/** Returns an instant of the tests, in milliseconds after {@link START}. */
export function at(milliseconds: number): string {
  return new Date(START + milliseconds).toISOString();
}

/** Returns an attempt of the server; its code expires with the order by default. */
export function paymentOf(overrides: Partial<Payment> = {}): Payment {
  return {
    id: 'p1',
    orderUuid: 'o1',
    method: 'alipay',
    status: 'pending',
    amount: minor(8_900),
    currency: 'CNY',
    payUrl: '/pay/p1',
    createTime: at(0),
    expireTime: at(HALF_AN_HOUR),
    ...overrides,
  };
}

/** Returns the server's response for an unpaid order. */
export function statusOf(overrides: Partial<PaymentStatusAnswer> = {}): PaymentStatusAnswer {
  return {
    orderUuid: 'o1',
    orderStatus: 'unpaid',
    paymentStatus: 'pending',
    cancelReason: null,
    amount: minor(8_900),
    payBefore: at(HALF_AN_HOUR),
    payment: null,
    ...overrides,
  };
}

/** Returns the server's response for an order with an open attempt. */
export function openOf(overrides: Partial<Payment> = {}): PaymentStatusAnswer {
  return statusOf({ payment: paymentOf(overrides) });
}

/** Returns the machine's input, with a stopped clock and numbered keys. */
export function inputOf(overrides: Partial<PaymentInput> = {}): PaymentInput {
  let keys = 0;
  return {
    orderId: 'o1',
    now: () => START,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    ...overrides,
  };
}
