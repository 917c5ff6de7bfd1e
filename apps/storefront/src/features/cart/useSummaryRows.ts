import type { AmountRow } from '@mallard/ui/AmountTable';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { itemAmountRows } from '../../shared/purchase/itemAmountRows.ts';
import type { CartCoupons, CartPrice } from './cartPrice.ts';

/** Returns the rows of the cart's summary. They depend on all lines of the cart, not on the selected ones, so that none moves when an amount changes. */
export function useSummaryRows(
  { subtotal, reduction, hasReductions, saving, shippingFee, shippingMethod, excludesCoupons }: CartPrice,
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
  const goodsLabels = {
    goods: t('subtotal', { count: selectedUnits }),
    listPrice: t('listPrice', { count: selectedUnits }),
    reduction: t('reduction'),
  };
  return [
    ...itemAmountRows({ goods: subtotal, reduction }, goodsLabels, hasReductions),
    ...(couponStatus === 'absent' ? [] : [couponRow]),
    {
      label: t(shippingMethod === 'express' ? 'shippingExpress' : 'shipping'),
      amount: shippingFee,
      zeroLabel: isEmpty ? undefined : t('freeShipping'),
    },
  ];
}
