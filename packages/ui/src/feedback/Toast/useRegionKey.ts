import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes the focus to a region and back with F6, and back when what had the focus in it has gone.
 *
 * @param region of the messages
 * @param turns  which messages are shown
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, turns: readonly number[]): void {
  const cameFrom = useRef<HTMLElement>(null);

  const isInside = () => region.current?.contains(document.activeElement) ?? false;
  const goBack = () => {
    cameFrom.current?.focus();
    cameFrom.current = null;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || turns.length === 0) return;
    event.preventDefault();
    if (isInside()) return goBack();
    (firstControl(region.current) ?? region.current)?.focus();
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

  const before = useRef(turns);
  useEffect(() => {
    const isOneGone = before.current.some((turn) => !turns.includes(turn));
    before.current = turns;
    if (!isOneGone || document.activeElement !== document.body || !cameFrom.current) return;
    const control = firstControl(region.current);
    if (control) control.focus();
    else goBack();
  });
}

function firstControl(region: HTMLElement | null): HTMLElement | null | undefined {
  return region?.querySelector('button');
}
