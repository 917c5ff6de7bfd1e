import type { AmountRow } from '@mallard/ui/AmountTable';
import { useTranslation } from '../../shell/useTranslation.ts';
import type { CartCoupons, CartPrice } from './cartPrice.ts';

/** Returns the rows of the cart's summary. They are the same for every cart, so that none moves when an amount changes. */
export function useSummaryRows(
  { subtotal, saving, shippingFee, shippingMethod, excludesCoupons }: CartPrice,
  couponStatus: CartCoupons['status'],
  selectedUnits: number,
): AmountRow[] {
  const { t } = useTranslation('cart');
  const isEmpty = selectedUnits === 0;
  const couponRow: AmountRow = {
    label: t('coupon'),
    amount: saving,
    isSaving: true,
    zeroLabel: isEmpty ? undefined : t(excludesCoupons ? 'coupons.atCheckout' : 'coupons.notUsed'),
  };
  return [
    { label: t('goods', { count: selectedUnits }), amount: subtotal },
    ...(couponStatus === 'absent' ? [] : [couponRow]),
    {
      label: t(shippingMethod === 'express' ? 'shippingExpress' : 'shipping'),
      amount: shippingFee,
      zeroLabel: isEmpty ? undefined : t('freeShipping'),
    },
  ];
}
