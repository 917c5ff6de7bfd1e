import type { Product } from '@mallard/domain/contract';
import { listReviews } from '@mallard/domain/endpoints';
import { useOffers } from '../../shell/useOffers.ts';
import * as styles from './Product.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** What is said of a product below its pictures and the ways to buy it. */
export function ProductMore({ product }: { product: Product }) {
  const hasReviews = useOffers()(listReviews);
  return (
    <>
      <div className={styles.columns}>
        <ProductDetails product={product} />
        {hasReviews && <ProductReviews product={product} />}
      </div>
      <RelatedProducts product={product} />
    </>
  );
}
