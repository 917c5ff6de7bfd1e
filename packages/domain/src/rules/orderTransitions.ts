import type { OrderStatus } from './orderStatus.ts';

/** How long an order waits for its payment. */
export const PAY_WITHIN_MS = 30 * 60 * 1000;

/** How long a shipped order waits for its shopper before the system takes it as received. */
export const CONFIRM_AFTER_MS = 15 * 24 * 60 * 60 * 1000;

export const orderEvents = ['pay', 'cancel', 'expire', 'ship', 'confirm'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export const orderActors = ['shopper', 'gateway', 'seller', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** One change that an order may go through. What is not in the table does not happen. */
export interface OrderTransition {
  from: OrderStatus;
  event: OrderEvent;
  /** Who may cause it. */
  by: readonly OrderActor[];
  to: OrderStatus;
  /** Whether the pieces go back on sale. */
  returnsStock: boolean;
  /** Whether money that was taken goes back. */
  refunds: boolean;
}

/** Every change of an order, read by the server, the machines and the buttons alike. */
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
 * The change that an event makes, with what goes along with it.
 *
 * @param status current status as the server wrote it; an unknown one allows nothing
 * @returns nothing when the event may not happen now, or not through this actor
 */
export function findTransition(status: string, event: OrderEvent, actor: OrderActor): OrderTransition | undefined {
  return orderTransitions.find((row) => row.from === status && row.event === event && row.by.includes(actor));
}

/**
 * The status after an event.
 *
 * @returns nothing when the event may not happen now, or not through this actor
 * @example nextOrderStatus('unpaid', 'pay', 'gateway') // 'unshipped'
 */
export function nextOrderStatus(status: string, event: OrderEvent, actor: OrderActor): OrderStatus | undefined {
  return findTransition(status, event, actor)?.to;
}

/** Whether an event may happen now through this actor. */
export function canTransition(status: string, event: OrderEvent, actor: OrderActor): boolean {
  return findTransition(status, event, actor) !== undefined;
}

/**
 * The statuses that an event may start from, for a compare-and-set: `UPDATE … WHERE status = ANY(sources)`.
 *
 * @param actor leaves out what this actor may not cause; without it, by anyone
 */
export function sourcesOf(event: OrderEvent, actor?: OrderActor): OrderStatus[] {
  return orderTransitions
    .filter((row) => row.event === event && (actor === undefined || row.by.includes(actor)))
    .map((row) => row.from);
}
