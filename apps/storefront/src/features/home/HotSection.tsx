import type { ProductSummary } from '@mallard/domain/contract';
import { RankList } from '@mallard/ui/RankList';
import { Surface } from '@mallard/ui/Surface';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import * as styles from './Home.css.ts';

const MAX_SHOWN = 6;

/** The best sellers, ranked. */
export function HotSection({ products }: { products: readonly ProductSummary[] }) {
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
