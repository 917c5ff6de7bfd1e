import { ProductCards } from '@mallard/ui/ProductCards';
import { useId } from 'react';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { bestSellers } from './bestSellers.ts';
import * as styles from './PopularProducts.css.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductCards } from './useProductCards.ts';

/** Best sellers for a page that has nothing else to offer. Renders nothing until they are loaded, and when they can't be. */
export function PopularProducts() {
  const { t } = useTranslation('shell');
  const id = useId();
  const cards = useProductCards(useEndpoint(...bestSellers).data?.items ?? []);
  if (cards.products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead id={id} title={t('popular')} href={paths.hotSale()} />
      <ProductCards {...cards} label={t('popular')} headingLevel={3} />
    </section>
  );
}
