import type { Order } from '@mallard/domain/contract';

/** Name of a step of an order, used as message key. */
export type OrderStepName = 'placed' | 'paid' | 'shipped' | 'received' | 'cancelled';

/** One step in the timeline of an order. */
export interface OrderStep {
  name: OrderStepName;
  /** When it happened, ISO 8601; `null` while it has not. */
  time: string | null;
  state: 'done' | 'current' | 'upcoming' | 'failed';
}

type Times = Pick<Order, 'status' | 'createTime' | 'payTime' | 'shipTime' | 'completeTime' | 'cancelTime'>;

/** Returns the timeline of an order: past, current and upcoming steps. A cancelled order ends at the cancellation. */
export function orderSteps({ status, createTime, payTime, shipTime, completeTime, cancelTime }: Times): OrderStep[] {
  const timeline: Omit<OrderStep, 'state'>[] = [
    { name: 'placed', time: createTime },
    { name: 'paid', time: payTime },
    { name: 'shipped', time: shipTime },
    { name: 'received', time: completeTime },
  ];
  const isOver = status === 'completed' || status === 'cancelled';
  const last = timeline.findLastIndex(({ time }) => time !== null);
  const steps = timeline.map((step, index): OrderStep => {
    if (step.time === null) return { ...step, state: 'upcoming' };
    return { ...step, state: index === last && !isOver ? 'current' : 'done' };
  });
  if (status !== 'cancelled') return steps;
  return [...steps.slice(0, last + 1), { name: 'cancelled', time: cancelTime, state: 'failed' }];
}
