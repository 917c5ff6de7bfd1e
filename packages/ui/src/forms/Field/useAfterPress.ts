import { useEffect, useRef } from 'react';

/**
 * Puts a task off until the press under way is over. An error that appears while a button is pressed moves the button away
 * from under the finger, and the press is lost.
 *
 * @param isNeeded whether to watch presses at all
 */
export function useAfterPress(isNeeded: boolean): (task: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isNeeded) return;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      if (!waiting.current) return;
      // The click comes after the release.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, [isNeeded]);

  return (task) => {
    if (isPressed.current) waiting.current = task;
    else task();
  };
}
