import type { CartItem } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';

/** An option to resolve a changed line. */
export type ConflictChoice = 'keep' | 'reduce' | 'later' | 'remove';

/** Parts of a line that determine its problem. */
export type ConflictingLine = Pick<CartItem, 'status' | 'stock' | 'limit' | 'quantity'>;

/** Whether the quantity exceeds stock or limit. */
export function isShort({ status, stock, limit, quantity }: ConflictingLine): boolean {
  return status === 'insufficient' || (status === 'available' && quantity > quantityLimit(stock, limit));
}

/**
 * Returns the options for a changed line, the suggestion first: unavailable lines are saved for
 * later, quantities above the maximum are reduced, price changes are accepted.
 *
 * @param canSaveForLater whether lines can be saved for later
 */
export function conflictChoices(line: ConflictingLine, canSaveForLater: boolean): readonly ConflictChoice[] {
  const away: ConflictChoice[] = canSaveForLater ? ['later', 'remove'] : ['remove'];
  const isGone = line.status === 'soldOut' || line.status === 'offSale' || (isShort(line) && line.stock === 0);
  if (isGone) return away;
  return [isShort(line) ? 'reduce' : 'keep', ...away];
}
