import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './LoadMore.css.ts';
import { type InfiniteListOptions, useInfiniteList } from './useInfiniteList.ts';

export interface LoadMoreProps extends InfiniteListOptions, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** End of the list that grows; at the start nothing is rendered once complete. @default 'end' */
  edge?: 'start' | 'end' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * End of a list that grows: a button, with automatic loading on approach if the parent wants that.
 * The focus stays on the button, and then on the final text.
 */
export function LoadMore(props: LoadMoreProps) {
  const { status, hasMore, onLoadMore, itemCount, isAutomatic, edge = 'end', className, ...remainingProps } = props;
  const t = useMessages('navigation', 'LoadMore');
  const { near, end, buttonProps } = useInfiniteList({ status, hasMore, onLoadMore, itemCount, isAutomatic });
  const more = edge === 'start' ? t('loadPrevious') : t('loadMore');
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      <div ref={near} />
      {status === 'error' && (
        <p role="alert" className={styles.failure}>
          {t('loadFailed')}
        </p>
      )}
      {hasMore && (
        <Button variant="quiet" pendingLabel={t('loading')} {...buttonProps}>
          {status === 'error' ? t('retry') : more}
        </Button>
      )}
      {!hasMore && (
        <p ref={end} tabIndex={-1}>
          {edge === 'end' && t('noMore')}
        </p>
      )}
    </div>
  );
}
