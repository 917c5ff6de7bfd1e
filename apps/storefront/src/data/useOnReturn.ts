import { useEffect } from 'react';

/**
 * Calls when a screen opens and whenever the shopper comes back to it: from another tab, or by the back button to a page that
 * the browser kept as it was.
 *
 * @param onReturn keep it the same function where possible
 */
export function useOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = () => {
      if (!document.hidden) onReturn();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    onReturn();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [onReturn]);
}
