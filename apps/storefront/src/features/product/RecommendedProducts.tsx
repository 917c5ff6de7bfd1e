import { getHomeRecommended } from '@mallard/domain/endpoints';
import { ProductCards } from '@mallard/ui/ProductCards';
import { useId } from 'react';
import { paths } from '../../app/routes.ts';
import { useOffers } from '../../app/useOffers.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductCards } from './useProductCards.ts';

const SHOWN = 10;

interface RecommendedProductsProps {
  /** Products to leave out, by id: those in the cart, for example. */
  excludedIds?: readonly string[];
}

/** Products that the shop recommends. Nothing when there are none or they can't be loaded. */
export function RecommendedProducts({ excludedIds = [] }: RecommendedProductsProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const list = useEndpoint(getHomeRecommended, {}, { isEnabled: useOffers()(getHomeRecommended) });
  const products = (list.data ?? []).filter((product) => !excludedIds.includes(product.id)).slice(0, SHOWN);
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
        skeletonCount={SHOWN}
      />
    </section>
  );
}
