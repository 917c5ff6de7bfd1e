import { type Ref, useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './LoadMore.css.ts';
import { loadMoreWords } from './LoadMore.words.ts';

export interface LoadMoreProps {
  status: 'idle' | 'loading' | 'error';
  /** Whether there is more to load. */
  hasMore: boolean;
  onLoadMore: () => void;
  /** Whether more is loaded when a reader comes near. The button stays, for those who do not scroll. @default false */
  isAutomatic?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** End of a list that grows: a button, and on approach by itself where the owner wants that. */
export function LoadMore({ status, hasMore, onLoadMore, isAutomatic = false, className, ref }: LoadMoreProps) {
  const words = useWords(loadMoreWords);
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  const isWatching = isAutomatic && hasMore && status === 'idle';
  useEffect(() => {
    if (!isWatching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);

  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      <div ref={end} />
      {status === 'error' && (
        <p role="alert" className={styles.failure}>
          {words.loadFailed}
        </p>
      )}
      {hasMore ? (
        <Button variant="quiet" isPending={status === 'loading'} pendingLabel={words.loading} onPress={onLoadMore}>
          {status === 'error' ? words.retry : words.loadMore}
        </Button>
      ) : (
        <p>{words.noMore}</p>
      )}
    </div>
  );
}
