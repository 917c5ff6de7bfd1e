import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const DELAY_MS = 450;
const PACE_MS = 90;

/**
 * Repeats an action while a button is held down. One press does it once, whatever makes the press: pointer, key or
 * assistive technology. For all buttons of one control together, because a cart has many controls.
 *
 * @param acts what each button does; false ends the repetition
 * @returns what to spread over each button
 */
export function useHold<Name extends string>(acts: Readonly<Record<Name, () => boolean>>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(acts);
  /** The click that ends a hold is not one more press. */
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
      // Keys and assistive technology hold nothing, so a hold that ended beside the button is not theirs.
      if (!isHeld.current || !detail) acts[name]();
      isHeld.current = false;
    },
  });
}
