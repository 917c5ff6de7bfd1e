import { useEffect } from 'react';

/** Moves the focus to a useful element when the focused one is removed: see `restoreFocus`, which is loaded after the first view. */
export function useFocusRestore(): void {
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    async function start() {
      const { restoreFocus } = await import('./restoreFocus.ts');
      if (!isUnmounted) stop = restoreFocus();
    }
    // If loading fails, the browser's default applies: the focus moves to the body.
    start().catch(() => undefined);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
}
