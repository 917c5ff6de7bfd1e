import type { OrderStatus } from './orderStatus.ts';

export const orderActions = [
  'pay',
  'cancel',
  'logistics',
  'confirm',
  'review',
  'buyAgain',
  'delete',
  'details',
] as const;
export type OrderAction = (typeof orderActions)[number];

const actionsByStatus = new Map<string, readonly OrderAction[]>(
  Object.entries({
    unpaid: ['pay', 'cancel', 'details'],
    unshipped: ['cancel', 'details'],
    shipped: ['logistics', 'confirm', 'details'],
    completed: ['review', 'buyAgain', 'delete', 'details'],
    cancelled: ['buyAgain', 'delete', 'details'],
  } satisfies Record<OrderStatus, readonly OrderAction[]>),
);

/**
 * What an owner may do with an order, the most wanted first.
 *
 * @param status  as the server wrote it; of a status unknown to this version, only the details can be seen
 * @param options whether any line still waits for its review; each line is reviewed once
 */
export function allowedActions(status: string, { hasUnreviewedLines }: { hasUnreviewedLines: boolean }): OrderAction[] {
  const actions = actionsByStatus.get(status) ?? ['details'];
  return actions.filter((action) => action !== 'review' || hasUnreviewedLines);
}
