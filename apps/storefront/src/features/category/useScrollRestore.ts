import { useEffect, useRef } from 'react';

interface LoadedList {
  /** Number of pages that are loaded. */
  loaded: number;
  hasMore: boolean;
  status: 'idle' | 'loading' | 'error';
  fetchMore: () => unknown;
}

/** The number of loaded pages and the scroll position of a list, stored in its history entry. */
interface ScrollState {
  loaded: number;
  scrollY: number;
}

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Loads a list up to its previous length when the shopper returns to it, and restores the scroll position. The browser does this
 * only while the page stays in memory, which phones do not guarantee. Scrolling, touch or a key press cancels the restoration.
 */
export function useScrollRestore({ loaded, hasMore, status, fetchMore }: LoadedList): void {
  const pending = useRef<ScrollState | null>(null);

  useEffect(() => {
    pending.current = readScrollState();
    const cancel = () => {
      pending.current = null;
    };
    for (const type of USER_INPUT_EVENTS) window.addEventListener(type, cancel, { once: true, passive: true });
    return () => {
      for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, cancel);
    };
  }, []);

  useEffect(() => {
    const scrollState = pending.current;
    if (!scrollState || status === 'loading') return;
    if (loaded < scrollState.loaded && hasMore && status === 'idle') {
      void fetchMore();
      return;
    }
    pending.current = null;
    window.scrollTo(0, scrollState.scrollY);
  }, [loaded, hasMore, status, fetchMore]);

  useEffect(() => {
    if (loaded < 2) return;
    const { href } = window.location;
    const store = () => {
      // The next screen may be loading already.
      if (pending.current || window.location.href !== href) return;
      const scrollState: ScrollState = { loaded, scrollY: window.scrollY };
      window.history.replaceState({ ...window.history.state, scrollState }, '');
    };
    window.addEventListener('scrollend', store);
    return () => window.removeEventListener('scrollend', store);
  }, [loaded]);
}

function readScrollState(): ScrollState | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('scrollState' in state)) return null;
  const { scrollState } = state;
  if (
    typeof scrollState !== 'object' ||
    scrollState === null ||
    !('loaded' in scrollState) ||
    !('scrollY' in scrollState)
  )
    return null;
  const { loaded, scrollY } = scrollState;
  return typeof loaded === 'number' && typeof scrollY === 'number' ? { loaded, scrollY } : null;
}
