import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../i18n/useTranslation.ts';
import { LoadingTitle } from './LoadingTitle.tsx';
import * as styles from './shell.css.ts';

interface ScreenSkeletonProps {
  /** Title of the screen, where its own heading is not there yet. */
  title?: string;
}

/** What a screen looks like while its code or primary data is on its way. */
export function ScreenSkeleton({ title = '' }: ScreenSkeletonProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <LoadingTitle>{title}</LoadingTitle>
      <div className={styles.skeleton} aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton shape="title" />
        <Skeleton shape="panel" />
        <Skeleton shape="text" lines={4} />
      </div>
    </>
  );
}
