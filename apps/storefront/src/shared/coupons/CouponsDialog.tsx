import type { Coupon } from '@mallard/domain/contract';
import { CouponCard } from '@mallard/ui/CouponCard';
import { Dialog } from '@mallard/ui/Dialog';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './CouponsDialog.css.ts';
import { useClaimCoupon } from './couponData.ts';

interface CouponsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  coupons: readonly Coupon[];
  /** Path to return to after a login. */
  returnPath: string;
}

/** Dialog to claim coupons without leaving the page. It needs the `coupons` namespace. */
export function CouponsDialog({ isOpen, onOpenChange, coupons, returnPath }: CouponsDialogProps) {
  const { t } = useTranslation('coupons');
  const { claim, pendingId } = useClaimCoupon({ returnPath });
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('claimTitle')} size="md">
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} isPending={pendingId === coupon.id} onClaim={() => claim(coupon.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
