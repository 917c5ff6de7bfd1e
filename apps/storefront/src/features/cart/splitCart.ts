import type { Cart, CartItem } from '@mallard/domain/contract';
import type { GroupSelection } from '@mallard/ui/CartGroup';

/** The lines of a cart, in the groups that are shown. */
export interface CartGroups {
  /** Lines that can be bought, some of them only with fewer units. */
  lines: readonly CartItem[];
  /** Lines that are sold out or off sale. */
  unavailable: readonly CartItem[];
  /** How many of `lines` are selected to be bought. */
  selection: GroupSelection;
}

/** Separates lines that can be bought from those that cannot. */
export function splitCart({ items }: Pick<Cart, 'items'>): CartGroups {
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
