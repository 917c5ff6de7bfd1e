import type { Coupon } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponStrip } from '@mallard/ui/CouponStrip';
import { type ReactNode, useState } from 'react';
import { claimCentreInput, isOpenCoupon } from '../data/couponData.ts';
import { useCategoryNames } from '../data/useCategoryNames.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useStableOrder } from '../data/useStableOrder.ts';
import { useLateDialog } from '../shell/useLateDialog.ts';
import { useOffers } from '../shell/useOffers.ts';

const loadDialog = async () => (await import('./CouponsDialog.tsx')).CouponsDialog;

interface CouponOffersProps {
  /** Returns the coupons to show of those of the claim centre. @default all that can be claimed or used now */
  select?: (coupons: readonly Coupon[]) => readonly Coupon[];
  /** Names what the order of the coupons depends on; while it is the same, none moves. */
  orderKey?: string;
  /** Path to return to after a login. */
  returnPath: string;
  /** Shown while the coupons load. */
  placeholder?: ReactNode;
}

/** A line of coupons, which are claimed in a dialog. Its messages are in the namespace `coupons`. */
export function CouponOffers({ select = selectOpen, orderKey, returnPath, placeholder }: CouponOffersProps) {
  const offers = useOffers();
  const list = useEndpoint(listCoupons, claimCentreInput, { isEnabled: offers(listCoupons) && offers(claimCoupon) });
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLateDialog(loadDialog, isOpen, () => setOpen(false));
  const coupons = useStableOrder(select(list.data?.items ?? []), orderKey);
  const categoryNames = useCategoryNames();
  return (
    <>
      {list.isLoading && placeholder}
      <CouponStrip
        coupons={coupons.map((coupon) => ({ ...coupon, category: categoryNames(coupon.categoryUuids) }))}
        onOpen={() => setOpen(true)}
      />
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} coupons={coupons} returnPath={returnPath} />}
    </>
  );
}

function selectOpen(coupons: readonly Coupon[]): Coupon[] {
  return coupons.filter(isOpenCoupon);
}
