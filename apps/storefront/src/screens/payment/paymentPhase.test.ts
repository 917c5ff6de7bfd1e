import { minor } from '@mallard/domain/money';
import { describe, expect, it } from 'vitest';
import { paymentPhase } from './paymentPhase.ts';

const unpaid = {
  orderUuid: 'o',
  orderStatus: 'unpaid',
  paymentStatus: 'pending',
  cancelReason: null,
  amount: minor(100),
  payBefore: '2026-11-20T10:30:00.000Z',
  payment: null,
} as const;

function attempt(status: string) {
  return {
    id: 'p',
    orderUuid: 'o',
    method: 'alipay',
    status,
    amount: minor(100),
    payUrl: '/pay/simulated/p',
    createTime: '2026-11-20T10:00:00.000Z',
    expireTime: '2026-11-20T10:15:00.000Z',
  };
}

describe('paying an order', () => {
  it('is ready until an attempt is made', () => {
    expect(paymentPhase(unpaid, 60_000, false)).toBe('ready');
  });

  it('waits for an open attempt, and after a while is still confirming', () => {
    expect(paymentPhase({ ...unpaid, payment: attempt('pending') }, 2000, false)).toBe('waiting');
    expect(paymentPhase({ ...unpaid, payment: attempt('pending') }, 12_000, false)).toBe('confirming');
  });

  it('has failed only when the server says so', () => {
    expect(paymentPhase({ ...unpaid, payment: attempt('failed') }, 0, false)).toBe('failed');
    expect(paymentPhase({ ...unpaid, payment: attempt('unheard of') }, 0, false)).toBe('ready');
  });

  it('is confirming after the deadline, until the server has closed the order', () => {
    expect(paymentPhase({ ...unpaid, payment: attempt('failed') }, 0, true)).toBe('confirming');
    expect(paymentPhase({ ...unpaid, orderStatus: 'cancelled' }, 0, true)).toBe('expired');
  });

  it('is paid whenever the money has come, also while the order has gone on', () => {
    expect(paymentPhase({ ...unpaid, orderStatus: 'unshipped', paymentStatus: 'paid' }, 0, true)).toBe('paid');
    expect(paymentPhase({ ...unpaid, orderStatus: 'shipped' }, 0, false)).toBe('paid');
  });
});
