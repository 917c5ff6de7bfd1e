import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LoadingTitle } from '../../screen/LoadingTitle.tsx';
import * as styles from './Payment.css.ts';

/** Placeholder while the payment loads. */
export function PaymentSkeleton() {
  const { t } = useTranslation(['payment', 'shell']);
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('shell:loading')}>
      <LoadingTitle>{t('title')}</LoadingTitle>
      <Skeleton shape="panel" className={styles.panel} />
      <Skeleton shape="panel" className={styles.skeleton} />
      <Skeleton shape="panel" className={styles.skeleton} />
    </div>
  );
}
