import { Skeleton } from '@mallard/ui/Skeleton';
import { useTranslation } from '../i18n/useTranslation.ts';
import { LoadingTitle } from './LoadingTitle.tsx';
import * as styles from './shell.css.ts';

interface ScreenSkeletonProps {
  /** Title of the screen, until its own heading is rendered. */
  title?: string;
}

/** Placeholder of a screen while its code or primary data is loading. */
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
