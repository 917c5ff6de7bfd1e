import type { Product } from '@mallard/domain/contract';
import { claimCoupon, listCoupons } from '@mallard/domain/endpoints';
import { CouponStrip } from '@mallard/ui/CouponStrip';
import { useState } from 'react';
import { claimCentreInput, couponsFor } from '../../data/couponData.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useStableOrder } from '../../data/useStableOrder.ts';
import { paths } from '../../routes.ts';
import { useLateDialog } from '../../shell/useLateDialog.ts';
import { useOffers } from '../../shell/useOffers.ts';

const loadDialog = async () => (await import('../../goods/CouponsDialog.tsx')).CouponsDialog;

/** The coupons that count for a product; they are claimed in a dialog. */
export function ProductCoupons({ product }: { product: Product }) {
  const offers = useOffers();
  const list = useEndpoint(listCoupons, claimCentreInput, { isEnabled: offers(listCoupons) && offers(claimCoupon) });
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLateDialog(loadDialog, isOpen, () => setOpen(false));
  const coupons = useStableOrder(couponsFor(list.data?.items ?? [], product));
  return (
    <>
      <CouponStrip coupons={coupons} onOpen={() => setOpen(true)} />
      {Dialog && (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} coupons={coupons} returnPath={paths.product(product.id)} />
      )}
    </>
  );
}
