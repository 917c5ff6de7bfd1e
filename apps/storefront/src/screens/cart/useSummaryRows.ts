import { minor } from '@mallard/domain/money';
import type { AmountRow } from '@mallard/ui/AmountTable';
import { useTranslation } from '../../shell/useTranslation.ts';
import type { CartCoupons, CartPrice } from './cartPrice.ts';

/** Returns the rows of the cart's summary. They are the same for every cart, so that none moves when an amount changes. */
export function useSummaryRows(
  { goods, saving, shippingFee, shippingMethod, isBeforeCoupons }: CartPrice,
  couponStatus: CartCoupons['status'],
  selectedUnits: number,
): AmountRow[] {
  const { t } = useTranslation('cart');
  const isEmpty = selectedUnits === 0;
  const couponRow: AmountRow = {
    label: t('coupon'),
    amount: isEmpty ? minor(0) : saving,
    isSaving: true,
    zeroLabel: isEmpty ? undefined : t(isBeforeCoupons ? 'coupons.atCheckout' : 'coupons.notUsed'),
  };
  return [
    { label: t('goods', { count: selectedUnits }), amount: goods },
    ...(couponStatus === 'absent' ? [] : [couponRow]),
    {
      label: t(shippingMethod === 'express' ? 'shippingExpress' : 'shipping'),
      amount: shippingFee,
      zeroLabel: isEmpty ? undefined : t('freeShipping'),
    },
  ];
}
