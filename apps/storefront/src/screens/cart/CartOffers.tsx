import type { Minor } from '@mallard/domain/money';
import { FREE_SHIPPING_FROM } from '@mallard/domain/rules';
import { ThresholdMeter } from '@mallard/ui/ThresholdMeter';
import { CouponOffers } from '../../goods/CouponOffers.tsx';
import { paths } from '../../routes.ts';
import * as styles from './Cart.css.ts';

/** How far the selected lines are from free shipping, and the coupons that can be claimed. */
export function CartOffers({ selectedAmount }: { selectedAmount: Minor }) {
  return (
    <div className={styles.offers}>
      <ThresholdMeter amount={selectedAmount} threshold={FREE_SHIPPING_FROM} href={paths.category()} />
      <CouponOffers returnPath={paths.cart()} placeholder={<div className={styles.couponsLoading} />} />
    </div>
  );
}
