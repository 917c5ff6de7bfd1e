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

/** Facts about an order, besides its status, that decide which actions are shown. */
export interface OrderActionFacts {
  /** Whether any line can still be reviewed; each line is reviewed once. */
  hasUnreviewedLines: boolean;
  /** Whether a return or refund can be requested now, see `canRequestAfterSale`. @default false */
  canRequestAfterSale?: boolean;
  /** Whether a return or refund is open; such an order can't be deleted. @default false */
  hasOpenAfterSale?: boolean;
  /** Actions that the back end doesn't offer. @default none */
  notOffered?: readonly OrderAction[];
}

/**
 * Returns the owner's actions on an order, the main action first.
 *
 * @param status from the server; an unknown one allows only the details
 */
export function allowedActions(
  status: string,
  { hasUnreviewedLines, canRequestAfterSale = false, hasOpenAfterSale = false, notOffered = [] }: OrderActionFacts,
): OrderAction[] {
  const isAllowed: Partial<Record<OrderAction, boolean>> = {
    review: hasUnreviewedLines,
    afterSale: canRequestAfterSale,
    delete: !hasOpenAfterSale,
  };
  return (actionsByStatus.get(status) ?? ['details']).filter(
    (action) => (isAllowed[action] ?? true) && !notOffered.includes(action),
  );
}
