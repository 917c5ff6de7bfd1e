import { getHomeRecommended } from '@mallard/domain/endpoints';
import { ProductCards } from '@mallard/ui/ProductCards';
import { useId } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useOffers } from '../../services/useOffers.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductCards } from './useProductCards.ts';

const MAX_SHOWN = 10;

interface RecommendedProductsProps {
  /** Ids of products to omit, such as those in the cart. */
  excludedIds?: readonly string[];
}

/** Recommended products. Renders nothing when there are none or they failed to load. */
export function RecommendedProducts({ excludedIds = [] }: RecommendedProductsProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const list = useEndpoint(getHomeRecommended, {}, { isEnabled: useOffers()(getHomeRecommended) });
  const products = (list.data ?? []).filter((product) => !excludedIds.includes(product.id)).slice(0, MAX_SHOWN);
  const cards = useProductCards(products);
  if (!list.isLoading && products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('recommended')} href={paths.category()} />
      <ProductCards
        {...cards}
        isLoading={list.isLoading}
        label={t('recommended')}
        columns="wide"
        skeletonCount={MAX_SHOWN}
      />
    </section>
  );
}
