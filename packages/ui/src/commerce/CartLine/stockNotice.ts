import type { CartItem } from '@mallard/domain/contract';
import { quantityBound } from '@mallard/domain/rules';

/** From this many pieces on, how many are left is nobody's worry. */
export const FEW = 5;

/** What a line that can still be bought says about stock: that there is less than wanted, that little is left, or nothing. */
export function stockNotice({
  status,
  stock,
  limit,
  quantity,
}: Pick<CartItem, 'status' | 'stock' | 'limit' | 'quantity'>): 'short' | 'few' | undefined {
  // Where the limit is what is in the way, the stepper says so.
  if (quantityBound(stock, limit) === 'stock' && (status === 'insufficient' || quantity > stock)) return 'short';
  return stock < FEW ? 'few' : undefined;
}
