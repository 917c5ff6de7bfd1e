import { Skeleton } from '@mallard/ui/Skeleton';
import * as styles from './shell.css.ts';
import { useTranslation } from './useTranslation.ts';

/** What a screen looks like while its code or primary data is on its way. */
export function ScreenSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="panel" />
      <Skeleton shape="text" lines={4} />
    </div>
  );
}
