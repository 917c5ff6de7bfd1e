import { useEffect, useRef } from 'react';

interface ListSoFar {
  /** How many pages stand below each other. */
  loaded: number;
  hasMore: boolean;
  status: 'idle' | 'loading' | 'error';
  fetchMore: () => unknown;
}

/** How far a list went on loading, and how far down somebody was; kept with its entry of the browser's history. */
interface ScrollState {
  loaded: number;
  scrollY: number;
}

const OWN_WAYS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Makes a list as long as it was when somebody left it, and goes to where they were. The browser does it alone only as long as the
 * shop stays in memory, which phones do not promise. Whoever moves meanwhile stays where they are.
 */
export function useScrollRestore({ loaded, hasMore, status, fetchMore }: ListSoFar): void {
  const wanted = useRef<ScrollState | null>(null);

  useEffect(() => {
    wanted.current = readPlace();
    const stay = () => {
      wanted.current = null;
    };
    for (const way of OWN_WAYS) window.addEventListener(way, stay, { once: true, passive: true });
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, stay);
    };
  }, []);

  useEffect(() => {
    const place = wanted.current;
    if (!place || status === 'loading') return;
    if (loaded < place.loaded && hasMore && status === 'idle') {
      void fetchMore();
      return;
    }
    wanted.current = null;
    window.scrollTo(0, place.scrollY);
  }, [loaded, hasMore, status, fetchMore]);

  useEffect(() => {
    if (loaded < 2) return;
    const { href } = window.location;
    const keep = () => {
      // The next screen may be on its way already.
      if (wanted.current || window.location.href !== href) return;
      const place: ScrollState = { loaded, scrollY: window.scrollY };
      window.history.replaceState({ ...window.history.state, place }, '');
    };
    window.addEventListener('scrollend', keep);
    return () => window.removeEventListener('scrollend', keep);
  }, [loaded]);
}

function readPlace(): ScrollState | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { place } = state;
  if (typeof place !== 'object' || place === null || !('loaded' in place) || !('scrollY' in place)) return null;
  const { loaded, scrollY } = place;
  return typeof loaded === 'number' && typeof scrollY === 'number' ? { loaded, scrollY } : null;
}
