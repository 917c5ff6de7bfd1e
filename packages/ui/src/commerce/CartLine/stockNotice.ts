import type { CartItem } from '@mallard/domain/contract';
import { quantityBound } from '@mallard/domain/rules';

/** From this stock on, no number is shown. */
export const FEW = 5;

/** Returns the stock notice of an available line: insufficient, low, or none. */
export function stockNotice({
  status,
  stock,
  limit,
  quantity,
}: Pick<CartItem, 'status' | 'stock' | 'limit' | 'quantity'>): 'short' | 'few' | undefined {
  // When the limit is the reason, the stepper shows it.
  if (quantityBound(stock, limit) === 'stock' && (status === 'insufficient' || quantity > stock)) return 'short';
  return stock < FEW ? 'few' : undefined;
}
