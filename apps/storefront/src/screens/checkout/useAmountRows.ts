import type { OrderPreview } from '@mallard/domain/contract';
import type { AmountRow } from '@mallard/ui/AmountTable';
import { useTranslation } from '../../shell/useTranslation.ts';

const rules = ['GOODS', 'COUPON', 'SHIPPING_FEE', 'SHIPPING_FREE_FROM', 'COUPON_FREE_SHIPPING'] as const;

/** The rules that made a total, in the order applied, as rows of a table that add up to it. */
export function useAmountRows({ steps, lines, coupons, couponUuid, shippingMethod }: OrderPreview): AmountRow[] {
  const { t } = useTranslation('checkout');
  const count = lines.filter(({ status }) => status === 'available').reduce((sum, { quantity }) => sum + quantity, 0);
  const name = coupons.find(({ coupon }) => coupon.id === couponUuid)?.coupon.name ?? t('coupon');
  const method = t(`methods.${shippingMethod}`);
  return steps.map(({ rule, amount, isSaving }) => {
    const known = rules.find((one) => one === rule);
    return {
      label: known ? t(`rules.${known}`, { count, name, method }) : t('rules.other'),
      amount,
      isSaving,
      zeroLabel: t('freeShipping'),
    };
  });
}
