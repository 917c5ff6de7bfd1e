import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LoadingTitle } from '../../screen/LoadingTitle.tsx';
import * as styles from './Checkout.css.ts';

/** Placeholder while the amounts load. */
export function CheckoutSkeleton() {
  const { t } = useTranslation(['checkout', 'shell']);
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('shell:loading')}>
      <LoadingTitle>{t('title')}</LoadingTitle>
      <div className={styles.main}>
        <Skeleton shape="panel" className={styles.addressSkeleton} />
        <Skeleton shape="panel" className={styles.itemsSkeleton} />
        <Skeleton shape="panel" className={styles.deliverySkeleton} />
      </div>
      <Skeleton shape="panel" className={styles.deliverySkeleton} />
    </div>
  );
}
