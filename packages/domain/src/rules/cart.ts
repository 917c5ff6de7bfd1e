import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import type { Minor } from '../money/minor.ts';

/** Units of a SKU. */
export interface SkuLine {
  skuUuid: string;
  quantity: number;
}

/**
 * Adds up the lines of each SKU, so that demand is compared with stock once per SKU.
 *
 * @param lines of several lists in one; the first line of a SKU defines position and other fields
 * @returns one line per SKU; a sum may exceed the limit, see {@link checkQuantity} and `clampQuantity`
 * @throws {RangeError} when a quantity is not a positive integer, or a sum is not exact
 */
export function mergeLines<Line extends SkuLine>(lines: Iterable<Line>): Line[] {
  const bySku = new Map<string, Line>();
  for (const line of lines) {
    const quantity = (bySku.get(line.skuUuid)?.quantity ?? 0) + line.quantity;
    if (line.quantity < 1 || !Number.isSafeInteger(line.quantity) || !Number.isSafeInteger(quantity))
      throw new RangeError(`Not a number of pieces: ${line.quantity}`);
    bySku.set(line.skuUuid, { ...(bySku.get(line.skuUuid) ?? line), quantity });
  }
  return [...bySku.values()];
}

/** The part of a cart line that the totals need. */
export interface CartTotalsLine {
  /** Of one unit, in minor units. */
  price: Minor;
  quantity: number;
  isSelected: boolean;
  /** Anything but `available` cannot be bought now and is left out of the selection. */
  status: string;
}

/** The totals of a cart. */
export interface CartTotals {
  /** Units of all lines: the number on the cart badge. */
  unitCount: number;
  /** Selected units that can be bought. */
  selectedUnits: number;
  /** Price of `selectedUnits` before discounts and shipping, minor units, like `goods` of an order's amounts. */
  selectedGoods: Minor;
}

/**
 * Calculates the totals of a cart. The server decides; the browser uses this to show a change before the server has
 * responded.
 */
export function cartTotals(lines: readonly CartTotalsLine[]): CartTotals {
  const bought = lines.filter((line) => line.isSelected && line.status === 'available');
  const units = (list: readonly CartTotalsLine[]) => list.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    unitCount: units(lines),
    selectedUnits: units(bought),
    selectedGoods: sumMinor(bought.map(({ price, quantity }) => multiplyMinor(price, quantity))),
  };
}
