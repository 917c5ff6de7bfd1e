import type { Product } from '@mallard/domain/contract';
import { couponsFor } from '../../data/couponData.ts';
import { CouponOffers } from '../../goods/CouponOffers.tsx';
import { paths } from '../../routes.ts';

/** The coupons that count for a product. */
export function ProductCoupons({ product }: { product: Product }) {
  return <CouponOffers select={(coupons) => couponsFor(coupons, product)} returnPath={paths.product(product.id)} />;
}
