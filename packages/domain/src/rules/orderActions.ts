import type { OrderStatus } from './orderStatus.ts';

export const orderActions = [
  'pay',
  'cancel',
  'logistics',
  'confirm',
  'review',
  'afterSale',
  'buyAgain',
  'delete',
  'details',
] as const;
export type OrderAction = (typeof orderActions)[number];

const actionsByStatus = new Map<string, readonly OrderAction[]>(
  Object.entries({
    unpaid: ['pay', 'cancel', 'details'],
    unshipped: ['cancel', 'details'],
    shipped: ['logistics', 'confirm', 'afterSale', 'details'],
    completed: ['review', 'buyAgain', 'afterSale', 'delete', 'details'],
    cancelled: ['buyAgain', 'delete', 'details'],
  } satisfies Record<OrderStatus, readonly OrderAction[]>),
);

/** The facts about an order, besides its status, that decide which actions are shown. */
export interface OrderActionFacts {
  /** Whether any line still waits for its review; each line is reviewed once. */
  hasUnreviewedLines: boolean;
  /** Whether a return or refund can be requested now, see `canRequestAfterSale`. @default false */
  canRequestAfterSale?: boolean;
  /** Whether a return or refund is under way; such an order can't be deleted. @default false */
  hasOpenAfterSale?: boolean;
}

/**
 * What an owner may do with an order, the most wanted first.
 *
 * @param status as the server wrote it; of a status unknown to this version, only the details can be seen
 */
export function allowedActions(
  status: string,
  { hasUnreviewedLines, canRequestAfterSale = false, hasOpenAfterSale = false }: OrderActionFacts,
): OrderAction[] {
  const isAllowed: Partial<Record<OrderAction, boolean>> = {
    review: hasUnreviewedLines,
    afterSale: canRequestAfterSale,
    delete: !hasOpenAfterSale,
  };
  return (actionsByStatus.get(status) ?? ['details']).filter((action) => isAllowed[action] ?? true);
}
