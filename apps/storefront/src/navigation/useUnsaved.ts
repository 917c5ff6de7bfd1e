import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../app/services.ts';

/**
 * Keeps a form from being left by mistake: before its screen is left, or the page is closed, the shopper is asked.
 *
 * @returns to be told whether the form holds what is not saved; right after saving, that it does not
 */
export function useUnsaved(): (isUnsaved: boolean) => void {
  const { leaveGuard } = useServices();
  const release = useRef<(() => void) | null>(null);
  const mark = useCallback(
    (isUnsaved: boolean) => {
      if (isUnsaved === (release.current !== null)) return;
      release.current?.();
      release.current = isUnsaved ? leaveGuard.hold() : null;
    },
    [leaveGuard],
  );
  useEffect(() => () => mark(false), [mark]);
  return mark;
}
