/** The statuses of an order. A client shows an unknown one with a neutral badge. */
export const orderStatuses = ['unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of an order's payment. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderEvents = ['pay', 'cancel', 'expire', 'ship', 'confirm'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export const orderActors = ['shopper', 'gateway', 'seller', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** A possible change of an order. Changes that are not in the table are not allowed. */
export interface OrderTransition {
  from: OrderStatus;
  event: OrderEvent;
  /** Actors that may cause it. */
  by: readonly OrderActor[];
  to: OrderStatus;
  /** Whether the units are restocked. */
  returnsStock: boolean;
  /** Whether the payment is refunded. */
  refunds: boolean;
}

/** Every change of an order, used by the server, the machines and the buttons. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'unpaid', event: 'pay', by: ['shopper', 'gateway'], to: 'unshipped', returnsStock: false, refunds: false },
  { from: 'unpaid', event: 'cancel', by: ['shopper'], to: 'cancelled', returnsStock: true, refunds: false },
  { from: 'unpaid', event: 'expire', by: ['system'], to: 'cancelled', returnsStock: true, refunds: false },
  { from: 'unshipped', event: 'cancel', by: ['shopper'], to: 'cancelled', returnsStock: true, refunds: true },
  { from: 'unshipped', event: 'ship', by: ['seller'], to: 'shipped', returnsStock: false, refunds: false },
  {
    from: 'shipped',
    event: 'confirm',
    by: ['shopper', 'system'],
    to: 'completed',
    returnsStock: false,
    refunds: false,
  },
];

/**
 * Finds the change of an event.
 *
 * @param status current status from the server; an unknown one allows nothing
 * @returns `undefined` when the event is not allowed now, or not for this actor
 */
export function findTransition(status: string, event: OrderEvent, actor: OrderActor): OrderTransition | undefined {
  return orderTransitions.find((row) => row.from === status && row.event === event && row.by.includes(actor));
}

/**
 * Returns the status after an event.
 *
 * @returns `undefined` when the event is not allowed now, or not for this actor
 * @example nextOrderStatus('unpaid', 'pay', 'gateway') // 'unshipped'
 */
export function nextOrderStatus(status: string, event: OrderEvent, actor: OrderActor): OrderStatus | undefined {
  return findTransition(status, event, actor)?.to;
}

/** Returns whether an event is allowed now for this actor. */
export function canTransition(status: string, event: OrderEvent, actor: OrderActor): boolean {
  return findTransition(status, event, actor) !== undefined;
}

/**
 * Returns the statuses in which an event is possible, for a compare-and-set: `UPDATE … WHERE status = ANY(sources)`.
 *
 * @param actor limits them to what this actor may do; by default any actor
 */
export function sourcesOf(event: OrderEvent, actor?: OrderActor): OrderStatus[] {
  return orderTransitions
    .filter((row) => row.event === event && (actor === undefined || row.by.includes(actor)))
    .map((row) => row.from);
}

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
