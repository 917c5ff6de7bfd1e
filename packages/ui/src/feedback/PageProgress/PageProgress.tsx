import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './PageProgress.css.ts';

export interface PageProgressProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** Whether a page is loading. */
  isActive: boolean;
  /** Accessible name. @default "Loading" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A thin line along the top of the window while the next page loads; shown only after 200 ms. */
export function PageProgress({ isActive, label, className, ...remainingProps }: PageProgressProps) {
  const t = useMessages('feedback', 'PageProgress');
  if (!isActive) return null;
  return (
    <div
      role="progressbar"
      aria-label={label ?? t('loading')}
      {...remainingProps}
      className={joinClass(styles.root, className)}
    >
      <div className={styles.bar} />
    </div>
  );
}
