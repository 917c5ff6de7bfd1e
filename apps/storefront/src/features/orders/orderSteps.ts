import type { Order } from '@mallard/domain/contract';

/** A step of an order, named as in its words. */
export type OrderStepName = 'placed' | 'paid' | 'shipped' | 'received' | 'cancelled';

/** How far an order is along its way. */
export interface OrderStep {
  name: OrderStepName;
  /** When it happened, ISO 8601; `null` while it has not. */
  time: string | null;
  state: 'done' | 'current' | 'upcoming' | 'failed';
}

type Times = Pick<Order, 'status' | 'createTime' | 'payTime' | 'shipTime' | 'completeTime' | 'cancelTime'>;

/** The way of an order: what happened, where it stands, and what is to come. A cancelled one ends where it was cancelled. */
export function orderSteps({ status, createTime, payTime, shipTime, completeTime, cancelTime }: Times): OrderStep[] {
  const way: Omit<OrderStep, 'state'>[] = [
    { name: 'placed', time: createTime },
    { name: 'paid', time: payTime },
    { name: 'shipped', time: shipTime },
    { name: 'received', time: completeTime },
  ];
  const isOver = status === 'completed' || status === 'cancelled';
  const last = way.findLastIndex(({ time }) => time !== null);
  const steps = way.map((step, place): OrderStep => {
    if (step.time === null) return { ...step, state: 'upcoming' };
    return { ...step, state: place === last && !isOver ? 'current' : 'done' };
  });
  if (status !== 'cancelled') return steps;
  return [...steps.slice(0, last + 1), { name: 'cancelled', time: cancelTime, state: 'failed' }];
}
