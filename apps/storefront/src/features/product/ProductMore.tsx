import type { Product } from '@mallard/domain/contract';
import { listReviews } from '@mallard/domain/endpoints';
import { TabLinks } from '@mallard/ui/TabLinks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useOffers } from '../../services/useOffers.ts';
import * as styles from './Product.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { DETAILS_ID, PARAMETERS_ID, RELATED_ID, REVIEWS_ID } from './sectionIds.ts';

/** The sections below the pictures and the purchase controls: details, reviews and related products. */
export function ProductMore({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const hasReviews = useOffers()(listReviews);
  return (
    <>
      <TabLinks
        label={t('sections.label')}
        className={styles.sections}
        items={[
          { id: 'details', href: `#${DETAILS_ID}`, label: t('sections.details') },
          { id: 'parameters', href: `#${PARAMETERS_ID}`, label: t('sections.parameters') },
          ...(hasReviews
            ? [{ id: 'reviews', href: `#${REVIEWS_ID}`, label: t('sections.reviews'), count: product.reviewCount }]
            : []),
          { id: 'related', href: `#${RELATED_ID}`, label: t('sections.related') },
        ]}
      />
      <div className={styles.columns}>
        <ProductDetails product={product} />
        {hasReviews && <ProductReviews product={product} />}
      </div>
      <RelatedProducts product={product} />
    </>
  );
}
