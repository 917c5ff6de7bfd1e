import type { CartItem } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';
import { FREE_SHIPPING_FROM } from '@mallard/domain/rules';
import { ThresholdMeter } from '@mallard/ui/ThresholdMeter';
import { CouponOffers } from '../../goods/CouponOffers.tsx';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import * as styles from './Cart.css.ts';
import { couponsForCart } from './couponsForCart.ts';

interface CartOffersProps {
  lines: readonly CartItem[];
  /** What the selected lines cost, minor units. */
  selectedAmount: Minor;
}

/** How far the selected lines are from free shipping, and the coupons that can be claimed or used, those for these lines first. */
export function CartOffers({ lines, selectedAmount }: CartOffersProps) {
  const { now } = useServices();
  const selection = lines
    .filter(({ isSelected }) => isSelected)
    .map(({ skuUuid, quantity }) => `${skuUuid} ${quantity}`);
  return (
    <div className={styles.offers}>
      <ThresholdMeter amount={selectedAmount} threshold={FREE_SHIPPING_FROM} href={paths.category()} />
      <CouponOffers
        select={(coupons) => couponsForCart(coupons, lines, now())}
        orderKey={selection.toSorted().join()}
        returnPath={paths.cart()}
        placeholder={<div className={styles.couponsLoading} />}
      />
    </div>
  );
}
