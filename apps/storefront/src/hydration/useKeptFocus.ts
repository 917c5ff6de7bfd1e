import { useEffect } from 'react';

/** Hands the focus on when what has it leaves the screen: see `keepFocus`, whose code no first view waits for. */
export function useKeptFocus(): void {
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    async function begin() {
      const { keepFocus } = await import('./keepFocus.ts');
      if (!isGone) end = keepFocus();
    }
    // Without it the browser gives the focus to the page.
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
}
