import { type DOMAttributes, useEffect, useRef, useState } from 'react';
import { Hint } from './Hint.tsx';

type Handlers<E extends HTMLElement> = Pick<
  DOMAttributes<E>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

/** How long the pointer must rest before the name appears, ms. */
const REST = 600;

interface HintLook {
  /** Preferred side; the other one is used where there is no room. @default 'above' */
  side?: 'above' | 'beside' | undefined;
}

/**
 * Shows the name of an icon button or link on hover and on keyboard focus; Escape and a press hide
 * it. Lighter than `Tooltip`, because a page has many such buttons.
 *
 * @param own the control's other handlers for these events
 */
export function useHint<E extends HTMLElement>(label: string, isOn: boolean, own: Handlers<E>, look: HintLook = {}) {
  const [button, setButton] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOn) return;
    return () => {
      clearTimeout(timer.current);
      setButton(undefined);
    };
  }, [isOn]);

  function show(element: HTMLElement, delay: number) {
    clearTimeout(timer.current);
    if (delay === 0) setButton(element);
    else timer.current = setTimeout(() => setButton(element), delay);
  }
  function hide() {
    clearTimeout(timer.current);
    setButton(undefined);
  }
  const handlers: Handlers<E> = {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'mouse') show(event.currentTarget, REST);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      hide();
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      // Escape also reaches the dialog around it: the hint only repeats the name.
      if (['Escape', 'Enter', ' '].includes(event.key)) hide();
    },
  };
  if (!isOn) return { handlers: {}, hint: null };
  return { handlers, hint: button ? <Hint {...look} button={button} label={label} onLeave={hide} /> : null };
}
