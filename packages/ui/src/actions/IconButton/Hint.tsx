import { useEffect, useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import * as styles from './Hint.css.ts';

interface HintProps {
  button: HTMLElement;
  label: string;
  side?: 'above' | 'below' | 'beside' | undefined;
  /** Called when the button moves away. For a hint below the button, also on Escape and on a press elsewhere. */
  onLeave: () => void;
}

/** Distance from the button and from the edges of the window, px. */
const GAP = 8;

/**
 * A tooltip with a button's name or an error: above the button, below or beside it, on the opposite
 * side where there is no room. It is in the top layer, so that nothing clips it.
 */
export function Hint({ button, label, side = 'above', onLeave }: HintProps) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    if (!element) return;
    // Missing in older browsers and in jsdom.
    element.showPopover?.();
    const at = button.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    if (side === 'beside') {
      const right = at.right + GAP;
      const left = at.left - width - GAP;
      const isRight = isRightToLeft(button) ? left < GAP : right + width + GAP <= room || left < GAP;
      element.style.top = `${at.top + (at.height - height) / 2}px`;
      element.style.left = `${isRight ? right : left}px`;
      return;
    }
    const above = at.top - height - GAP;
    const below = at.bottom + GAP;
    const isAbove = side === 'above' ? above >= GAP : below + height + GAP > innerHeight;
    const middle = at.left + (at.width - width) / 2;
    element.style.top = `${isAbove ? above : below}px`;
    element.style.left = `${Math.max(GAP, Math.min(middle, room - width - GAP))}px`;
  }, [button, side]);
  useEffect(() => {
    document.addEventListener('scroll', onLeave, { capture: true, once: true });
    return () => document.removeEventListener('scroll', onLeave, { capture: true });
  });
  return (
    <span
      ref={hint}
      role="tooltip"
      popover={side === 'below' ? 'auto' : 'manual'}
      className={styles.hint}
      onToggle={({ newState }) => newState === 'closed' && onLeave()}
    >
      {label}
    </span>
  );
}
