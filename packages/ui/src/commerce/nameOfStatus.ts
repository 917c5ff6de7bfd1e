import { orderStatuses } from '@mallard/domain/rules';
import type { orderStatusWords } from './orderStatus.words.ts';

/**
 * Names a status of an order.
 *
 * @param status as the server wrote it, perhaps one that this version does not know
 */
export function nameOfStatus(status: string, words: (typeof orderStatusWords)['zh-CN']): string {
  const known = orderStatuses.find((one) => one === status);
  return known === undefined ? words.unknown : words[known];
}
