import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { isComposing } from '../../intl/isComposing.ts';

/**
 * Returns whether the component has not been painted yet. Hiding the rest of the page and moving
 * the focus force another style and layout pass. Delaying that by one frame makes the layer visible
 * sooner. (Elements with `autoFocus` get the focus at once.)
 *
 * @param isOpen whether the layer is open; a layer that closes before it was painted never takes
 * the focus
 * @param onEscape called on Escape before that, while keys still go to the previously focused
 * element
 */
export function useIsEntering(isOpen: boolean, onEscape: () => void): boolean {
  const [isEntering, setEntering] = useState(true);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, repeat, shiftKey } = event;
    if (key !== 'Escape' || repeat || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return;
    // Prevents the default action at the focused element, such as clearing a search field.
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!isEntering || !isOpen) return;
    document.addEventListener('keydown', onKeyDown, { capture: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // At once, so that layers which open together hide each other in their order.
      timer = setTimeout(() => flushSync(() => setEntering(false)));
    });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isEntering, isOpen]);
  return isEntering;
}
