import type { Coupon } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponStrip } from '@mallard/ui/CouponStrip';
import { useState } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useCategoryNames } from '../categories/useCategoryNames.ts';
import { useStableOrder } from '../products/useStableOrder.ts';
import { claimCenterInput } from './couponData.ts';

const loadDialog = async () => (await import('./CouponsDialog.tsx')).CouponsDialog;

interface CouponOffersProps {
  /** Selects the coupons to show from those in the claim center. */
  select: (coupons: readonly Coupon[]) => readonly Coupon[];
  /** Path to return to after a login. */
  returnPath: string;
}

/** A strip of coupons that opens a dialog to claim them. The dialog needs the `coupons` namespace. */
export function CouponOffers({ select, returnPath }: CouponOffersProps) {
  const offers = useOffers();
  const list = useEndpoint(listCoupons, claimCenterInput, { isEnabled: offers(listCoupons) && offers(claimCoupon) });
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyDialog(loadDialog, isOpen, () => setOpen(false));
  const coupons = useStableOrder(select(list.data?.items ?? []));
  const categoryNames = useCategoryNames();
  return (
    <>
      <CouponStrip
        coupons={coupons.map((coupon) => ({ ...coupon, category: categoryNames(coupon.categoryUuids) }))}
        onOpen={() => setOpen(true)}
      />
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} coupons={coupons} returnPath={returnPath} />}
    </>
  );
}
