import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

interface TabOutProps {
  /** The button that opened the menu. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Lets Tab leave a menu: it closes, and the browser moves the focus from its button.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/#keyboardinteraction
 */
export function TabOut({ button, onClose, children }: TabOutProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    // React Aria would cycle the focus within the popover.
    event.stopPropagation();
    // Nothing outside can have the focus while it is open.
    flushSync(onClose);
    button.current?.focus();
  }
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
