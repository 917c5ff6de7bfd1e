import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import type { Minor } from '@mallard/domain/money';
import { FREE_SHIPPING_FROM } from '@mallard/domain/rules';
import { CouponStrip } from '@mallard/ui/CouponStrip';
import { ThresholdMeter } from '@mallard/ui/ThresholdMeter';
import { useState } from 'react';
import { claimCentreInput, isOpenCoupon } from '../../data/couponData.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useStableOrder } from '../../data/useStableOrder.ts';
import { paths } from '../../routes.ts';
import { useLateDialog } from '../../shell/useLateDialog.ts';
import { useOffers } from '../../shell/useOffers.ts';
import * as styles from './Cart.css.ts';

const loadDialog = async () => (await import('../../goods/CouponsDialog.tsx')).CouponsDialog;

/** How far the selected lines are from free shipping, and the coupons that can be claimed. */
export function CartOffers({ selectedAmount }: { selectedAmount: Minor }) {
  const offers = useOffers();
  const list = useEndpoint(listCoupons, claimCentreInput, { isEnabled: offers(listCoupons) && offers(claimCoupon) });
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLateDialog(loadDialog, isOpen, () => setOpen(false));
  const coupons = useStableOrder((list.data?.items ?? []).filter(isOpenCoupon));
  return (
    <div className={styles.offers}>
      <ThresholdMeter amount={selectedAmount} threshold={FREE_SHIPPING_FROM} href={paths.category()} />
      {list.isLoading && <div className={styles.couponsLoading} />}
      <CouponStrip coupons={coupons} onOpen={() => setOpen(true)} />
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} coupons={coupons} returnPath={paths.cart()} />}
    </div>
  );
}
