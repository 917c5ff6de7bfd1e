import { type RefObject, useEffect, useRef } from 'react';
import { headingIn, placesAround } from '../../foundations/headingIn.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';

/**
 * Moves the focus to a region and back with F6. Also moves it back when the focused element in the
 * region was removed. If its previous element was removed too, such as the text of an empty list
 * after an undo, focuses the nearest heading.
 *
 * @param region of the messages
 * @param turns  which messages are shown
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, turns: readonly number[]): void {
  /** The previously focused element, and its ancestors for when it has been removed. */
  const cameFrom = useRef<{ element: HTMLElement; around: readonly Element[] }>(null);

  const isInside = () => region.current?.contains(document.activeElement) ?? false;
  const goBack = () => {
    if (!cameFrom.current) return;
    const { element, around } = cameFrom.current;
    cameFrom.current = null;
    (element.isConnected ? element : headingIn(around))?.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || turns.length === 0) return;
    event.preventDefault();
    if (isInside()) return goBack();
    (firstControl(region.current) ?? region.current)?.focus();
  });
  // In the capture phase, because an open dialog stops the propagation of keys.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  // By keyboard or by pointer.
  const onFocusIn = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = { element: relatedTarget, around: placesAround(relatedTarget) };
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
