import type { OrderPreview } from '@mallard/domain/contract';
import { claimCoupon } from '@mallard/domain/endpoints';
import type { CouponPickerProps } from '@mallard/ui/CouponPicker';
import { useToasts } from '@mallard/ui/Toast';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import { useLoadWithMessages, useTranslation } from '../../i18n/useTranslation.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useClaimCoupon } from '../coupons/couponData.ts';
import { savesMore } from './savesMore.ts';

interface CouponPickerOptions extends Pick<CouponPickerProps, 'status' | 'onRetry'> {
  /** Path to return to after a login. */
  returnPath: string;
  /** The coupons with what each saves for the order. */
  coupons: OrderPreview['coupons'];
  /** The coupon in use. */
  couponUuid: string | null;
  /** Whether no coupon can be chosen now. @default false */
  isDisabled?: boolean;
  /** Called with the selected coupon, or with a claimed one that saves more than the current one. */
  onChoose: (id: string | null) => void;
  /** Called when a claimed coupon saves no more than the current one. The order keeps the current coupon. */
  onNotUsed?: () => void;
}

interface CouponPickerState {
  open: () => void;
  /** The dialog, to be rendered. */
  picker: ReactNode;
  /** Whether a coupon is being claimed, so that the amounts are about to change. */
  isClaiming: boolean;
  usableCount: number;
  claimableCount: number;
}

const loadCouponPicker = async () => (await import('@mallard/ui/CouponPicker')).CouponPicker;

/** Selects and claims coupons for an order. A claimed coupon is used immediately if it saves more than the current one. */
export function useCouponPicker(options: CouponPickerOptions): CouponPickerState {
  const { returnPath, coupons, couponUuid, isDisabled = false, onChoose, onNotUsed, status, onRetry } = options;
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const canClaim = useOffers()(claimCoupon);
  const [isRequested, setRequested] = useState(false);
  const isOpen = isRequested && !isDisabled;
  const CouponPicker = useLazyDialog(useLoadWithMessages(loadCouponPicker, ['ui/cart']), isOpen, () =>
    setRequested(false),
  );
  const { claim, pendingId } = useClaimCoupon({
    returnPath,
    onClaimed(id) {
      if (savesMore(coupons, id, couponUuid)) return choose(id);
      toasts.show({ message: t('coupons.claimedButNotUsed'), key: 'coupon' });
      onNotUsed?.();
    },
  });

  function choose(id: string | null) {
    onChoose(id);
    setRequested(false);
  }

  return {
    open: () => setRequested(true),
    isClaiming: pendingId !== undefined,
    usableCount: coupons.filter(({ isUsable }) => isUsable).length,
    claimableCount: coupons.filter(({ reason }) => reason === 'NOT_CLAIMED').length,
    picker: CouponPicker && (
      <CouponPicker
        isOpen={isOpen}
        onOpenChange={setRequested}
        status={status}
        onRetry={onRetry}
        coupons={coupons}
        selectedId={couponUuid}
        onClaim={canClaim ? claim : undefined}
        claimingId={pendingId}
        onSelect={choose}
      />
    ),
  };
}
