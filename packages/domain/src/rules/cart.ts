import { multiplyMinor, sumMinor } from '../money/arithmetic.ts';
import type { Minor } from '../money/minor.ts';

/** Pieces of one SKU, wherever they are listed. */
export interface SkuLine {
  skuUuid: string;
  quantity: number;
}

/**
 * Adds up the lines of one SKU, so that demand is compared with stock once per SKU and not once per line.
 *
 * @param lines in any number of lists joined by the caller; the first line of a SKU gives its place and other fields
 * @returns one line per SKU; a sum may exceed the limit, which {@link checkQuantity} or `clampQuantity` then says
 * @throws {RangeError} when a quantity is not a whole number of at least 1, or a sum is not exact
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

/** What the totals need to know of a cart line. */
export interface CartTotalsLine {
  /** Of one piece, minor units. */
  price: Minor;
  quantity: number;
  isSelected: boolean;
  /** Anything but `available` cannot be bought now and is left out of the selection. */
  status: string;
}

/** The sums under a cart. */
export interface CartTotals {
  /** Pieces in all lines: the number of the cart badge. */
  unitCount: number;
  /** Pieces that are selected and can be bought. */
  selectedUnits: number;
  /** What those cost before discounts and shipping, minor units. */
  selectedGoods: Minor;
}

/** Adds a cart up. The server's word counts; the browser uses this to show a change before the server has answered. */
export function cartTotals(lines: readonly CartTotalsLine[]): CartTotals {
  const bought = lines.filter((line) => line.isSelected && line.status === 'available');
  const units = (list: readonly CartTotalsLine[]) => list.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    unitCount: units(lines),
    selectedUnits: units(bought),
    selectedGoods: sumMinor(bought.map(({ price, quantity }) => multiplyMinor(price, quantity))),
  };
}
