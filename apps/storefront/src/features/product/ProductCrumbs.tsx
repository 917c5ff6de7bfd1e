import type { Product } from '@mallard/domain/contract';
import { Breadcrumbs } from '@mallard/ui/Breadcrumbs';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './Product.css.ts';
import { ProductShare } from './ProductShare.tsx';

/** Breadcrumbs of a product, with a share button. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.crumbs}>
      <Breadcrumbs
        items={[
          { label: t('home'), href: paths.home() },
          ...product.categories.map(({ id, name }) => ({ label: name, href: paths.category({ categoryUuid: id }) })),
          { label: product.title },
        ]}
      />
      <ProductShare product={product} variant="text" className={styles.crumbShare} />
    </div>
  );
}
