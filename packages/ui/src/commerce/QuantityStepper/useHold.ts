import { type PointerEvent, useEffect, useRef } from 'react';

const DELAY_MS = 450;
const PACE_MS = 90;

/**
 * Repeats an action while a button is held down. One press does it once, whatever makes the press: pointer, key or
 * assistive technology.
 *
 * @param act does it once more; false ends the repetition
 * @returns what to spread over the button
 */
export function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  /** The click that ends a hold is not one more press. */
  const isHeld = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function release() {
    clearTimeout(timer.current);
  }
  function repeat() {
    isHeld.current = true;
    if (latest.current()) timer.current = setTimeout(repeat, PACE_MS);
  }

  return {
    onPointerDown(event: PointerEvent) {
      isHeld.current = false;
      release();
      if (event.button === 0) timer.current = setTimeout(repeat, DELAY_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onClick() {
      release();
      if (!isHeld.current) act();
      isHeld.current = false;
    },
  };
}
