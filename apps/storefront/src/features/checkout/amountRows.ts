import type { OrderPreview } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { AmountRow } from '@mallard/ui/AmountTable';
import type { Translator } from '../../i18n/i18n.ts';
import { itemAmountRows } from './itemAmountRows.ts';

const rules = ['GOODS', 'COUPON', 'SHIPPING_FEE', 'SHIPPING_FREE_FROM', 'COUPON_FREE_SHIPPING'] as const;

/**
 * Returns the rules that made a total, in the order applied, as rows of a table. All rows add up to the total, the savings
 * among them to what the shopper saves.
 */
export function amountRows(
  t: Translator<'checkout'>['t'],
  { steps, lines, coupons, couponUuid, shippingMethod, savings }: OrderPreview,
): AmountRow[] {
  const count = lines.filter(({ status }) => status === 'available').reduce((sum, { quantity }) => sum + quantity, 0);
  const name = coupons.find(({ coupon }) => coupon.id === couponUuid)?.coupon.name ?? t('coupon');
  const method = t(`methods.${shippingMethod}`);
  const saved = steps.reduce((sum, { amount, isSaving }) => sum + (isSaving ? amount : 0), 0);
  // A back end without `savings` answers 0, whatever its coupons save.
  const reduction = minor(Math.max(0, savings - saved));
  return steps.flatMap(({ rule, amount, isSaving }) => {
    const known = rules.find((one) => one === rule);
    const label = known ? t(`rules.${known}`, { count, name, method }) : t('rules.other');
    if (known !== 'GOODS') return { label, amount, isSaving, zeroLabel: t('freeShipping') };
    const labels = { goods: label, listPrice: t('listPrice', { count }), reduction: t('reduction') };
    return itemAmountRows({ goods: amount, reduction }, labels);
  });
}
