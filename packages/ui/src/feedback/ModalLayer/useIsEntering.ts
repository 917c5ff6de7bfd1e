import { useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '../../intl/isComposing.ts';

/**
 * Whether its component has not been painted yet. To hide the rest of the page and to move the focus makes the browser compute styles
 * and layout once more: whoever opened something sees it sooner when that comes a frame later. (What asks for `autoFocus` has it at
 * once.)
 *
 * @param isOpen whether it is open; closed before it was painted, it stays as it is and never takes the focus
 * @param onEscape called when its reader leaves before, while keys still go to what had the focus
 */
export function useIsEntering(isOpen: boolean, onEscape: () => void): boolean {
  const [isEntering, setEntering] = useState(true);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, repeat, shiftKey } = event;
    if (key !== 'Escape' || repeat || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return;
    // Nor does it do what it does where the focus is: empty a search field, say.
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!isEntering || !isOpen) return;
    document.addEventListener('keydown', onKeyDown, { capture: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setEntering(false));
    });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isEntering, isOpen]);
  return isEntering;
}
