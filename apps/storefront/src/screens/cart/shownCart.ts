import type { Cart, CartItem } from '@mallard/domain/contract';
import { type Minor, minor, multiplyMinor, sumMinor } from '@mallard/domain/money';
import { cartTotals, quantityLimit } from '@mallard/domain/rules';
import type { LineChange } from './createLineWriter.ts';

/** A cart as it is drawn: the server's, with what the shopper has changed since. */
export interface ShownCart {
  /** Lines that can be bought, or could with fewer pieces. */
  lines: readonly CartItem[];
  /** Lines that cannot be bought at all. */
  unavailable: readonly CartItem[];
  unitCount: number;
  selectedUnits: number;
  selectedGoods: Minor;
  /** What the selected lines cost less than before, minor units. */
  saved: Minor;
  selection: 'all' | 'some' | 'none';
}

/** Lays unanswered changes and removals over a cart; sums count only until the server has priced them. */
export function shownCart(
  cart: Cart,
  pending: ReadonlyMap<string, LineChange>,
  removed: ReadonlySet<string>,
): ShownCart {
  const isTouched = pending.size > 0 || removed.size > 0;
  const items = cart.items.filter(({ id }) => !removed.has(id)).map((item) => changed(item, pending.get(item.id)));
  const unavailable = items.filter(({ status }) => status === 'soldOut' || status === 'offSale');
  const lines = items.filter((item) => !unavailable.includes(item));
  const selected = lines.filter(({ isSelected }) => isSelected);
  const sums = isTouched ? cartTotals(items) : cart;
  const { unitCount, selectedUnits, selectedGoods } = sums;
  return {
    lines,
    unavailable,
    ...{ unitCount, selectedUnits, selectedGoods },
    saved: sumMinor(selected.filter(({ status }) => status === 'available').map(saving)),
    selection: selected.length === 0 ? 'none' : selected.length === lines.length ? 'all' : 'some',
  };
}

function changed(item: CartItem, change: LineChange | undefined): CartItem {
  if (!change) return item;
  const next = { ...item, ...change };
  // Fewer pieces than are left, and allowed, can be bought again.
  const isShort = next.status === 'insufficient' || next.status === 'available';
  const isEnough = next.quantity <= quantityLimit(next.stock, next.limit);
  return isShort ? { ...next, status: isEnough ? 'available' : 'insufficient' } : next;
}

function saving({ price, originalPrice, quantity }: CartItem): Minor {
  if (originalPrice === null || originalPrice <= price) return minor(0);
  return multiplyMinor(minor(originalPrice - price), quantity);
}
