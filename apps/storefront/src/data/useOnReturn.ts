import { useEffect } from 'react';

/**
 * Calls a function when the screen opens and when the user returns to it from another tab or through the back/forward cache.
 *
 * @param onReturn memoize it: a new function is called at once
 */
export function useOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (!document.hidden) onReturn();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    onReturn();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [onReturn]);
}
