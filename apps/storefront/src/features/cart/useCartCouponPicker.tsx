import { minor } from '@mallard/domain/money';
import type { SummaryCoupon } from '@mallard/ui/CartSummary';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useCouponPicker } from '../../shared/purchase/useCouponPicker.tsx';
import type { useCartCoupons } from './useCartCoupons.ts';
import type { useCartPrice } from './useCartPrice.ts';

interface CartCouponPicker {
  /** The row of the summary that opens the picker. */
  row: SummaryCoupon;
  picker: ReactNode;
  /** Whether a coupon is being claimed, so that the amounts are about to change. */
  isClaiming: boolean;
}

/** Shows the coupon that the cart's total includes, and lets the user choose another one or claim coupons. */
export function useCartCouponPicker(
  { coupons, couponUuid, saving, excludesCoupons, chooseCoupon }: ReturnType<typeof useCartPrice>,
  { status, retry }: ReturnType<typeof useCartCoupons>,
  isEmpty: boolean,
): CartCouponPicker {
  const { t } = useTranslation('cart');
  // Coupons were read but cannot be evaluated here, so that a choice would change nothing.
  const isAtCheckout = status === 'ready' && excludesCoupons;
  const isDisabled = isEmpty || isAtCheckout;
  const { open, picker, isClaiming, usableCount, claimableCount } = useCouponPicker({
    returnPath: paths.cart(),
    coupons,
    couponUuid,
    isDisabled,
    status: status === 'absent' ? 'ready' : status,
    onRetry: retry,
    onChoose: chooseCoupon,
  });

  function noteOf(): string {
    if (isEmpty) return t('coupons.unselected');
    if (status === 'loading') return t('coupons.loading');
    if (isAtCheckout) return t('coupons.atCheckout');
    if (excludesCoupons) return t('coupons.failed');
    if (usableCount > 0) return t('coupons.usable', { count: usableCount });
    return claimableCount > 0 ? t('coupons.claimable', { count: claimableCount }) : t('coupons.noneUsable');
  }

  return { row: { saving: saving ?? minor(0), note: noteOf(), isDisabled, onOpen: open }, picker, isClaiming };
}
