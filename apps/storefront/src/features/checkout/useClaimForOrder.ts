import type { OrderPreview } from '@mallard/domain/contract';
import { useToasts } from '@mallard/ui/Toast';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useClaimCoupon } from '../coupons/couponData.ts';
import { savesMore } from './savesMore.ts';

interface ClaimForOrder {
  /** Path to return to after a login. */
  returnPath: string;
  /** The coupons with what each saves for the order. */
  coupons: OrderPreview['coupons'];
  /** The coupon in use. */
  couponUuid: string | null;
  /** Called with a claimed coupon that saves more than the current one. */
  onUse: (id: string) => void;
  /** Called when a claimed coupon saves no more than the current one. The order keeps the current coupon. */
  onNotUsed?: () => void;
}

/** Claims coupons for an order. A claimed coupon is used immediately if it saves more than the current one. */
export function useClaimForOrder({ returnPath, coupons, couponUuid, onUse, onNotUsed }: ClaimForOrder) {
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  return useClaimCoupon({
    returnPath,
    onClaimed(id) {
      if (savesMore(coupons, id, couponUuid)) return onUse(id);
      toasts.show({ message: t('coupons.claimedButNotUsed'), key: 'coupon' });
      onNotUsed?.();
    },
  });
}
