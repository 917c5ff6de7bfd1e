import { type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './LoadMore.css.ts';
import { loadMoreWords } from './LoadMore.words.ts';

export interface LoadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** What the list is doing. */
  status: 'idle' | 'loading' | 'error';
  /** Whether there is more to load. */
  hasMore: boolean;
  /** Loads it, also once more after a failure. */
  onLoadMore: () => void;
  /** End of the list that grows; at its start nothing is drawn once all is there. @default 'end' */
  edge?: 'start' | 'end' | undefined;
  /** How many things the list holds by now; when it grows, how many came is announced. */
  itemCount?: number | undefined;
  /** Whether more is loaded when a reader comes near. The button stays, for those who do not scroll. @default false */
  isAutomatic?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** End of a list that grows: a button, and on approach by itself where the owner wants that. The focus stays on it, and on its last words. */
export function LoadMore(props: LoadMoreProps) {
  const { status, hasMore, onLoadMore, edge = 'end', itemCount, isAutomatic = false, className, ...rest } = props;
  const words = useWords(loadMoreWords);
  const near = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });
  useSpokenGrowth(itemCount);

  const end = useRef<HTMLParagraphElement>(null);
  // To React, what goes away with the focus was never blurred.
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (hasMore || !isFocused.current) return;
    isFocused.current = false;
    end.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const isWatching = isAutomatic && hasMore && status === 'idle';
  useEffect(() => {
    if (!isWatching || !near.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [isWatching]);

  const more = edge === 'start' ? words.loadPrevious : words.loadMore;
  return (
    <div {...rest} className={joinClass(styles.root, className)}>
      <div ref={near} />
      {status === 'error' && (
        <p role="alert" className={styles.failure}>
          {words.loadFailed}
        </p>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          isPending={status === 'loading'}
          pendingLabel={words.loading}
          onPress={onLoadMore}
          onFocus={() => {
            isFocused.current = true;
          }}
          onBlur={() => {
            isFocused.current = false;
          }}
        >
          {status === 'error' ? words.retry : more}
        </Button>
      )}
      {!hasMore && (
        <p ref={end} tabIndex={-1}>
          {edge === 'end' && words.noMore}
        </p>
      )}
    </div>
  );
}

/** Says how many things came; a list that gets shorter is another list, and says nothing. */
function useSpokenGrowth(itemCount: number | undefined) {
  const words = useWords(loadMoreWords);
  const announce = useAnnounce();
  const last = useRef(itemCount);
  useEffect(() => {
    const before = last.current;
    last.current = itemCount;
    if (itemCount === undefined || before === undefined || itemCount <= before) return;
    announce(words.added(itemCount - before, itemCount), { key: 'list' });
  }, [itemCount, words, announce]);
}
