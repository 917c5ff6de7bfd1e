import type { Order } from '@mallard/domain/contract';

/** Whether a line item of the order has no review yet. */
export function hasUnreviewedLines({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ isReviewed }) => !isReviewed);
}

/** Whether the order can still change. A status that is unknown to this version counts as changeable. */
export function canStillChange({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}
