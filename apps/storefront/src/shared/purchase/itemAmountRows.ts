import { type Minor, minor } from '@mallard/domain/money';
import type { AmountRow } from '@mallard/ui/AmountTable';

/** Amounts of the items of a cart or an order, in minor units. */
interface ItemAmounts {
  /** Sum at current prices. */
  goods: Minor;
  /** Difference between list prices and current prices. */
  reduction: Minor;
}

interface ItemAmountLabels {
  goods: string;
  listPrice: string;
  reduction: string;
}

/**
 * Returns the first rows of an amount summary: the items, or their list price and its reduction. The saving rows of the
 * reduction and of the coupon add up to the savings.
 *
 * @param hasReduction whether to show the reduction, even if it is 0
 */
export function itemAmountRows(
  { goods, reduction }: ItemAmounts,
  labels: ItemAmountLabels,
  hasReduction = reduction > 0,
): AmountRow[] {
  if (!hasReduction) return [{ label: labels.goods, amount: goods }];
  return [
    { label: labels.listPrice, amount: minor(goods + reduction) },
    { label: labels.reduction, amount: reduction, isSaving: true },
  ];
}
