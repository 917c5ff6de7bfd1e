import type { Cart, OrderAmounts } from '@mallard/domain/contract';
import { assertShown } from './assertShown.ts';

interface Priced {
  price: number;
  quantity: number;
}

const priceOf = (lines: readonly Priced[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Asserts that the products are the sum of the lines, and the total the sum of its parts. */
export function assertAmounts(asked: string, amounts: OrderAmounts, lines: readonly Priced[]): void {
  const { goods, discount, shipping, total } = amounts;
  assertShown(asked, 'data.amounts.goods', priceOf(lines), goods);
  assertShown(asked, 'data.amounts.total', goods - discount + shipping, total);
}

/** Asserts that the totals of a cart are those of its lines. */
export function assertCartSums(asked: string, cart: Cart): void {
  const selectedItems = cart.items.filter(({ isSelected, status }) => isSelected && status === 'available');
  assertShown(asked, 'data.selectedGoods', priceOf(selectedItems), cart.selectedGoods);
  const units = (lines: readonly Priced[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  assertShown(asked, 'data.unitCount', units(cart.items), cart.unitCount);
  assertShown(asked, 'data.selectedUnits', units(selectedItems), cart.selectedUnits);
}
