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
  /** Uses a coupon that was claimed. */
  onUse: (id: string) => void;
  /** Called when a coupon was claimed that saves no more than the one in use, which is kept. */
  onKept?: () => void;
}

/** Claims coupons for an order, and uses one at once where it saves more than the one in use. */
export function useClaimForOrder({ returnPath, coupons, couponUuid, onUse, onKept }: ClaimForOrder) {
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  return useClaimCoupon({
    returnPath,
    onClaimed(id) {
      if (savesMore(coupons, id, couponUuid)) return onUse(id);
      toasts.show({ message: t('coupons.kept'), key: 'coupon' });
      onKept?.();
    },
  });
}
