import type { Product } from '@mallard/domain/contract';
import { listReviews } from '@mallard/domain/endpoints';
import { TabLinks } from '@mallard/ui/TabLinks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useOffers } from '../../services/useOffers.ts';
import * as styles from './Product.css.ts';
import { ProductBack } from './ProductBack.tsx';
import { ProductShare } from './ProductShare.tsx';
import { DETAILS_ID, PRODUCT_ID, RELATED_ID, REVIEWS_ID } from './sectionIds.ts';
import { useCurrentSection } from './useCurrentSection.ts';

const sectionIds = [PRODUCT_ID, DETAILS_ID, REVIEWS_ID, RELATED_ID];

/** The bar of phones once the pictures have scrolled out of view: back, section links and share. */
export function ProductTopBar({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const hasReviews = useOffers()(listReviews);
  const { currentId, isPastFirst } = useCurrentSection(sectionIds);
  return (
    <div className={styles.topBar} data-shown={isPastFirst || undefined} inert={!isPastFirst}>
      <ProductBack categoryUuid={product.categories.at(-1)?.id} variant="plain" />
      <TabLinks
        label={t('sections.label')}
        className={styles.topBarTabs}
        currentKey={currentId}
        currentKind="location"
        items={[
          { id: PRODUCT_ID, href: `#${PRODUCT_ID}`, label: t('sections.product') },
          { id: DETAILS_ID, href: `#${DETAILS_ID}`, label: t('sections.details') },
          ...(hasReviews ? [{ id: REVIEWS_ID, href: `#${REVIEWS_ID}`, label: t('sections.reviews') }] : []),
          { id: RELATED_ID, href: `#${RELATED_ID}`, label: t('sections.related') },
        ]}
      />
      <ProductShare product={product} variant="icon" />
    </div>
  );
}
