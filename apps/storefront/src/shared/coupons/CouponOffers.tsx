import type { Category, Coupon } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponStrip } from '@mallard/ui/CouponStrip';
import { useMessages } from '@mallard/ui/messages';
import { useState } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useOffers } from '../../services/useOffers.ts';
import { categoryMenu } from '../categories/categoryMenu.ts';
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

/**
 * Returns a function that lists the names of the categories that a coupon is limited to. The result is `undefined` when the
 * coupon has no limits or the names are not loaded.
 */
function useCategoryNames(): (ids: readonly string[]) => string | undefined {
  const tree = useEndpoint(...categoryMenu).data;
  const tShared = useMessages('shared', 'common');
  return (ids) => namesIn(tree ?? [], new Set(ids)).join(tShared('listSeparator')) || undefined;
}

function namesIn(tree: readonly Category[], ids: ReadonlySet<string>): string[] {
  return tree.flatMap(({ id, name, children }) => [...(ids.has(id) ? [name] : []), ...namesIn(children, ids)]);
}
