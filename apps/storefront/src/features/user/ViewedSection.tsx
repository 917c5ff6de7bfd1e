import { Button } from '@mallard/ui/Button';
import { RecentlyViewed } from '@mallard/ui/RecentlyViewed';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useCurrentProducts, useViewedProducts } from '../../shared/products/useViewedProducts.ts';
import * as styles from './Account.css.ts';
import { VIEWED_ID } from './viewedId.ts';

const SHOWN_AT_FIRST = 8;

/** The products viewed on this device: first the newest, all of them after a button press. */
export function ViewedSection() {
  const { t } = useTranslation('user');
  const { products, remove, clear } = useViewedProducts();
  const [showsAll, setShowsAll] = useState(false);
  const items = useCurrentProducts(showsAll ? products : products.slice(0, SHOWN_AT_FIRST));
  return (
    <div id={VIEWED_ID} className={styles.viewed}>
      <RecentlyViewed items={items} hrefOf={({ id }) => paths.product(id)} onRemove={remove} onClear={clear} />
      {!showsAll && products.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          {t('viewedMore')}
        </Button>
      )}
    </div>
  );
}
