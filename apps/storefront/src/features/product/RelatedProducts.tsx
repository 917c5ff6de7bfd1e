import type { Product } from '@mallard/domain/contract';
import { listProducts } from '@mallard/domain/endpoints';
import { ProductCards } from '@mallard/ui/ProductCards';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import * as styles from './Product.css.ts';
import { RELATED_ID } from './sectionIds.ts';

const MAX_SHOWN = 5;

/** Other products of the same top category. Renders nothing when there are none or they failed to load. */
export function RelatedProducts({ product: { id, categories, categoryUuid } }: { product: Product }) {
  const { t } = useTranslation('product');
  const list = useEndpoint(listProducts, {
    query: { categoryUuid: categories[0]?.id ?? categoryUuid, pageSize: MAX_SHOWN + 1 },
  });
  const cards = useProductCards((list.data?.items ?? []).filter((other) => other.id !== id).slice(0, MAX_SHOWN));
  if (list.data ? cards.products.length === 0 : list.isError) return null;
  return (
    <section aria-labelledby={RELATED_ID} className={styles.related}>
      <SectionHead id={RELATED_ID} title={t('related')} />
      <ProductCards
        {...cards}
        isLoading={!list.data}
        label={t('related')}
        columns="wide"
        skeletonCount={MAX_SHOWN}
        className={styles.relatedGrid}
      />
    </section>
  );
}
