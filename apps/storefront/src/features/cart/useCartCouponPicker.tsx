import { claimCoupon } from '@mallard/domain/endpoints';
import { minor } from '@mallard/domain/money';
import type { SummaryCoupon } from '@mallard/ui/CartSummary';
import { type ReactNode, useState } from 'react';
import { paths } from '../../app/routes.ts';
import { useOffers } from '../../app/useOffers.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useClaimForOrder } from '../checkout/useClaimForOrder.ts';
import type { useCartCoupons } from './useCartCoupons.ts';
import type { useCartPrice } from './useCartPrice.ts';

const loadCouponPicker = async () => (await import('@mallard/ui/CouponPicker')).CouponPicker;

interface CartCouponPicker {
  /** The row of the summary that opens the picker. */
  row: SummaryCoupon;
  picker: ReactNode;
  /** Whether a coupon is being claimed, so that the amounts are about to change. */
  isClaiming: boolean;
}

/** Shows which coupon the cart's total is made with, chooses another one, and claims coupons. */
export function useCartCouponPicker(
  { coupons, couponUuid, saving, excludesCoupons, chooseCoupon }: ReturnType<typeof useCartPrice>,
  { status, retry }: ReturnType<typeof useCartCoupons>,
  isEmpty: boolean,
): CartCouponPicker {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  // Coupons were read but cannot be evaluated here, so that a choice would change nothing.
  const isAtCheckout = status === 'ready' && excludesCoupons;
  const isDisabled = isEmpty || isAtCheckout;
  const isShown = isOpen && !isDisabled;
  const CouponPicker = useLazyDialog(loadCouponPicker, isShown, () => setOpen(false));
  const canClaim = useOffers()(claimCoupon);
  const { claim, pendingId } = useClaimForOrder({
    returnPath: paths.cart(),
    coupons,
    couponUuid,
    onUse: (id) => {
      chooseCoupon(id);
      setOpen(false);
    },
  });
  const usable = coupons.filter(({ isUsable }) => isUsable).length;
  const claimable = coupons.filter(({ reason }) => reason === 'NOT_CLAIMED').length;

  function noteOf(): string {
    if (isEmpty) return t('coupons.unselected');
    if (status === 'loading') return t('coupons.loading');
    if (isAtCheckout) return t('coupons.atCheckout');
    if (excludesCoupons) return t('coupons.failed');
    if (usable > 0) return t('coupons.usable', { count: usable });
    return claimable > 0 ? t('coupons.claimable', { count: claimable }) : t('coupons.noneUsable');
  }

  return {
    row: { saving: saving ?? minor(0), note: noteOf(), isDisabled, onOpen: () => setOpen(true) },
    isClaiming: pendingId !== undefined,
    picker: CouponPicker && (
      <CouponPicker
        isOpen={isShown}
        onOpenChange={setOpen}
        status={status === 'absent' ? 'ready' : status}
        onRetry={retry}
        coupons={coupons}
        selectedId={couponUuid}
        onClaim={canClaim ? claim : undefined}
        claimingId={pendingId}
        onSelect={(id) => {
          chooseCoupon(id);
          setOpen(false);
        }}
      />
    ),
  };
}
