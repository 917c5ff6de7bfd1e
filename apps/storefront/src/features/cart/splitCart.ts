import type { Cart, CartItem } from '@mallard/domain/contract';
import type { GroupSelection } from '@mallard/ui/CartGroup';

/** A cart in the parts that are drawn. */
export interface CartParts {
  /** Lines that can be bought, or could with fewer pieces. */
  lines: readonly CartItem[];
  /** Lines that cannot be bought at all. */
  unavailable: readonly CartItem[];
  selection: GroupSelection;
}

/** Parts what can be bought from what cannot. */
export function splitCart({ items }: Pick<Cart, 'items'>): CartParts {
  const unavailable = items.filter(({ status }) => status === 'soldOut' || status === 'offSale');
  const lines = items.filter((item) => !unavailable.includes(item));
  return { lines, unavailable, selection: groupSelection(lines, ({ isSelected }) => isSelected) };
}

/** Returns how many of some lines are selected. */
export function groupSelection(lines: readonly CartItem[], isSelected: (line: CartItem) => boolean): GroupSelection {
  const count = lines.filter(isSelected).length;
  if (count === 0) return 'none';
  return count === lines.length ? 'all' : 'some';
}
