import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes the focus to a region and back with F6, and back when what had the focus in it has gone.
 *
 * @param region of the messages
 * @param count  how many messages there are
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, count: number): void {
  const cameFrom = useRef<HTMLElement>(null);

  const isInside = () => region.current?.contains(document.activeElement) ?? false;
  const goBack = () => {
    cameFrom.current?.focus();
    cameFrom.current = null;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || count === 0) return;
    event.preventDefault();
    if (isInside()) return goBack();
    firstStop(region.current)?.focus();
  });
  // In the capturing phase, because an open dialog keeps keys to itself.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  // By key or by pointer.
  const onFocusIn = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  });
  useEffect(() => {
    const element = region.current;
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [region]);

  const before = useRef(count);
  useEffect(() => {
    const hasLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (!hasLost || !cameFrom.current) return;
    if (count > 0) firstStop(region.current)?.focus();
    else goBack();
  });
}

/** The first control of the region; the region itself where there is none. */
function firstStop(region: HTMLElement | null): HTMLElement | null {
  return region?.querySelector<HTMLElement>('button') ?? region;
}
