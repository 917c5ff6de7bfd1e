import { type ButtonHTMLAttributes, type Ref, useEffect, useState } from 'react';
import { ArrowUp } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { isStill } from '../../theme/motion.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'children' | 'style' | 'type' | 'onClick' | 'disabled' | 'aria-label' | 'aria-labelledby'
  > {
  /** How far down the page the button appears, px. @default 800 */
  threshold?: number | undefined;
  /** Id of what takes the focus. @default the page's `main` */
  targetId?: string | undefined;
  /** Name of the button. @default "Back to top" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Far down a long page, the way up. Keys and screen readers go up with it. */
export function BackToTop({ threshold = 800, targetId, label, className, ...rest }: BackToTopProps) {
  const t = useMessages('navigation', 'BackToTop');
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);

  function goUp() {
    const target = targetId === undefined ? document.querySelector('main') : document.getElementById(targetId);
    // What is no control takes the focus only when told that it may.
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
  }

  return (
    <button
      aria-label={label ?? t('backToTop')}
      {...rest}
      type="button"
      data-hidden={!isFarDown || undefined}
      className={joinClass(styles.root, className)}
      onClick={goUp}
    >
      <Icon glyph={ArrowUp} />
    </button>
  );
}
