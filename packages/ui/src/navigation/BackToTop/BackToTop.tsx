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
  /** Scroll distance after which the button appears, px. @default 800 */
  threshold?: number | undefined;
  /** Id of the element to focus. @default the page's `main` */
  targetId?: string | undefined;
  /** Name of the button. @default "Back to top" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that scrolls a long page to the top and moves the focus there. */
export function BackToTop({ threshold = 800, targetId, label, className, ...remainingProps }: BackToTopProps) {
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
    // Elements that are no controls need a `tabindex` to receive the focus.
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
  }

  return (
    <button
      aria-label={label ?? t('backToTop')}
      {...remainingProps}
      type="button"
      data-hidden={!isFarDown || undefined}
      className={joinClass(styles.root, className)}
      onClick={goUp}
    >
      <Icon glyph={ArrowUp} />
    </button>
  );
}
