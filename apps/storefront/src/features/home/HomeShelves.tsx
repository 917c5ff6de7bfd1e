import type { Home } from '@mallard/domain/contract';
import { EmptyState } from '@mallard/ui/EmptyState';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { DealsSection } from './DealsSection.tsx';
import { featureOf } from './featureOf.ts';
import { HotSection } from './HotSection.tsx';
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
