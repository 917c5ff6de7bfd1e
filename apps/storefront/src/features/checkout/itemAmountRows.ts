import { type Minor, minor } from '@mallard/domain/money';
import type { AmountRow } from '@mallard/ui/AmountTable';

/** What the items of a cart or an order cost, in minor units. */
interface GoodsAmounts {
  /** At the prices asked now. */
  goods: Minor;
  /** How much more they cost at list prices. */
  reduction: Minor;
}

interface GoodsLabels {
  goods: string;
  listPrice: string;
  reduction: string;
}

/**
 * Returns the first rows of a summary of amounts: the items, or their list price and its reduction where there is one. With
 * the rows of the coupon they add up to what the shopper saves.
 *
 * @param hasReduction whether the reduction has a row, also when it is 0
 */
export function itemAmountRows(
  { goods, reduction }: GoodsAmounts,
  labels: GoodsLabels,
  hasReduction = reduction > 0,
): AmountRow[] {
  if (!hasReduction) return [{ label: labels.goods, amount: goods }];
  return [
    { label: labels.listPrice, amount: minor(goods + reduction) },
    { label: labels.reduction, amount: reduction, isSaving: true },
  ];
}
