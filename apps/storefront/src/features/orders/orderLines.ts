import type { Order } from '@mallard/domain/contract';

/** Whether a line of the order still waits for its review. */
export function hasUnreviewedLines({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ isReviewed }) => !isReviewed);
}

/** Whether anything may still happen to the order; of a status unknown to this version, that is not known to be over. */
export function canStillChange({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}
