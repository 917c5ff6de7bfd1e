import type { Product } from '@mallard/domain/contract';
import { Breadcrumbs } from '@mallard/ui/Breadcrumbs';
import { paths } from '../../routes.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Product.css.ts';

/** Where a product is in the shop. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <Breadcrumbs
      className={styles.crumbs}
      items={[
        { label: t('home'), href: paths.home() },
        ...product.categories.map(({ id, name }) => ({ label: name, href: paths.category({ categoryUuid: id }) })),
        { label: product.title },
      ]}
    />
  );
}
