import type { Coupon } from '@mallard/domain/contract';
import { CouponCard } from '@mallard/ui/CouponCard';
import { Dialog } from '@mallard/ui/Dialog';
import { useClaimCoupon } from '../../data/couponData.ts';
import { paths } from '../../routes.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Product.css.ts';

interface ProductCouponsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  coupons: readonly Coupon[];
  productId: string;
}

/** Claims the coupons of a product without leaving its page. */
export function ProductCouponsDialog({ isOpen, onOpenChange, coupons, productId }: ProductCouponsDialogProps) {
  const { t } = useTranslation('product');
  const { claim, pendingId } = useClaimCoupon(paths.product(productId));
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('coupons.title')} size="md">
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} isPending={pendingId === coupon.id} onClaim={() => claim(coupon.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
