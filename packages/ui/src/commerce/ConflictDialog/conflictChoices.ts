import type { CartItem } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';

/** What can be done about a line that is not as it was. */
export type ConflictChoice = 'keep' | 'reduce' | 'later' | 'remove';

/** The parts of a line that decide what is wrong with it. */
export type ConflictingLine = Pick<CartItem, 'status' | 'stock' | 'limit' | 'quantity'>;

/** Whether more is wanted than stock and limit allow. */
export function isShort({ status, stock, limit, quantity }: ConflictingLine): boolean {
  return status === 'insufficient' || (status === 'available' && quantity > quantityLimit(stock, limit));
}

/**
 * What can be done about a line, the suggestion first: what cannot be bought is kept for later, what is short is reduced,
 * what only costs something else is kept.
 *
 * @param canSaveForLater whether there is a place for lines that wait
 */
export function conflictChoices(line: ConflictingLine, canSaveForLater: boolean): readonly ConflictChoice[] {
  const away: ConflictChoice[] = canSaveForLater ? ['later', 'remove'] : ['remove'];
  const isGone = line.status === 'soldOut' || line.status === 'offSale' || (isShort(line) && line.stock === 0);
  if (isGone) return away;
  return [isShort(line) ? 'reduce' : 'keep', ...away];
}
