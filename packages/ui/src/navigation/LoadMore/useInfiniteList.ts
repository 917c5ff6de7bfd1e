import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useMessages } from '../../intl/useMessages.ts';

export interface InfiniteListOptions {
  /** What the list is doing. */
  status: 'idle' | 'loading' | 'error';
  /** Whether there is more to load. */
  hasMore: boolean;
  /** Loads it, also once more after a failure. */
  onLoadMore: () => void;
  /** How many things the list holds by now; when it grows once more was asked for, how many came is announced. */
  itemCount?: number | undefined;
  /** Whether more is loaded when a reader comes near. Keep a button, for those who do not scroll. @default false */
  isAutomatic?: boolean | undefined;
}

/** What the end of a growing list is drawn with. */
export interface InfiniteList {
  /** Of an element at the end of the list: within 600 px of it a reader is near. */
  near: RefObject<HTMLDivElement | null>;
  /** Of the last words, with `tabIndex={-1}`, which have the focus when the button goes with it. */
  end: RefObject<HTMLParagraphElement | null>;
  /** Of the button that loads more. */
  buttonProps: { onPress: () => void; isPending: boolean; onFocus: () => void; onBlur: () => void };
}

/** The logic of `LoadMore`, for another drawing of it. */
export function useInfiniteList(options: InfiniteListOptions): InfiniteList {
  const { status, hasMore, onLoadMore, itemCount, isAutomatic = false } = options;
  const near = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  useSpokenGrowth(itemCount, isAsked);
  function load() {
    isAsked.current = true;
    onLoadMore();
  }
  const loadNear = useEffectEvent(load);
  useEffect(() => {
    // What is on its way comes later than what came with this.
    if (status === 'loading') isAsked.current = true;
  });

  // To React, what goes away with the focus was never blurred.
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (hasMore || !isFocused.current) return;
    isFocused.current = false;
    end.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const isWatching = isAutomatic && hasMore && status === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came may leave the end near, of which an observer only tells when it is new
  useEffect(() => {
    if (!isWatching || !near.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadNear();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [isWatching, itemCount]);

  return {
    near,
    end,
    buttonProps: {
      onPress: load,
      isPending: status === 'loading',
      onFocus: () => {
        isFocused.current = true;
      },
      onBlur: () => {
        isFocused.current = false;
      },
    },
  };
}

/** Says how many things came. A list that gets shorter, or longer though nobody asked for more, is another list and says nothing. */
function useSpokenGrowth(itemCount: number | undefined, isAsked: RefObject<boolean>): void {
  const t = useMessages('navigation', 'LoadMore');
  const announce = useAnnounce();
  const last = useRef(itemCount);
  useEffect(() => {
    const before = last.current;
    last.current = itemCount;
    if (itemCount === before) return;
    const wasAsked = isAsked.current;
    isAsked.current = false;
    if (!wasAsked || itemCount === undefined || before === undefined || itemCount < before) return;
    announce(t('loadedMore', { count: itemCount - before, total: itemCount }), { key: 'list' });
  }, [itemCount, isAsked, t, announce]);
}
