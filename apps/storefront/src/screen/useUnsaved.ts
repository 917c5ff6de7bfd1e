import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';

/**
 * Asks for confirmation before a screen with an unsaved form is left or the page is closed.
 *
 * @returns a function that sets whether the form has unsaved changes. Call it with `false` right after saving.
 * @example
 * const markUnsaved = useUnsaved();
 * <Form onDirtyChange={markUnsaved} />
 */
export function useUnsaved(): (isUnsaved: boolean) => void {
  const { leaveGuard } = useServices();
  const unblock = useRef<(() => void) | null>(null);
  const mark = useCallback(
    (isUnsaved: boolean) => {
      if (isUnsaved === (unblock.current !== null)) return;
      unblock.current?.();
      unblock.current = isUnsaved ? leaveGuard.block() : null;
    },
    [leaveGuard],
  );
  useEffect(() => () => mark(false), [mark]);
  return mark;
}
