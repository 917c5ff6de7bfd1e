import { useEffect } from 'react';

/** Hands the focus on when what has it leaves the screen: see `restoreFocus`, whose code no first view waits for. */
export function useFocusRestore(): void {
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    async function begin() {
      const { restoreFocus } = await import('./restoreFocus.ts');
      if (!isGone) end = restoreFocus();
    }
    // Without it the browser gives the focus to the page.
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
}
