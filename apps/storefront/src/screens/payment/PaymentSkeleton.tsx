import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Payment.css.ts';

/** A payment of which nothing is known yet. */
export function PaymentSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="panel" className={styles.panel} />
      <Skeleton shape="panel" className={styles.ghost} />
      <Skeleton shape="panel" className={styles.ghost} />
    </div>
  );
}
