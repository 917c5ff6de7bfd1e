import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const DELAY_MS = 450;
const PACE_MS = 90;

/**
 * Repeats an action while a button is held. A single press runs it once, whether by pointer, key or
 * assistive technology. One hook for all buttons of a control, because a cart has many.
 *
 * @param acts action of each button; returning false ends the repetition
 * @returns props to spread over each button
 */
export function useHold<Name extends string>(acts: Readonly<Record<Name, () => boolean>>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(acts);
  /** The click at the end of a hold is not another press. */
  const isHeld = useRef(false);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function release() {
    clearTimeout(timer.current);
  }
  function repeat(name: Name) {
    isHeld.current = true;
    if (latest.current[name]()) timer.current = setTimeout(repeat, PACE_MS, name);
  }

  return (name: Name) => ({
    onPointerDown(event: PointerEvent) {
      isHeld.current = false;
      release();
      if (event.button === 0) timer.current = setTimeout(repeat, DELAY_MS, name);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onClick({ detail }: MouseEvent) {
      release();
      // Keys and assistive technology cannot hold, so a hold that ended beside the button does not
      // affect them.
      if (!isHeld.current || !detail) acts[name]();
      isHeld.current = false;
    },
  });
}
