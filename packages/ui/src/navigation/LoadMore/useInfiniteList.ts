import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { useMessages } from '../../intl/useMessages.ts';

export interface InfiniteListOptions {
  /** Loading state of the list. */
  status: 'idle' | 'loading' | 'error';
  /** Whether there is more to load. */
  hasMore: boolean;
  /** Loads more, also again after a failure. */
  onLoadMore: () => void;
  /** Number of loaded items; when it grows after a request, the number of new items is announced. */
  itemCount?: number | undefined;
  /** Whether more is loaded automatically near the end. Keep a button for users who do not scroll. @default false */
  isAutomatic?: boolean | undefined;
}

/** Refs and props to render the end of a growing list. */
export interface InfiniteList {
  /** Ref of an element at the end of the list; automatic loading starts within 600 px of it. */
  near: RefObject<HTMLDivElement | null>;
  /** Ref of the final text, with `tabIndex={-1}`; it receives the focus of the button that disappears. */
  end: RefObject<HTMLParagraphElement | null>;
  /** Props of the button that loads more. */
  buttonProps: { onPress: () => void; isPending: boolean; onFocus: () => void; onBlur: () => void };
}

/** The logic of `LoadMore`, for a different look. */
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
    // Runs after the effect above: a request that starts with this render brings later items.
    if (status === 'loading') isAsked.current = true;
  });

  // React fires no blur event for an unmounted element with the focus.
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (hasMore || !isFocused.current) return;
    isFocused.current = false;
    end.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const isWatching = isAutomatic && hasMore && status === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may still be near after loading, and a new observer reports that
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

/**
 * Announces the number of new items. A list that shrinks, or grows without a request, is a
 * different list and is not announced.
 */
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
