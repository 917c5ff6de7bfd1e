import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

interface TabOutProps {
  /** The button that opened the menu. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Lets Tab leave a menu: it closes, and the browser goes on from its button.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/#keyboardinteraction
 */
export function TabOut({ button, onClose, children }: TabOutProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    // React Aria would go round within the popover.
    event.stopPropagation();
    // As long as it is open, nothing else can have the focus.
    flushSync(onClose);
    button.current?.focus();
  }
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
