import type { Cart, CartItem } from '@mallard/domain/contract';

/** A cart in the parts that are drawn. */
export interface CartParts {
  /** Lines that can be bought, or could with fewer pieces. */
  lines: readonly CartItem[];
  /** Lines that cannot be bought at all. */
  unavailable: readonly CartItem[];
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
    selection: selected.length === 0 ? 'none' : selected.length === lines.length ? 'all' : 'some',
  };
}
