import type { Product } from '@mallard/domain/contract';
import { paths } from '../../navigation/routes.ts';
import { CouponOffers } from '../../shared/coupons/CouponOffers.tsx';
import { couponsFor } from '../../shared/coupons/couponData.ts';

/** The coupons that apply to a product. */
export function ProductCoupons({ product }: { product: Product }) {
  return <CouponOffers select={(coupons) => couponsFor(coupons, product)} returnPath={paths.product(product.id)} />;
}
