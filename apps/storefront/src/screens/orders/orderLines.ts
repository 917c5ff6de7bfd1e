import type { Order } from '@mallard/domain/contract';

/** Whether a line of the order still waits for its review. */
export function hasUnreviewedLines({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ isReviewed }) => !isReviewed);
}
