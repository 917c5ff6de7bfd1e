import type { Home, ProductSummary } from '@mallard/domain/contract';
import { EmptyState } from '@mallard/ui/EmptyState';
import { RankList } from '@mallard/ui/RankList';
import { Surface } from '@mallard/ui/Surface';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import { DealsSection } from './DealsSection.tsx';
import { featureOf } from './featureOf.ts';
import * as styles from './Home.css.ts';
import { ProductSection } from './ProductSection.tsx';
import { Promises } from './Promises.tsx';

interface HomeShelvesProps {
  home: Home;
}

/** The sections of the home page below the hero and the categories. */
export function HomeShelves({ home: { carousels, deals, newArrivals, hotSales, recommended } }: HomeShelvesProps) {
  const { t } = useTranslation(['home', 'shell']);
  const { config } = useServices();
  const isEmpty = [deals.items, newArrivals, hotSales, recommended].every(({ length }) => length === 0);
  return (
    <>
      {isEmpty && <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
      <DealsSection deals={deals} />
      <ProductSection
        title={t('shell:nav.newArrivals')}
        note={config.hasSampleShop ? t('weeklyArrivals') : undefined}
        href={paths.newArrivals()}
        products={newArrivals}
        feature={featureOf({ carousels, newArrivals })}
      />
      <HotSection products={hotSales} />
      <ProductSection title={t('recommended')} href={paths.category()} products={recommended} />
      <Promises />
    </>
  );
}

const MAX_SHOWN = 6;

/** The best sellers, ranked. */
function HotSection({ products }: { products: readonly ProductSummary[] }) {
  const { t } = useTranslation(['home', 'shell']);
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('shell:nav.hotSale')} note={t('monthlySales')} href={paths.hotSale()} />
      <Surface padding={20}>
        <RankList
          className={styles.rank}
          products={products.slice(0, MAX_SHOWN)}
          hrefOf={({ id }) => paths.product(id)}
          label={t('shell:nav.hotSale')}
        />
      </Surface>
    </section>
  );
}
