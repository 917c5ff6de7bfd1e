import type { OrderPreview } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { AmountRow } from '@mallard/ui/AmountTable';
import type { Translator } from '../../i18n/i18n.ts';
import { itemAmountRows } from '../../shared/purchase/itemAmountRows.ts';

const rules = ['GOODS', 'COUPON', 'SHIPPING_FEE', 'SHIPPING_FREE_FROM', 'COUPON_FREE_SHIPPING'] as const;

/**
 * Returns the price rules of a total as table rows, in the order in which they were applied. All rows add up to the total, the
 * saving rows to the savings. If the back end has other rules, the rows are its amounts.
 */
export function amountRows(
  t: Translator<'checkout'>['t'],
  { steps, amounts, lines, coupons, couponUuid, shippingMethod, savings }: OrderPreview,
): AmountRow[] {
  const count = lines.filter(({ status }) => status === 'available').reduce((sum, { quantity }) => sum + quantity, 0);
  const name = coupons.find(({ coupon }) => coupon.id === couponUuid)?.coupon.name ?? t('coupon');
  const method = t(`methods.${shippingMethod}`);
  const saved = steps.reduce((sum, { amount, isSaving }) => sum + (isSaving ? amount : 0), 0);
  // For a back end without `savings` the value is 0, even if coupons save something.
  const reduction = minor(Math.max(0, savings - saved));
  const fee = t('rules.SHIPPING_FEE', { method });
  const isKnown = steps.every(({ rule }) => rules.some((candidate) => candidate === rule));
  if (!isKnown)
    return [
      { label: t('rules.GOODS', { count }), amount: amounts.goods, isSaving: false },
      ...(amounts.discount > 0 ? [{ label: t('reduction'), amount: amounts.discount, isSaving: true }] : []),
      { label: fee, amount: amounts.shipping, isSaving: false, zeroLabel: t('freeShipping') },
    ];
  return steps.flatMap(({ rule, amount, isSaving }) => {
    const knownRule = rules.find((candidate) => candidate === rule);
    const label = knownRule ? t(`rules.${knownRule}`, { count, name, method }) : t('rules.other');
    if (knownRule !== 'GOODS') return { label, amount, isSaving, zeroLabel: t('freeShipping') };
    const labels = { goods: label, listPrice: t('listPrice', { count }), reduction: t('reduction') };
    return itemAmountRows({ goods: amount, reduction }, labels);
  });
}
