import type { Cart, CartItem } from '@mallard/domain/contract';
import { type Minor, minor, multiplyMinor, sumMinor } from '@mallard/domain/money';

/** A cart in the parts that are drawn. */
export interface CartParts {
  /** Lines that can be bought, or could with fewer pieces. */
  lines: readonly CartItem[];
  /** Lines that cannot be bought at all. */
  unavailable: readonly CartItem[];
  /** What the selected lines cost less than before, minor units. */
  saved: Minor;
  selection: 'all' | 'some' | 'none';
}

/** Parts what can be bought from what cannot. */
export function splitCart({ items }: Pick<Cart, 'items'>): CartParts {
  const unavailable = items.filter(({ status }) => status === 'soldOut' || status === 'offSale');
  const lines = items.filter((item) => !unavailable.includes(item));
  const selected = lines.filter(({ isSelected }) => isSelected);
  return {
    lines,
    unavailable,
    saved: sumMinor(selected.filter(({ status }) => status === 'available').map(saving)),
    selection: selected.length === 0 ? 'none' : selected.length === lines.length ? 'all' : 'some',
  };
}

function saving({ price, originalPrice, quantity }: CartItem): Minor {
  if (originalPrice === null || originalPrice <= price) return minor(0);
  return multiplyMinor(minor(originalPrice - price), quantity);
}
